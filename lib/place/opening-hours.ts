import type { Locale } from "@/lib/i18n/locales";
import { addressIn, toResourceCard } from "@/lib/place/resource-card";
import type { ResourceNode } from "@/lib/place/schema";

/** When a place is open, where it is and how it is called, in one language; what is unknown is left out. */
export type PlaceDetails = {
  name: string;
  hours: readonly OpeningHours[];
  /** Time zone of its hours. */
  zone: string;
  address?: string;
  phone?: string;
  latitude?: number;
  longitude?: number;
};

/** Returns the facts of a hotel or an outlet. */
export function toPlaceDetails(resource: ResourceNode, locale: Locale, zone: string): PlaceDetails {
  const { hours, phone, latitude, longitude } = resource;
  const address = addressIn(resource, locale);
  return {
    name: toResourceCard(resource, locale).name,
    hours,
    zone,
    ...(address === undefined ? {} : { address }),
    ...(phone === undefined ? {} : { phone }),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
}

/**
 * When a place is open on some weekdays, Sunday being 0, in venue time; one that closes after midnight opens later than
 * it closes.
 */
export type OpeningHours = { days: readonly number[]; opens: string; closes: string };

/** A moment at the venue: the weekday, Sunday being 0, and the time as `HH:mm`. */
export type VenueMoment = { weekday: number; time: string };

/** Until when a place is open, or when it opens next; without a next time it is not known to open. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; next: { inDays: number; weekday: number; at: string } | undefined };

const WEEK = 7;
/** The week as people read it, from Monday on. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

/** Returns whether a place is open at a moment, and until when, or when it opens next. */
export function openingStateAt(hours: readonly OpeningHours[], { weekday, time }: VenueMoment): OpeningState {
  const dayBefore = (weekday + WEEK - 1) % WEEK;
  const open = hours.find(
    (span) =>
      (span.days.includes(weekday) && span.opens <= time && (time < span.closes || isOvernight(span))) ||
      (span.days.includes(dayBefore) && isOvernight(span) && time < span.closes),
  );
  if (open !== undefined) return { isOpen: true, until: open.closes };
  for (let inDays = 0; inDays <= WEEK; inDays += 1) {
    const day = (weekday + inDays) % WEEK;
    const [at] = spansOn(hours, day)
      .map(({ opens }) => opens)
      .filter((opens) => inDays > 0 || opens > time);
    if (at !== undefined) return { isOpen: false, next: { inDays, weekday: day, at } };
  }
  return { isOpen: false, next: undefined };
}

/** Weekdays in the order of a week, and when the place is open on each of them; closed without any. */
export type HoursOfDays = { days: number[]; spans: { opens: string; closes: string }[] };

/** Returns the hours of a week, the weekdays with the same hours together, from Monday on, closed days last. */
export function hoursOfWeek(hours: readonly OpeningHours[]): HoursOfDays[] {
  const rows = new Map<string, HoursOfDays>();
  for (const day of WEEKDAYS) {
    const spans = spansOn(hours, day).map(({ opens, closes }) => ({ opens, closes }));
    const key = JSON.stringify(spans);
    const row = rows.get(key) ?? { days: [], spans };
    row.days.push(day);
    rows.set(key, row);
  }
  const all = [...rows.values()];
  return [...all.filter(({ spans }) => spans.length > 0), ...all.filter(({ spans }) => spans.length === 0)];
}

/** Returns whether some weekdays, as `hoursOfWeek` lists them, follow each other without a gap. */
export function areConsecutive(days: readonly number[]): boolean {
  const indexes = days.map((day) => WEEKDAYS.indexOf(day));
  return indexes.every((weekday, index) => index === 0 || weekday === (indexes[index - 1] ?? 0) + 1);
}

/** Writes hours as text for an attribute, such as `12345 17:30-22:00`, separated by semicolons. */
export function writeOpeningHours(hours: readonly OpeningHours[]): string {
  return hours.map(({ days, opens, closes }) => `${days.join("")} ${opens}-${closes}`).join(";");
}

/** Reads what `writeOpeningHours` wrote; a part that is no hours is left out. */
export function readOpeningHours(text: string): OpeningHours[] {
  return [...text.matchAll(/([0-6]+) (\d\d:\d\d)-(\d\d:\d\d)/g)].map(
    ([, days = "", opens = "", closes = ""]) => ({
      days: [...days].map(Number),
      opens,
      closes,
    }),
  );
}

function spansOn(hours: readonly OpeningHours[], day: number): OpeningHours[] {
  return hours.filter(({ days }) => days.includes(day)).sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

function isOvernight({ opens, closes }: OpeningHours): boolean {
  return closes <= opens;
}
