import { seoulMonth } from "@/lib/base/calendar-days";
import { venueDay } from "@/lib/base/venue-time";

test.each([
  "1989-01-01T00:00:00Z",
  "2026-11-30T14:59:59Z",
  "2026-11-30T15:00:00Z",
  "2026-12-31T15:00:00Z",
  "2028-02-29T15:00:00Z",
  "2040-07-01T00:00:00Z",
])("the month in Seoul at %s is the one that the time zone data state", (text) => {
  const instant = new Date(text);
  const [year, month] = venueDay(instant, "Asia/Seoul").split("-").map(Number);
  expect(seoulMonth(instant)).toEqual({ year, month });
});
