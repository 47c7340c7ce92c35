import type { Coupon } from "@/lib/coupon/schema";
import { formatVenueInstant, venueDay } from "@/lib/time/seoul";

type Dates = Pick<Coupon, "status" | "validFrom" | "validTo">;

/** In milliseconds: no device knows the server's time to the second, and the server has the last word. */
const GRACE_MS = 60_000;

/**
 * How a coupon stands: what the server says of it, and `early` while its beginning is still to come. One that begins
 * within a minute counts as begun: it was given just now.
 */
export function couponPhase({ status, validFrom }: Dates, now: Date): "early" | Coupon["status"] {
  return status === "usable" && now.getTime() + GRACE_MS < Date.parse(validFrom) ? "early" : status;
}

/** Whole days in the zone, Seoul's where none is given, until a coupon's last: 0 on that day, negative when it is past. */
export function daysLeft({ validTo }: Pick<Dates, "validTo">, now: Date, zone?: string): number {
  return dayNumber(lastDay(validTo, zone)) - dayNumber(venueDay(now, zone));
}

/**
 * The last day (`YYYY-MM-DD` in the zone, Seoul's where none is given) on which a coupon is good. One that ends at
 * midnight is good on the day before; `time` (`HH:mm`) is there when it ends within the day.
 */
export function lastMoment(validTo: string, zone?: string): { day: string; time?: string } {
  const day = lastDay(validTo, zone);
  const time = formatVenueInstant(new Date(validTo), zone).slice(-"HH:mm".length);
  return time === "00:00" || time === "23:59" ? { day } : { day, time };
}

const SHOWN_MONTHS = 6;

/**
 * Is a coupon shown (spec §9)? What was used or has expired is for six months, counted in days of the zone, Seoul's where
 * none is given.
 */
export function isListed(
  { status, validTo, usedAt }: Dates & Pick<Coupon, "usedAt">,
  now: Date,
  zone?: string,
): boolean {
  if (status === "usable") return true;
  const overSince = status === "used" && usedAt !== undefined ? usedAt : validTo;
  return venueDay(new Date(overSince), zone) >= monthsBefore(venueDay(now, zone), SHOWN_MONTHS);
}

/** The same day so many months before, or the last of a month that is too short for it. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

function lastDay(validTo: string, zone?: string): string {
  return venueDay(new Date(new Date(validTo).getTime() - 1), zone);
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}
