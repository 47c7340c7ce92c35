import { type VenueDateTime, venueInstant } from "@/lib/base/venue-instant";
import { isAhead, isOpen } from "@/lib/booking/booking-status";
import { paymentState } from "@/lib/booking/reservation-state";
import type { BookingStatus } from "@/lib/booking/schema";

const HOUR_MS = 3_600_000;
/** Guests cannot cancel within so many hours of the table: the outlet has already prepared (R8.2). */
export const CANCEL_CUTOFF_HOURS = 24;

type Table = VenueDateTime & { status: BookingStatus };

/** Returns the instant so many hours before a table, which elapse: a day with a clock change does not have 24. */
export function hoursBefore({ date, time, timeZone }: VenueDateTime, hours: number): Date {
  return new Date(venueInstant(date, time, timeZone).getTime() - hours * HOUR_MS);
}

/** Returns the last instant at which a guest may cancel a table. */
export function lastCancel(table: VenueDateTime): Date {
  return hoursBefore(table, CANCEL_CUTOFF_HOURS);
}

/** Returns whether something that ends at `until` still applies; that instant itself is in time, everywhere. */
export function isInTime(until: Date, now: Date): boolean {
  return now.getTime() <= until.getTime();
}

/** Returns whether a guest may still cancel (`none`), and if not, why. */
export function cancelBlock({ status, ...table }: Table, now: Date): "none" | "tooLate" | "notOpen" {
  if (!isOpen(status)) return "notOpen";
  return isInTime(lastCancel(table), now) ? "none" : "tooLate";
}

/**
 * Returns whether cancelling is offered (R8.2): as long as the table is ahead, also where it is too late and the dialog
 * says so; not while a payment is being settled, whose outcome is unknown.
 */
export function isCancelOffered(reservation: Table & Parameters<typeof paymentState>[0], now: Date): boolean {
  return paymentState(reservation) !== "processing" && isAhead(reservation, now);
}
