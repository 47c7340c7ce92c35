/** The times (`HH:mm`) of a day nearest to one, as they lie in the day; of two as near, the later counts less. */
export function nearestTimes(times: readonly string[], wanted: string, count: number): string[] {
  const distance = (time: string) => Math.abs(minutesOf(time) - minutesOf(wanted));
  return [...times]
    .sort((a, b) => distance(a) - distance(b) || minutesOf(a) - minutesOf(b))
    .slice(0, count)
    .sort();
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
