import { isInTime, lastCancel } from "@/lib/refund/refund-schedule";
import { displayGroup } from "@/lib/reservation/booking-status";
import { paymentState } from "@/lib/reservation/payment-state";
import type { BookingStatus } from "@/lib/reservation/schema";
import { venueInstant } from "@/lib/time/venue-instant";

type Table = { status: BookingStatus; date: string; time: string; timeZone?: string };

/** Whether a table is still ahead: its status is open and it has not started. `date` and `time` are venue time. */
export function isAhead({ status, date, time, timeZone }: Table, now: Date): boolean {
  return isOpen(status) && venueInstant(date, time, timeZone) > now;
}

function isOpen(status: BookingStatus): boolean {
  return ["pending", "accepted", "confirmed"].includes(displayGroup(status));
}

/**
 * Returns whether cancelling is offered (R8.2): as long as the table is ahead, also where it is too late and the dialog
 * says so; not while a payment is being settled, whose outcome is unknown.
 */
export function isCancelOffered(reservation: Table & Parameters<typeof paymentState>[0], now: Date): boolean {
  return paymentState(reservation) !== "processing" && isAhead(reservation, now);
}

/** Returns whether a guest may still cancel (`none`), and if not, why. `date` and `time` are venue time. */
export function cancelBlock({ status, ...table }: Table, now: Date): "none" | "tooLate" | "notOpen" {
  if (!isOpen(status)) return "notOpen";
  return isInTime(lastCancel(table), now) ? "none" : "tooLate";
}
