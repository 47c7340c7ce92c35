const FARTHEST = 2;

/** Returns the candidate nearest to `word`, at most `farthest` (two) edits away; undefined when there is none. */
export function nearestWord(
  word: string,
  words: readonly string[],
  farthest: 1 | 2 = FARTHEST,
): string | undefined {
  let nearest: { word: string; distance: number } | undefined;
  for (const other of words) {
    const distance = distanceOf(word.toLowerCase(), other.toLowerCase());
    if (distance <= farthest && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { word: other, distance };
  }
  return nearest?.word;
}

/** Returns the number of letters to insert, delete, replace or swap with their neighbour. */
function distanceOf(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > FARTHEST) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? Number.POSITIVE_INFINITY;
}
