import {
  dayAndTime,
  formatDeviceTime,
  formatTimeZone,
  formatVenueDateTime,
  timeZoneIfDifferent,
  withTimeZone,
} from "@/lib/base/format-day";
import { plainSpaces } from "@/lib/base/plain-spaces.test-support";
import { clockParts, formatVenueTime } from "@/lib/base/venue-time";

const table = new Date("2026-12-24T18:30:00+09:00");
/** In the same year as `table`, so that the year is left out. */
const now = new Date("2026-11-22T12:00:00+09:00");

test("an instant is formatted in Seoul time, whatever the device's (R9.3)", () => {
  expect(plainSpaces(formatVenueDateTime(table, "en", undefined, now))).toBe("Thu 24 Dec, 18:30");
  expect(plainSpaces(formatVenueDateTime(table, "ko", undefined, now))).toBe("12월 24일 (목) 18:30");
  expect(plainSpaces(formatVenueDateTime(new Date("2026-12-23T15:00:00Z"), "en", undefined, now))).toBe(
    "Thu 24 Dec, 00:00",
  );
  expect(formatVenueTime(table)).toBe("18:30");
  expect(
    [dayAndTime("2026-12-24", "18:30", "en"), dayAndTime("2026-12-24", "18:30", "ko")].map(plainSpaces),
  ).toEqual(["Thu 24 Dec, 18:30", "12월 24일 (목) 18:30"]);
});

test("the device's own time is returned only where it differs (R9.3)", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const formatted = formatDeviceTime(table, "en");
  if (timeZone === "Asia/Seoul" || timeZone === "Asia/Tokyo") expect(formatted).toBeUndefined();
  else expect(formatted).not.toContain("18:30");
});

describe("on a device elsewhere (R9.3)", () => {
  const isIn = (zone: string) => {
    const getters = {
      getFullYear: "year",
      getDate: "day",
      getHours: "hour",
      getMinutes: "minute",
    } as const;
    for (const [getter, part] of Object.entries(getters))
      jest.spyOn(Date.prototype, getter as "getDate").mockImplementation(function (this: Date) {
        return Number(clockParts(this, zone)[part]);
      });
    jest.spyOn(Date.prototype, "getMonth").mockImplementation(function (this: Date) {
      return Number(clockParts(this, zone).month) - 1;
    });
  };

  test("returns only the hour where the day is the same", () => {
    isIn("Asia/Singapore");
    expect(plainSpaces(formatDeviceTime(table, "en"))).toBe("17:30");
    expect(plainSpaces(formatDeviceTime(table, "ko"))).toBe("17:30");
  });

  test("returns the day too where it differs", () => {
    isIn("America/New_York");
    expect(plainSpaces(formatDeviceTime(new Date("2026-12-24T08:30:00+09:00"), "en"))).toMatch(
      /^Wed,? 23 Dec,? 18:30$/,
    );
  });

  test("returns nothing where the clocks agree", () => {
    isIn("Asia/Tokyo");
    expect(plainSpaces(formatDeviceTime(table, "en"))).toBeUndefined();
    expect(withTimeZone("18:30", "Asia/Seoul", "en", table)).toBe("18:30");
    expect(timeZoneIfDifferent("Asia/Seoul", "ko", table)).toBeUndefined();
  });

  test("tells the device's time where Intl does not know the device's zone", () => {
    isIn("Asia/Singapore");
    const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
    jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolved.call(this), timeZone: "Etc/Unknown" };
    });
    expect(plainSpaces(formatDeviceTime(table, "en"))).toBe("17:30");
    expect(withTimeZone("18:30", "Asia/Seoul", "en", table)).toBe("18:30 (Seoul time)");
  });

  test("appends the zone's name to the time where they do not", () => {
    isIn("America/New_York");
    expect(withTimeZone("18:30", "Asia/Seoul", "en", table)).toBe("18:30 (Seoul time)");
    expect(withTimeZone("18:30", "Asia/Seoul", "ko", table)).toBe("18:30 (서울 시간)");
  });
});

test("a time in another year has its year", () => {
  expect(plainSpaces(formatVenueDateTime(table, "en", undefined, now))).toBe("Thu 24 Dec, 18:30");
  const next = new Date("2027-01-02T18:30:00+09:00");
  expect(plainSpaces(formatVenueDateTime(next, "en", undefined, now))).toBe("Sat 2 Jan 2027, 18:30");
  expect(plainSpaces(formatVenueDateTime(next, "ko", undefined, now))).toBe("2027년 1월 2일 (토) 18:30");
});

test("a venue elsewhere uses its own time and its own zone's name (R9.3)", () => {
  const dinner = new Date("2026-12-24T19:30:00+01:00");
  expect(plainSpaces(formatVenueDateTime(dinner, "en", "Europe/Paris", now))).toBe("Thu 24 Dec, 19:30");
  expect(plainSpaces(formatVenueDateTime(dinner, "ko", "America/New_York", now))).toBe(
    "12월 24일 (목) 13:30",
  );
  expect(formatVenueTime(dinner, "Europe/Paris")).toBe("19:30");
  expect([formatTimeZone("Asia/Seoul", "en"), formatTimeZone("Asia/Seoul", "ko")]).toEqual([
    "Seoul time",
    "서울 시간",
  ]);
  expect(formatTimeZone("Europe/Paris", "en")).toBe("Central European Time");
  expect(formatTimeZone("Europe/Paris", "ko")).toBe("중부유럽 시간");
});
