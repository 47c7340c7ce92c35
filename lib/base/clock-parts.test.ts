import { formatInTimeZone } from "date-fns-tz";
import fc from "fast-check";
import { clockParts } from "@/lib/base/venue-time";

const zones = ["Asia/Seoul", "Pacific/Honolulu", "Europe/Berlin", "America/St_Johns", "Asia/Kolkata", "UTC"];

test("a zone's clock agrees with date-fns-tz at any instant of a century, in several zones (R9.3)", () => {
  const instants = fc.date({
    min: new Date("1980-01-01T00:00:00Z"),
    max: new Date("2080-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const { year, month, day, hour, minute } = clockParts(instant, zone);
      expect(`${year}-${month}-${day} ${hour}:${minute}`).toBe(
        formatInTimeZone(instant, zone, "yyyy-MM-dd HH:mm"),
      );
    }),
  );
});

test("midnight is 00:00 of the new day", () => {
  const midnight = new Date("2026-12-31T15:00:00Z");
  expect(clockParts(midnight, "Asia/Seoul")).toEqual({
    year: "2027",
    month: "01",
    day: "01",
    hour: "00",
    minute: "00",
  });
});

test("an unknown time zone is a RangeError", () => {
  expect(() => clockParts(new Date(), "Asia/Nowhere")).toThrow(RangeError);
});
