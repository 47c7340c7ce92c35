import "client-only";
import { writeStored } from "@/lib/browser/storage";

/** Remembers what was booked last on this browser (R6.8), under the specification's own key. */
export function rememberBooked(reservationId: string): void {
  writeStored("localStorage", "booked-reservation-id", reservationId);
}
