import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import { reservationIdSchema } from "@/lib/reservation/schema";

const KEY = "booked-reservation-id";

/** Remembers what was booked last on this browser (R6.8). */
export function rememberBooked(reservationId: string): void {
  writeStored("localStorage", KEY, reservationId);
}

/** What was booked last on this browser; undefined when nothing readable is there. */
export function readBooked(): string | undefined {
  const stored = reservationIdSchema.safeParse(readStored("localStorage", KEY));
  return stored.success ? stored.data : undefined;
}
