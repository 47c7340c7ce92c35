import type { CalendarDay } from "@/lib/offer/schema";

/** Returns whether a day or a time can still be booked, however few tables are left. */
export function hasTable({ status }: Pick<CalendarDay, "status">): boolean {
  return status === "open" || status === "few";
}

/** Seats left beyond a party up to which its table is one of the last. */
const FEW_BEYOND_PARTY = 2;

/**
 * Returns the status that guests see of a day or a time: that few seats are left only where their number is known and
 * small for this party, because what counts as few is the back end's own rule, and twelve of forty are not few for two.
 */
export function shownStatus<Status extends string>(
  { status, remaining }: { status: Status; remaining?: number | undefined },
  pax: number,
): Status | "open" {
  return status === "few" && (remaining === undefined || remaining > pax + FEW_BEYOND_PARTY)
    ? "open"
    : status;
}
