import "client-only";
import * as z from "zod/mini";
import { type SentMessage, sentMessageSchema } from "@/lib/booking/schema";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "just-booked";

const storedSchema = z.object({ reservationId: z.string(), sent: z.array(sentMessageSchema) });

/** Stores in this tab that a reservation was made or paid just now, and the messages the guest will get about it. */
export function rememberJustBooked(reservationId: string, sent: readonly SentMessage[]): void {
  const before = readJustBooked(reservationId);
  // The payment's response comes after the booking's; the latest that lists messages counts.
  writeStored("sessionStorage", KEY, { reservationId, sent: sent.length > 0 ? sent : (before ?? []) });
}

/** Returns the messages that the guest will get about a reservation made in this tab; undefined for any other. */
export function readJustBooked(reservationId: string): SentMessage[] | undefined {
  const stored = storedSchema.safeParse(readStored("sessionStorage", KEY));
  return stored.success && stored.data.reservationId === reservationId ? stored.data.sent : undefined;
}
