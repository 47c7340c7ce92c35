/** The 24 values of a reservation's status, in the groups that guests see. */
export const bookingStatusGroups = {
  waiting: ["tentative", "pending"],
  accepted: ["accepted"],
  confirmed: ["confirmed"],
  inProgress: ["delay", "call_absent", "call_message", "call_wrong"],
  cancelled: ["cancelled", "rejected"],
  noshow: ["noshow"],
  inUse: [
    "arrived",
    "arrived_part",
    "waiting",
    "waitlist_called",
    "seated",
    "seated_part",
    "service_drink",
    "service_main",
    "service_dessert",
    "check_req",
  ],
  completed: ["paid", "turnover", "turned_over"],
} as const;

export type BookingStatus = (typeof bookingStatusGroups)[keyof typeof bookingStatusGroups][number];

export const bookingStatuses: readonly BookingStatus[] = Object.values(bookingStatusGroups).flat();

/** The values of a reservation's payment status; it is unset until an approval is first requested. */
export const paymentStatuses = [
  "approval_requested",
  "approved",
  "cancel_requested",
  "partial_cancel",
  "full_cancel",
  "cancel_failed",
  "error",
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The state of a payment attempt: at the gateway, authenticated there, being approved, approved or failed. A doubtful
 * one may have been charged: neither the approval nor the net cancel got a response.
 */
export type PaymentAttemptState =
  | "opened"
  | "authenticated"
  | "approving"
  | "approved"
  | "failed"
  | "doubtful";

/** Why an attempt failed, as given in the guest's return address. */
export type PaymentFailure =
  | "cancelled"
  | "declined"
  | "insufficient"
  | "timeout"
  | "expired"
  | "amount_mismatch"
  | "invalid";

const RESERVATION_ID = /^AH_([1-9]\d{0,8})$/;

/** Returns the id `AH_{number}`, as shown to guests. */
export function toReservationId(number: number): string {
  return `AH_${number}`;
}

/** Returns the number of `AH_{number}`; `undefined` for an invalid id. */
export function toReservationNumber(reservationId: string): number | undefined {
  const digits = RESERVATION_ID.exec(reservationId)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns whether a reservation still waits for the outlet's acceptance or for its payment. */
export function isWaiting(status: BookingStatus): boolean {
  return status === "tentative" || status === "pending";
}
