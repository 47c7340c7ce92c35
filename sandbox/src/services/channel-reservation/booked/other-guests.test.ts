import assert from "node:assert/strict";
import { test } from "node:test";
import { seed } from "#seed/seed.ts";
import { timesOf } from "#services/channel-reservation/promotion/opening-hours.ts";
import { toDayStatus, toSlotStatus } from "#services/channel-reservation/promotion/slot-status.ts";
import { daysOfMonth } from "#shared/seoul-date.ts";
import { seatsOfOtherGuests } from "./other-guests.ts";

const statusesOf = (month: string) =>
  seed.promotions.map(({ resourceId, sittings = null, minPax, id }) => {
    const settings = seed.outletSettings.find((outlet) => outlet.resourceId === resourceId);
    assert.ok(settings);
    const days = daysOfMonth(month).map((date) =>
      toDayStatus(
        timesOf(settings, date, sittings).map((time) => {
          const remaining = settings.seats - seatsOfOtherGuests({ resourceId, date, time }, settings);
          assert.ok(remaining >= 0 && remaining <= settings.seats);
          return toSlotStatus({ seats: settings.seats, remaining, pax: Math.max(2, minPax) });
        }),
      ),
    );
    return { id, days };
  });

for (const month of ["2026-11", "2026-12", "2027-02", "2027-07"]) {
  test(`${month} has enough open days for every promotion, and few, full and closed days overall`, () => {
    const calendars = statusesOf(month);
    for (const { id, days } of calendars) {
      const open = days.filter((day) => day === "open").length;
      const held = days.filter((day) => day !== "closed").length;
      assert.ok(open >= held / 4, `promotion ${id} has ${open} open days of ${held}`);
    }
    const all = calendars.flatMap(({ days }) => days);
    for (const status of ["open", "few", "full", "closed"] as const)
      assert.ok(all.filter((day) => day === status).length > 30, status);
  });
}

test("the same slot always has the same number of other guests, and an outlet with busyness 0 has none", () => {
  const slot = { resourceId: 11, date: "2026-12-24", time: "19:00" };
  assert.equal(
    seatsOfOtherGuests(slot, { seats: 40, busyness: 0.6 }),
    seatsOfOtherGuests(slot, { seats: 40, busyness: 0.6 }),
  );
  assert.equal(seatsOfOtherGuests(slot, { seats: 40, busyness: 0 }), 0);
});
