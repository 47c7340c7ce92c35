import type { CalendarDay } from "@/lib/promotion/schema";

/** Returns whether a day or a time can still be booked, however few tables are left. */
export function hasTable({ status }: Pick<CalendarDay, "status">): boolean {
  return status === "open" || status === "few";
}
