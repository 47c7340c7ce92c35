import "client-only";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type SentMessage, sentMessageSchema } from "@/lib/reservation/sent-message";

const KEY = "just-booked";

const keptSchema = z.object({ reservationId: z.string(), sent: z.array(sentMessageSchema) });

/** Puts by in this tab that a reservation was made or paid just now, and what the guest will be sent of it. */
export function rememberJustBooked(reservationId: string, sent: readonly SentMessage[]): void {
  const before = readJustBooked(reservationId);
  // The payment's answer comes after the booking's; the one that says something counts.
  writeStored("sessionStorage", KEY, { reservationId, sent: sent.length > 0 ? sent : (before ?? []) });
}

/** What the guest will be sent of a reservation that was made in this tab; undefined for any other. */
export function readJustBooked(reservationId: string): SentMessage[] | undefined {
  const kept = keptSchema.safeParse(readStored("sessionStorage", KEY));
  return kept.success && kept.data.reservationId === reservationId ? kept.data.sent : undefined;
}
