import { type VenueDateTime, venueInstant } from "@/lib/base/venue-instant";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";

/** Milliseconds entered for a table; the actual end of a dinner is unknown. */
const STAY_MS = 2 * 3_600_000;

/** Returns the start and the assumed end of a table as instants. */
export function tableTimes({ date, time, timeZone }: VenueDateTime): { start: Date; end: Date } {
  const start = venueInstant(date, time, timeZone);
  return { start, end: new Date(start.getTime() + STAY_MS) };
}

/** Returns the address that adds the table to Google Calendar: UTC instants, displayed in the venue's zone. */
export function googleCalendarAddress(
  table: VenueDateTime,
  { title, details, location }: { title: string; details: string; location: string },
): string {
  const { start, end } = tableTimes(table);
  const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${stamp(start)}/${stamp(end)}`,
    ctz: table.timeZone ?? VENUE_TIME_ZONE,
    details,
    location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
