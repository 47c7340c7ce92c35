import { daysBetween } from "@/lib/base/calendar-days";
import { formatVenueTime, venueDay } from "@/lib/base/venue-time";
import type { Coupon } from "@/lib/coupon/schema";

type Dates = Pick<Coupon, "status" | "validFrom" | "validTo">;

/** In milliseconds. Device clocks differ from the server's, and the server makes the final check. */
const GRACE_MS = 60_000;

/**
 * Returns a coupon's phase: the server's status, or `early` before its start. A coupon that starts within a minute
 * counts as started, because it was only just given.
 */
export function couponPhase({ status, validFrom }: Dates, now: Date): "early" | Coupon["status"] {
  return status === "usable" && now.getTime() + GRACE_MS < Date.parse(validFrom) ? "early" : status;
}

/** Returns the whole days until a coupon's last day in the zone (default Seoul): 0 on that day, negative after it. */
export function daysLeft({ validTo }: Pick<Dates, "validTo">, now: Date, zone?: string): number {
  return daysBetween(venueDay(now, zone), lastDay(validTo, zone));
}

/**
 * Returns the last day (`YYYY-MM-DD` in the zone, default Seoul) on which a coupon is valid. One that ends at midnight
 * is valid until the day before; `time` (`HH:mm`) is set when it ends within the day.
 */
export function lastMoment(validTo: string, zone?: string): { day: string; time?: string } {
  const day = lastDay(validTo, zone);
  const time = formatVenueTime(new Date(validTo), zone);
  return time === "00:00" || time === "23:59" ? { day } : { day, time };
}

/** Returns the instant at which a coupon was used, else the one until which it is valid. */
export function endOfUse({ usedAt, validTo }: Pick<Coupon, "usedAt" | "validTo">): Date {
  return new Date(usedAt ?? validTo);
}

const SHOWN_MONTHS = 6;

/**
 * Whether a coupon is listed (R8.3): a used or expired one for six months, counted in days of the zone (default
 * Seoul).
 */
export function isListed(
  coupon: Pick<Coupon, "status" | "usedAt" | "validTo">,
  now: Date,
  zone?: string,
): boolean {
  if (coupon.status === "usable") return true;
  return venueDay(endOfUse(coupon), zone) >= monthsBefore(venueDay(now, zone), SHOWN_MONTHS);
}

/** Returns the same day the given number of months earlier, or the last day of a month that is too short for it. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

function lastDay(validTo: string, zone?: string): string {
  return venueDay(new Date(new Date(validTo).getTime() - 1), zone);
}
