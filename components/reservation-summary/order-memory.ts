import "client-only";
import { z } from "zod";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type Attribution, readAttribution } from "@/lib/tracking/attribution";

const KEY = "orders";
const KEPT = 12;
const KEPT_MS = 24 * 60 * 60_000;

const orderSchema = z.object({
  draft: z.string(),
  key: z.string(),
  at: z.number(),
  reservationId: z.string().optional(),
  attribution: z.object({
    esUuid: z.string().optional(),
    campaign: z.string().optional(),
    sharedBy: z.string().optional(),
  }),
});

/** One draft on its way to a reservation: the key that makes it one however often it is sent, and what it became. */
export type Order = z.output<typeof orderSchema>;

// Where storage is forbidden, this page at least remembers.
let kept: Order[] = [];

/**
 * The order of a draft, in whatever tab of this browser it began (R6.9). Found or made without a pause, so that two
 * tabs at once make one. Where the guest came from is settled with it: the same key must carry the same words.
 */
export function takeOrder(draft: string): Order {
  const known = recallOrder(draft);
  if (known !== undefined) return known;
  const { esUuid, campaign, sharedBy }: Attribution = readAttribution();
  const order: Order = {
    draft,
    key: crypto.randomUUID(),
    at: Date.now(),
    attribution: {
      ...(esUuid === undefined ? {} : { esUuid }),
      ...(campaign === undefined ? {} : { campaign }),
      ...(sharedBy === undefined ? {} : { sharedBy }),
    },
  };
  write([...read(), order]);
  return order;
}

/** The order of a draft, if there is one from the last day. */
export function recallOrder(draft: string): Order | undefined {
  return read().find((order) => order.draft === draft);
}

/** Remembers what an order became. */
export function settleOrder(draft: string, reservationId: string): void {
  write(read().map((order) => (order.draft === draft ? { ...order, reservationId } : order)));
}

/** Forgets an order that was refused or has ended, so that the same wish may be sent as a new one. */
export function forgetOrder(draft: string): void {
  write(read().filter((order) => order.draft !== draft));
}

/** What a draft is known by: nothing of it can be read from that. */
export async function nameDraft(draft: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(): Order[] {
  const stored = z.array(orderSchema).safeParse(readStored("localStorage", KEY));
  const orders = stored.success ? stored.data : kept;
  return orders.filter(({ at }) => Date.now() - at < KEPT_MS);
}

function write(orders: Order[]): void {
  kept = orders.slice(-KEPT);
  writeStored("localStorage", KEY, kept);
}
