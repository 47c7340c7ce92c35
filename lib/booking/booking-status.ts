import { type VenueDateTime, venueInstant } from "@/lib/base/venue-instant";
import type { BookingStatus } from "@/lib/booking/schema";

/** The groups in which a guest sees the 24 statuses (R8.1). */
export const displayGroups = [
  "pending",
  "accepted",
  "confirmed",
  "delay",
  "cancelled",
  "noshow",
  "arrived",
  "partiallyArrived",
  "waiting",
  "dining",
  "finished",
] as const;

export type DisplayGroup = (typeof displayGroups)[number];

const groupOf: Record<BookingStatus, DisplayGroup> = {
  tentative: "pending",
  pending: "pending",
  accepted: "accepted",
  confirmed: "confirmed",
  delay: "delay",
  call_absent: "delay",
  call_message: "delay",
  call_wrong: "delay",
  cancelled: "cancelled",
  rejected: "cancelled",
  noshow: "noshow",
  arrived: "arrived",
  arrived_part: "partiallyArrived",
  waiting: "waiting",
  waitlist_called: "waiting",
  seated: "dining",
  seated_part: "dining",
  service_drink: "dining",
  service_main: "dining",
  service_dessert: "dining",
  check_req: "dining",
  paid: "finished",
  turnover: "finished",
  turned_over: "finished",
};

/** Returns the display group of a booking status (R8.1). */
export function displayGroup(status: BookingStatus): DisplayGroup {
  return groupOf[status];
}

/** Whether a reservation stands: its table has neither been used nor cancelled, and nobody failed to come to it. */
export function isOpen(status: BookingStatus): boolean {
  return ["pending", "accepted", "confirmed"].includes(displayGroup(status));
}

/** Whether a table is still ahead: its status is open and it has not started. */
export function isAhead(
  { status, date, time, timeZone }: VenueDateTime & { status: BookingStatus },
  now: Date,
): boolean {
  return isOpen(status) && venueInstant(date, time, timeZone) > now;
}
