import { VENUE_TIME_ZONE } from "@/lib/time/seoul";

/** In which zone (IANA name) times are told: the group's, and those of its venues that keep another, by resource id. */
export type TimeZones = { group: string; venues: Readonly<Record<string, string>> };

/** Spec §9 where nothing is stored. */
export const defaultTimeZones: TimeZones = { group: VENUE_TIME_ZONE, venues: {} };

/** Is this the name of a zone that times can be told in? */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    // An offset such as `+09:00` keeps no summer time, so it is no venue's zone.
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
 * The stored zones as they are to be used (contract, `meta.timezone`): a venue's own, else the group's, else Seoul's.
 * Each name that is none is reported once and counts as not stored.
 */
export function toTimeZones({ group, venues }: Stored, report: (name: string) => void): TimeZones {
  const wrong = new Set<string>();
  const valid = (name: string | undefined) => {
    if (name === undefined || isTimeZone(name)) return name;
    wrong.add(name);
    return undefined;
  };
  const own = valid(group) ?? VENUE_TIME_ZONE;
  const kept = Object.fromEntries(
    venues.flatMap(({ id, timezone }) => {
      const zone = valid(timezone);
      return zone === undefined || zone === own ? [] : [[String(id), zone] as const];
    }),
  );
  for (const name of wrong) report(name);
  return { group: own, venues: kept };
}

/** The zone of a venue; without one the group's. */
export function zoneOfVenue(zones: TimeZones, resourceId: number | undefined): string {
  return zones.venues[String(resourceId)] ?? zones.group;
}

/** Zones as one text: the group's, then each venue that keeps another, `Asia/Seoul 40=Pacific/Honolulu`. */
export function writeTimeZones({ group, venues }: TimeZones): string {
  return [group, ...Object.entries(venues).map(([id, zone]) => `${id}=${zone}`)].join(" ");
}

/** Reads such a text; undefined for any other. */
export function readTimeZones(text: string): TimeZones | undefined {
  const [group = "", ...others] = text.split(" ");
  const venues: Record<string, string> = {};
  for (const other of others) {
    const [id = "", zone = ""] = other.split("=");
    venues[id] = zone;
  }
  return [group, ...Object.values(venues)].every(isTimeZone) ? { group, venues } : undefined;
}
