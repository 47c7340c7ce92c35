type ClockParts = Record<"year" | "month" | "day" | "hour" | "minute", string>;

/** Default time zone of a venue (R9.3). */
export const VENUE_TIME_ZONE = "Asia/Seoul";

/** Latin digits, Gregorian calendar, midnight as 00: ICU's defaults differ between versions. */
const FIGURES: Intl.DateTimeFormatOptions = {
  calendar: "gregory",
  numberingSystem: "latn",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns date and time of an instant in a zone (IANA name), each part with two digits, the year with four. Uses
 * `Intl`: a library would be most of the script that public pages run. Throws `RangeError` for an unknown zone.
 */
export function clockParts(instant: Date, zone: string): ClockParts {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en", { ...FIGURES, timeZone: zone });
  formats.set(zone, format);
  const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: keyof ClockParts) => shown.get(type) ?? "";
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}

/**
 * Returns date and time of an instant as this device shows it. The device's zone is not asked for its name: a device
 * may have one that `Intl` does not know (`Etc/Unknown`), and its clock is right nevertheless.
 */
export function deviceClockParts(instant: Date): ClockParts {
  const written = (number: number, length = 2) => String(number).padStart(length, "0");
  return {
    year: written(instant.getFullYear(), 4),
    month: written(instant.getMonth() + 1),
    day: written(instant.getDate()),
    hour: written(instant.getHours()),
    minute: written(instant.getMinutes()),
  };
}

/** Returns whether this device shows the same day, hour and minute at an instant as a zone does. */
export function isDeviceClock(zone: string, instant: Date): boolean {
  const [there, here] = [clockParts(instant, zone), deviceClockParts(instant)];
  return here.day === there.day && here.hour === there.hour && here.minute === there.minute;
}

/** Time zones (IANA names) in which times are shown: the group's, and those of venues that differ, by resource id. */
export type TimeZones = { group: string; venues: Readonly<Record<string, string>> };

/** The default when nothing is stored (R9.3). */
export const defaultTimeZones: TimeZones = { group: VENUE_TIME_ZONE, venues: {} };

/** Returns whether this is a valid zone name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    // An offset such as `+09:00` has no daylight saving time, so it is not accepted for a venue.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

type Stored = {
  group: string | undefined;
  venues: readonly { id: number; timezone: string | undefined }[];
};

/**
 * Resolves the stored zones (`meta.timezone`): a venue's own, else the group's, else Seoul's. Each invalid
 * name is reported once and counts as not stored.
 */
export function toTimeZones({ group, venues }: Stored, report: (name: string) => void): TimeZones {
  const wrong = new Set<string>();
  const valid = (name: string | undefined) => {
    if (name === undefined || isTimeZone(name)) return name;
    wrong.add(name);
    return undefined;
  };
  const own = valid(group) ?? VENUE_TIME_ZONE;
  const venueZones = Object.fromEntries(
    venues.flatMap(({ id, timezone }) => {
      const zone = valid(timezone);
      return zone === undefined || zone === own ? [] : [[String(id), zone] as const];
    }),
  );
  for (const name of wrong) report(name);
  return { group: own, venues: venueZones };
}

/** Returns the zone of a venue; without a venue the group's. */
export function timeZoneOfVenue(zones: TimeZones, resourceId: number | undefined): string {
  return zones.venues[String(resourceId)] ?? zones.group;
}

/** Serializes zones as one text: the group's, then each venue that differs, `Asia/Seoul 40=Pacific/Honolulu`. */
export function writeTimeZones({ group, venues }: TimeZones): string {
  return [group, ...Object.entries(venues).map(([id, zone]) => `${id}=${zone}`)].join(" ");
}

/** Parses the text of `writeTimeZones`; undefined for any other text. */
export function readTimeZones(text: string): TimeZones | undefined {
  const [group = "", ...others] = text.split(" ");
  const venues: Record<string, string> = {};
  for (const other of others) {
    const [id = "", zone = ""] = other.split("=");
    venues[id] = zone;
  }
  return [group, ...Object.values(venues)].every(isTimeZone) ? { group, venues } : undefined;
}

/** Formats the hour at the venue: `18:30`. */
export function formatVenueTime(instant: Date, zone = VENUE_TIME_ZONE): string {
  const { hour, minute } = clockParts(instant, zone);
  return `${hour}:${minute}`;
}

/** Returns the calendar day at the venue, `YYYY-MM-DD`, on which an instant falls. */
export function venueDay(instant: Date, zone = VENUE_TIME_ZONE): string {
  const { year, month, day } = clockParts(instant, zone);
  return `${year}-${month}-${day}`;
}
