import { deviceMoment, venueHour, venueMoment, venueShortDay, venueWeekday } from "@/lib/time/venue-words";

const table = new Date("2026-12-24T18:30:00+09:00");

test("R9.3 an instant is told in Seoul's time, whatever the device's", () => {
  expect(venueMoment(table, "en")).toBe("Thu 24 Dec, 18:30");
  expect(venueMoment(table, "ko")).toBe("12월 24일 (목) 18:30");
  expect(venueMoment(new Date("2026-12-23T15:00:00Z"), "en")).toBe("Thu 24 Dec, 00:00");
  expect(venueHour(table, "ko")).toBe("18:30");
  expect(venueShortDay(table, "en")).toBe("24 Dec");
  expect(venueShortDay(table, "ko")).toBe("12월 24일");
  expect(venueWeekday(table, "ko")).toBe("목요일");
});

test("R9.3 the device's own time is told only where it differs", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const told = deviceMoment(table, "en");
  if (timeZone === "Asia/Seoul" || timeZone === "Asia/Tokyo") expect(told).toBeUndefined();
  else expect(told).not.toContain("18:30");
});

describe("R9.3 on a device elsewhere", () => {
  const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
  const isIn = (timeZone: string) =>
    jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolved.call(this), timeZone };
    });

  test("the hour alone is told where the day is the same", () => {
    isIn("Asia/Singapore");
    expect(deviceMoment(table, "en")).toBe("17:30");
    expect(deviceMoment(table, "ko")).toBe("17:30");
  });

  test("the day is told with it where it is another", () => {
    isIn("America/New_York");
    expect(deviceMoment(new Date("2026-12-24T08:30:00+09:00"), "en")).toMatch(/^Wed,? 23 Dec,? 18:30$/);
  });

  test("nothing is told where the clocks agree", () => {
    isIn("Asia/Tokyo");
    expect(deviceMoment(table, "en")).toBeUndefined();
  });
});
