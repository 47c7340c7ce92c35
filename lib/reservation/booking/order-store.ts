import "client-only";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";
import { venueDay } from "@/lib/time/venue-time";
import { type Attribution, readAttribution } from "@/lib/tracking/entry/attribution";

const KEY = "orders";
const MAX_ORDERS = 12;
const MAX_AGE_MS = 24 * 60 * 60_000;

const orderSchema = z.object({
  draft: z.string(),
  at: z.number(),
  /** Number of times this request has been refused or has ended before: each time it becomes a new one. */
  attempt: z.int().check(z.minimum(0)),
  reservationId: z.optional(z.string()),
  attribution: z.object({
    esUuid: z.optional(z.string()),
    campaign: z.optional(z.string()),
    sharedBy: z.optional(z.string()),
  }),
});

/**
 * A draft on its way to a reservation: how often it was tried, where its guest came from, which reservation it became.
 */
export type Order = z.output<typeof orderSchema>;

// Fallback within this page where storage is forbidden.
let remembered: Order[] = [];

/**
 * Returns the order of a draft, in whichever tab of this browser it began (R6.9). The guest's attribution is stored
 * with it: the same key must carry the same content.
 */
export function findOrCreateOrder(draft: string): Order {
  const known = recallOrder(draft);
  if (known !== undefined) return known;
  const order = beginOrder(draft, 0);
  write([...read(), order]);
  return order;
}

/**
 * Returns the key that makes an order one however often it is sent. It is derived from the order alone: storage reaches
 * other tabs with a delay, and two that send at once must send the same key.
 */
export function orderIdempotencyKey({ draft, attempt, at, attribution }: Order): Promise<string> {
  return hashDraft([draft, attempt, venueDay(new Date(at)), attribution]);
}

/** Returns the order of a draft, if there is one from the last 24 hours. */
function recallOrder(draft: string): Order | undefined {
  return read().find((order) => order.draft === draft);
}

/** Stores the reservation that an order became. */
export function completeOrder(order: Order, reservationId: string): void {
  replace({ ...order, reservationId });
}

/** Ends an order that was refused or has ended, so that the same request may be sent as a new one; returns that. */
export function renewOrder(order: Order): Order {
  // Another tab may have succeeded with it meanwhile.
  const known = recallOrder(order.draft);
  if (known?.reservationId !== undefined && known.reservationId !== order.reservationId) return known;
  const renewed = beginOrder(order.draft, order.attempt + 1);
  replace(renewed);
  return renewed;
}

/** Returns the hash that identifies a draft without revealing it. */
export async function hashDraft(draft: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function beginOrder(draft: string, attempt: number): Order {
  const { esUuid, campaign, sharedBy }: Attribution = readAttribution();
  return {
    draft,
    attempt,
    at: Date.now(),
    attribution: {
      ...(esUuid === undefined ? {} : { esUuid }),
      ...(campaign === undefined ? {} : { campaign }),
      ...(sharedBy === undefined ? {} : { sharedBy }),
    },
  };
}

function replace(order: Order): void {
  write([...read().filter(({ draft }) => draft !== order.draft), order]);
}

function read(): Order[] {
  const stored = z.array(orderSchema).safeParse(readStored("localStorage", KEY));
  const orders = stored.success ? stored.data : remembered;
  return orders.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
}

function write(orders: Order[]): void {
  remembered = orders.slice(-MAX_ORDERS);
  writeStored("localStorage", KEY, remembered);
}
