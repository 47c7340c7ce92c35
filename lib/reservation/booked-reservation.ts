import "client-only";
import { writeStored } from "@/lib/browser/storage";

/** Stores the id of the last reservation booked in this browser (R6.8), under the specification's key. */
export function rememberBooked(reservationId: string): void {
  writeStored("localStorage", "booked-reservation-id", reservationId);
}
