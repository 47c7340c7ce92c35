/**
 * Returns the `count` times (`HH:mm`) nearest to `wanted`, in chronological order; of two equally near, the earlier
 * wins.
 */
export function nearestTimes(times: readonly string[], wanted: string, count: number): string[] {
  const distance = (time: string) => Math.abs(minutesOf(time) - minutesOf(wanted));
  return [...times]
    .sort((a, b) => distance(a) - distance(b) || minutesOf(a) - minutesOf(b))
    .slice(0, count)
    .sort();
}

/** Returns how many minutes the nearest of these times (`HH:mm`) is from `wanted`; infinite where there is none. */
export function minutesToNearest(times: readonly string[], wanted: string): number {
  return Math.min(...times.map((time) => Math.abs(minutesOf(time) - minutesOf(wanted))));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
