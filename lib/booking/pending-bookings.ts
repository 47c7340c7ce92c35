import "client-only";
import * as z from "zod/mini";
import { venueDay } from "@/lib/base/venue-time";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type Attribution, readAttribution } from "@/lib/tracking/attribution";

const KEY = "orders";
const MAX_BOOKINGS = 12;
const MAX_AGE_MS = 24 * 60 * 60_000;

const bookingSchema = z.object({
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
export type PendingBooking = z.output<typeof bookingSchema>;

/**
 * Returns the booking of a draft, in whichever tab of this browser it began (R6.9). The guest's attribution is stored
 * with it: the same key must carry the same content.
 */
export function findOrCreateBooking(draft: string): PendingBooking {
  const known = recallBooking(draft);
  if (known !== undefined) return known;
  const booking = beginBooking(draft, 0);
  write([...read(), booking]);
  return booking;
}

/**
 * Returns the key that makes a booking one however often it is sent. It is derived from the booking alone: storage
 * reaches other tabs with a delay, and two that send at once must send the same key.
 */
export function idempotencyKeyOf({ draft, attempt, at, attribution }: PendingBooking): Promise<string> {
  return hashBooking([draft, attempt, venueDay(new Date(at)), attribution]);
}

/** Returns the booking of a draft, if there is one from the last 24 hours. */
function recallBooking(draft: string): PendingBooking | undefined {
  return read().find((booking) => booking.draft === draft);
}

/** Stores the reservation that a booking became. */
export function completeBooking(booking: PendingBooking, reservationId: string): void {
  replace({ ...booking, reservationId });
}

/** Ends a booking that was refused or has ended, so that the same request may be sent as a new one; returns that. */
export function renewBooking(booking: PendingBooking): PendingBooking {
  // Another tab may have succeeded with it meanwhile.
  const known = recallBooking(booking.draft);
  if (known?.reservationId !== undefined && known.reservationId !== booking.reservationId) return known;
  const renewed = beginBooking(booking.draft, booking.attempt + 1);
  replace(renewed);
  return renewed;
}

/** Returns the hash that identifies a draft without revealing it. */
export async function hashBooking(draft: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function beginBooking(draft: string, attempt: number): PendingBooking {
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

function replace(booking: PendingBooking): void {
  write([...read().filter(({ draft }) => draft !== booking.draft), booking]);
}

function read(): PendingBooking[] {
  const stored = z.array(bookingSchema).safeParse(readStored("localStorage", KEY));
  return (stored.data ?? []).filter(({ at }) => Date.now() - at < MAX_AGE_MS);
}

function write(bookings: PendingBooking[]): void {
  writeStored("localStorage", KEY, bookings.slice(-MAX_BOOKINGS));
}
