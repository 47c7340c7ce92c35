/** The 24 values of a reservation's status (§4), in the groups the specification names. */
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

/** The names of §4; a reservation nobody has tried to pay has none. */
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
 * How far a payment attempt has come: at the gateway, authenticated there, being approved, done or failed. A doubtful
 * one may have been charged: the gateway's answer was lost, and so was the net-cancel.
 */
export type PaymentAttemptState =
  | "opened"
  | "authenticated"
  | "approving"
  | "approved"
  | "failed"
  | "doubtful";

/** Why an attempt came to nothing, as the guest's return address says it. */
export type PaymentFailure =
  | "cancelled"
  | "declined"
  | "insufficient"
  | "timeout"
  | "expired"
  | "amount_mismatch"
  | "invalid";

const RESERVATION_ID = /^AH_([1-9]\d{0,8})$/;

/** `AH_{number}` as guests know it (§3). */
export function toReservationId(number: number): string {
  return `AH_${number}`;
}

/** The number of `AH_{number}`, or nothing when it is no such id. */
export function toReservationNumber(reservationId: string): number | undefined {
  const digits = RESERVATION_ID.exec(reservationId)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Nobody has accepted it yet, be it the outlet or the guest's card. */
export function isWaiting(status: BookingStatus): boolean {
  return status === "tentative" || status === "pending";
}
