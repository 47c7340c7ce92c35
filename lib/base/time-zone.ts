import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";

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
