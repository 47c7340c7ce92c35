import type { Database } from "#database/open-database.ts";
import { addDays, toSeoulDate } from "#shared/seoul-date.ts";
import { timesOf } from "./opening-hours.ts";
import { loadOutletSettings, loadRemainingSeats } from "./seats.ts";
import { isInTime, toDayStatus, toSlotStatus } from "./slot-status.ts";

/** The next available day, `YYYY-MM-DD` in venue time. */
export type NextFree = { date: string };

type Listed = {
  id: number;
  resourceId: number;
  startsInDays: number;
  endsInDays: number;
  minPax: number;
  sittings: string[] | null;
};

/** The number of days searched, from today: later days are not useful on a card. */
const DAYS_LOOKED_AT = 21;
/** The most frequent party size. */
const DEFAULT_PARTY_SIZE = 2;

/** Returns the next free day of these promotions by promotion id; one without any within three weeks has no entry. */
export async function loadNextFree(
  database: Database,
  listed: readonly Listed[],
  now: Date,
): Promise<Map<number, NextFree>> {
  const found = new Map<number, NextFree>();
  const today = toSeoulDate(now);
  const days = Array.from({ length: DAYS_LOOKED_AT }, (_, index) => addDays(today, index));
  const outlets = [...new Set(listed.map(({ resourceId }) => resourceId))];
  for (const outlet of outlets) {
    const settings = await loadOutletSettings(database, outlet);
    if (!settings) continue;
    const remainingAt = await loadRemainingSeats(database, settings, {
      from: today,
      to: addDays(today, DAYS_LOOKED_AT),
    });
    for (const promotion of listed.filter(({ resourceId }) => resourceId === outlet)) {
      const pax = Math.max(DEFAULT_PARTY_SIZE, promotion.minPax);
      const statusOf = (date: string) =>
        toDayStatus(
          timesOf(settings, date, promotion.sittings)
            .filter((time) => isInTime(date, time, now))
            .map((time) =>
              toSlotStatus({ seats: settings.seats, remaining: remainingAt({ date, time }), pax }),
            ),
        );
      const first = days
        .slice(Math.max(0, promotion.startsInDays), promotion.endsInDays + 1)
        .map((date) => ({ date, status: statusOf(date) }))
        .find(({ status }) => status === "open" || status === "few");
      if (first) found.set(promotion.id, { date: first.date });
    }
  }
  return found;
}
