import { formatInTimeZone } from "date-fns-tz";
import ical, { ICalAlarmType, ICalEventStatus, type ICalLuxonDateTimeStub } from "ical-generator";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { displayGroup } from "@/lib/booking/booking-status";
import { tableTimes } from "@/lib/booking/calendar-links";
import { isPrepaid } from "@/lib/booking/reservation-state";
import type { Reservation } from "@/lib/booking/schema";
import { refundSchedule } from "@/lib/receipt/refund-schedule";

/** Korea's offset has not changed since October 1988. */
const VENUE_ZONE_RULES = [
  "BEGIN:VTIMEZONE",
  `TZID:${VENUE_TIME_ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:19881009T030000",
  "TZOFFSETFROM:+0900",
  "TZOFFSETTO:+0900",
  "TZNAME:KST",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

/** Milliseconds between the alarm and the end of the best refund: it rings when the last hour of that refund begins. */
const ALARM_AHEAD_MS = 3_600_000;

type Words = { title: string; description: string; location: string | undefined; alarm: string; url: string };

/**
 * Builds an iCalendar file (RFC 5545) for a reservation: times in Korea's zone for a Korean venue, whatever the
 * server's zone, otherwise UTC instants; the reservation id as the event's id, an alarm one hour before the best
 * refund ends, and the status `CANCELLED` once it is cancelled.
 */
export function calendarFile(
  reservation: Reservation & { timeZone?: string },
  words: Words,
  now: Date,
): string {
  const { reservationId, status, timeZone = VENUE_TIME_ZONE } = reservation;
  const isKorean = timeZone === VENUE_TIME_ZONE;
  const { start, end } = tableTimes(reservation);
  const isCancelled = displayGroup(status) === "cancelled";
  const isCertain = ["accepted", "confirmed"].includes(displayGroup(status));
  const calendar = ical({
    // A calendar shows it nowhere; it names who wrote the file.
    prodId: { company: new URL(words.url).hostname, product: "reservations" },
    // The events name their zone themselves; a zone for the whole calendar would remove the `Z` from the stamp.
    ...(isKorean ? { timezone: { name: null, generator: () => VENUE_ZONE_RULES } } : {}),
  });
  const event = calendar.createEvent({
    id: reservationId,
    stamp: now,
    // A calendar keeps the version with the highest sequence number.
    sequence: isCancelled ? 2 : isCertain ? 1 : 0,
    // A zone with clock changes would need its rules in the file; a UTC instant needs none.
    ...(isKorean ? { start: atVenue(start), end: atVenue(end), timezone: VENUE_TIME_ZONE } : { start, end }),
    summary: words.title,
    description: words.description,
    url: words.url,
    ...(words.location === undefined ? {} : { location: words.location }),
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : isCertain
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
  });
  const [best] = isPrepaid(reservation) ? refundSchedule(reservation) : [];
  const ring = best === undefined ? undefined : new Date(best.until.getTime() - ALARM_AHEAD_MS);
  if (ring !== undefined && !isCancelled && ring > now) {
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: (start.getTime() - ring.getTime()) / 1_000,
      description: words.alarm,
    });
  }
  // The library leaves out the end of the last line, which the format requires.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Returns a date stub that is formatted in venue time; a plain `Date` would be formatted in the server's zone. */
function atVenue(instant: Date): ICalLuxonDateTimeStub {
  const self: ICalLuxonDateTimeStub = {
    isValid: true,
    setZone: () => self,
    zone: { type: "iana" },
    toFormat: (pattern) => formatInTimeZone(instant, VENUE_TIME_ZONE, pattern),
    toJSDate: () => instant,
    toJSON: () => instant.toISOString(),
  };
  return self;
}
