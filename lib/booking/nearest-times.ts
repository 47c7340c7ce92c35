/**
 * Returns the `count` tables whose time (`HH:mm`) is nearest to `wanted`, in chronological order; of two equally near,
 * the earlier wins.
 */
export function nearestTimes<Slot extends { time: string }>(
  slots: readonly Slot[],
  wanted: string,
  count: number,
): Slot[] {
  const distance = ({ time }: Slot) => Math.abs(minutesOf(time) - minutesOf(wanted));
  const earliestFirst = (a: Slot, b: Slot) => minutesOf(a.time) - minutesOf(b.time);
  return [...slots]
    .sort((a, b) => distance(a) - distance(b) || earliestFirst(a, b))
    .slice(0, count)
    .sort(earliestFirst);
}

/** Returns how many minutes the nearest of these times (`HH:mm`) is from `wanted`; infinite where there is none. */
export function minutesToNearest(times: readonly string[], wanted: string): number {
  return Math.min(...times.map((time) => Math.abs(minutesOf(time) - minutesOf(wanted))));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
