import { execFileSync } from "node:child_process";
import { formatVenueTime, venueDay } from "@/lib/base/venue-time";

test("the hour of an instant is formatted as HH:mm in venue time", () => {
  expect(formatVenueTime(new Date("2026-12-24T09:30:59Z"))).toBe("18:30");
  expect(formatVenueTime(new Date("2026-12-31T15:00:00Z"))).toBe("00:00");
});

test.each([
  ["2026-11-20T14:59:59Z", "2026-11-20"],
  ["2026-11-20T15:00:00Z", "2026-11-21"],
  ["2026-12-31T15:00:00Z", "2027-01-01"],
  ["2028-02-28T15:00:00Z", "2028-02-29"],
])("in Seoul %s falls on %s (R9.3)", (instant, day) => {
  expect(venueDay(new Date(instant))).toBe(day);
});

test("the result does not depend on the device's time zone (R9.3)", () => {
  const zones = ["UTC", "Pacific/Honolulu", "Pacific/Kiritimati", "America/New_York", "Asia/Seoul"];
  // Jest cannot change the time zone of its own process; a plain process can.
  const script = `
    import "./scripts/source-modules.mjs";
    const { formatVenueTime, venueDay } = await import("./lib/base/venue-time.ts");
    const instant = new Date("2026-12-24T15:00:00Z");
    const shown = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone;
      return [
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        formatVenueTime(instant), venueDay(instant),
      ];
    });
    console.log(JSON.stringify(shown));`;
  const output = execFileSync("node_modules/.bin/node", ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(JSON.parse(output)).toEqual(zones.map((zone) => [zone, "00:00", "2026-12-25"]));
}, 60_000);
