import { isTimeZone, timeZoneOfVenue, toTimeZones } from "@/lib/base/venue-time";

const stored = (group: string | undefined, ...zones: (string | undefined)[]) => {
  const reported: string[] = [];
  const venues = zones.map((timezone, index) => ({ id: 10 + index, timezone }));
  return { zones: toTimeZones({ group, venues }, (name) => reported.push(name)), reported };
};

test("a venue's times use its own zone, else the group's, else Seoul (R9.3)", () => {
  const { zones, reported } = stored("Asia/Tokyo", "Europe/Paris", undefined);
  expect([10, 11, 12, undefined].map((id) => timeZoneOfVenue(zones, id))).toEqual([
    "Europe/Paris",
    "Asia/Tokyo",
    "Asia/Tokyo",
    "Asia/Tokyo",
  ]);
  expect(timeZoneOfVenue(stored(undefined, "Europe/Paris").zones, 11)).toBe("Asia/Seoul");
  expect(reported).toEqual([]);
});

test("an invalid zone name counts as not stored and is reported once (R9.3)", () => {
  const { zones, reported } = stored("Seoul", "Mars/Base", "Mars/Base", "America/New_York");
  expect([10, 11, 12, 13].map((id) => timeZoneOfVenue(zones, id))).toEqual([
    "Asia/Seoul",
    "Asia/Seoul",
    "America/New_York",
    "Asia/Seoul",
  ]);
  expect(reported).toEqual(["Seoul", "Mars/Base"]);
});

test("a page is given only venues whose zone differs from the group's (R9.3)", () => {
  expect(stored("Europe/Paris", "Europe/Paris", "Asia/Seoul").zones).toEqual({
    group: "Europe/Paris",
    venues: { "11": "Asia/Seoul" },
  });
});

test.each([
  ["Asia/Seoul", true],
  ["America/New_York", true],
  ["UTC", true],
  ["", false],
  ["+09:00", false],
  ["Asia/Seoul; x", false],
  ["Nowhere", false],
])("whether %j is a valid time zone: %s (R9.3)", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
