import { venueInstant } from "@/lib/base/venue-instant";
import { formatVenueTime, venueDay } from "@/lib/base/venue-time";
import { isAhead } from "@/lib/booking/booking-status";
import { calendarFile } from "@/lib/booking/calendar-file";
import { googleCalendarAddress } from "@/lib/booking/calendar-links";
import { reservationSchema } from "@/lib/booking/schema";
import { cancelBlock } from "@/lib/receipt/cancel-rule";
import { refundSchedule } from "@/lib/receipt/refund-schedule";

/** The same local date and time, three different instants. */
const table = { status: "confirmed", date: "2026-12-24", time: "19:00" } as const;
const instants = {
  "Asia/Seoul": "2026-12-24T10:00:00.000Z",
  "Europe/Paris": "2026-12-24T18:00:00.000Z",
  "America/New_York": "2026-12-25T00:00:00.000Z",
};

test.each(Object.entries(instants))("in %s the table is at %s (R9.3)", (zone, instant) => {
  const start = venueInstant(table.date, table.time, zone);
  expect(start.toISOString()).toBe(instant);
  expect(formatVenueTime(start, zone)).toBe("19:00");
  expect(venueDay(start, zone)).toBe("2026-12-24");
});

test.each(Object.entries(instants))(
  "in %s cancelling ends 24 hours before the table (R8.2)",
  (timeZone, instant) => {
    const start = Date.parse(instant);
    const at = (hours: number) => new Date(start - hours * 3_600_000);
    expect(cancelBlock({ ...table, timeZone }, at(24))).toBe("none");
    expect(cancelBlock({ ...table, timeZone }, at(23.99))).toBe("tooLate");
    expect(isAhead({ ...table, timeZone }, at(0.01))).toBe(true);
    expect(isAhead({ ...table, timeZone }, at(0))).toBe(false);
  },
);

test("refunds end at the venue's local times, also across a clock change (R6.6)", () => {
  const refundRules = [
    { type: "absolute", daysBefore: 4, time: "18:00", percent: 100 },
    { type: "absolute", daysBefore: 3, time: undefined, percent: 50 },
    { type: "relative", hoursBefore: 48, percent: 30 },
  ] as const;
  // In Paris summer time ends on 25 October 2026.
  const paris = { date: "2026-10-27", time: "19:00", amount: 1_000, timeZone: "Europe/Paris" };
  const rows = refundSchedule({ refundRules, ...paris });
  expect(rows.map(({ until }) => until.toISOString())).toEqual([
    "2026-10-23T16:00:00.000Z",
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T18:00:00.000Z",
  ]);
});

test("a calendar gets the venue's instant, and its zone where the format has one (R9.3)", () => {
  const booked = { ...table, timeZone: "Europe/Paris" };
  const address = new URL(googleCalendarAddress(booked, { title: "t", details: "d", location: "l" }));
  expect(address.searchParams.get("dates")).toBe("20261224T180000Z/20261224T200000Z");
  expect(address.searchParams.get("ctz")).toBe("Europe/Paris");
  const reservation = reservationSchema.parse({
    ...table,
    reservationId: "AH_7",
    resourceId: 14,
    promotionId: 1401,
    amount: 0,
    currency: "KRW",
    adult: 2,
    child: 0,
    infant: 0,
    items: [],
    needsPayment: false,
    refundRules: [],
    kind: "booking",
  });
  const words = { title: "t", description: "d", location: undefined, alarm: "a", url: "https://x.test/" };
  const file = calendarFile({ ...reservation, timeZone: "Europe/Paris" }, words, new Date());
  expect(file).toContain("DTSTART:20261224T180000Z");
  expect(file).not.toContain("VTIMEZONE");
});
