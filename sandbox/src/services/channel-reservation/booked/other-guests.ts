import { weekdayOf } from "#shared/seoul-date.ts";

type Slot = { resourceId: number; date: string; time: string };

/** Friday, Saturday and Sunday have more demand. */
const BUSY_WEEKDAYS = [5, 6, 0];
const WEEKEND_CROWD = 1.25;
const WEEKDAY_CROWD = 0.9;

/** A day whose pseudo-random number is above this is fully booked, as for a wedding. */
const PRIVATE_DAY = 0.94;

/**
 * Returns the seats of a slot taken by guests of other channels, such as the telephone. The number is pseudo-random but
 * fixed for each slot, so that calendars have quiet, busy and full days and do not change between two calls.
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

/** Returns a pseudo-random number in [0, 1) determined by the text (FNV-1a with additional bit mixing). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
