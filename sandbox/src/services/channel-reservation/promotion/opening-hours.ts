import type { SeedOutletSettings } from "#shared/seed-types.ts";
import { weekdayOf } from "#shared/seoul-date.ts";
import { publicHolidays } from "./public-holidays.ts";

type Hours = Pick<SeedOutletSettings, "sittings" | "closedOnHolidays">;

/** The interval, in minutes, of a day with at most one time. */
const ONLY_TIME_INTERVAL = 30;

/**
 * Returns the times (`HH:mm`, venue time, earliest first) at which an outlet seats guests on a date, of all sittings or
 * of the named ones; none on a closed day.
 */
export function timesOf(hours: Hours, date: string, sittings: readonly string[] | null): string[] {
  if (hours.closedOnHolidays && publicHolidays(date, date).length > 0) return [];
  const weekday = weekdayOf(date);
  const served = hours.sittings.filter(
    ({ name, weekdays }) => (sittings?.includes(name) ?? true) && (weekdays?.includes(weekday) ?? true),
  );
  return [...new Set(served.flatMap(toTimes))].sort();
}

/** Returns the shortest interval, in minutes, between consecutive times of a day. */
export function intervalOf(times: readonly string[]): number {
  const minutes = times.map(toMinutes);
  const steps = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? minute));
  return steps.length === 0 ? ONLY_TIME_INTERVAL : Math.min(...steps);
}

function toTimes({ first, last, intervalMinutes }: SeedOutletSettings["sittings"][number]): string[] {
  const times: string[] = [];
  for (let minute = toMinutes(first); minute <= toMinutes(last); minute += intervalMinutes)
    times.push(toTime(minute));
  return times;
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function toTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
