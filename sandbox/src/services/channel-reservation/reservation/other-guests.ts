import { weekdayOf } from "#shared/seoul-date.ts";

type Slot = { resourceId: number; date: string; time: string };

/** Friday, Saturday and Sunday are asked for more. */
const BUSY_WEEKDAYS = [5, 6, 0];
const WEEKEND_CROWD = 1.25;
const WEEKDAY_CROWD = 0.9;

/** Now and then a whole house is taken for a wedding or a company. */
const PRIVATE_DAY = 0.94;

/**
 * Seats of a slot that other guests have, by telephone or at the door. The same slot always gives the same number, so
 * that every calendar has quiet, busy and full days and none changes between two looks.
 */
export function seatsOfOtherGuests(
  slot: Slot,
  { seats, busyness }: { seats: number; busyness: number },
): number {
  if (busyness === 0) return 0;
  const day = chance(`${slot.resourceId} ${slot.date}`);
  if (day > PRIVATE_DAY) return seats;
  const crowd = BUSY_WEEKDAYS.includes(weekdayOf(slot.date)) ? WEEKEND_CROWD : WEEKDAY_CROWD;
  const hour = chance(`${slot.resourceId} ${slot.date} ${slot.time}`);
  const share = busyness * crowd * (0.4 + day) * (0.6 + 0.8 * hour);
  return Math.min(seats, Math.round(seats * share));
}

/** A number from 0 up to 1 that looks random and belongs to the text (FNV-1a, its bits mixed once more). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
