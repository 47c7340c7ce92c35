import {
  deviceMoment,
  venueHour,
  venueMoment,
  venueShortDay,
  venueWeekday,
  zoneWords,
} from "@/lib/time/venue-words";

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

test("R9.3 a venue elsewhere is told in its own time, and by its clock's own name", () => {
  const dinner = new Date("2026-12-24T19:30:00+01:00");
  expect(venueMoment(dinner, "en", "Europe/Paris")).toBe("Thu 24 Dec, 19:30");
  expect(venueMoment(dinner, "ko", "America/New_York")).toBe("12월 24일 (목) 13:30");
  expect(venueHour(dinner, "en", "Europe/Paris")).toBe("19:30");
  expect(venueShortDay(dinner, "en", "Asia/Tokyo")).toBe("25 Dec");
  expect(venueWeekday(dinner, "ko", "Asia/Tokyo")).toBe("금요일");
  expect([zoneWords("Asia/Seoul", "en"), zoneWords("Asia/Seoul", "ko")]).toEqual(["Seoul time", "서울 시간"]);
  expect(zoneWords("Europe/Paris", "en")).toBe("Central European Time");
  expect(zoneWords("Europe/Paris", "ko")).toBe("중부유럽 시간");
});
