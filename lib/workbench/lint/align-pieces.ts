/** Something that stands in both versions of a page: what it is, and what it says that is the same in every language. */
type Alignable = { kind: string; key: string; facts: readonly { kind: string; value: string }[] };

/** What a pair is worth: the same kind, and more where both say the same. */
function worthOf(here: Alignable, there: Alignable): number {
  if (here.key !== there.key) return here.kind === there.kind && here.kind === "heading" ? 1 : 0;
  const values = new Set(there.facts.map(({ kind, value }) => `${kind} ${value}`));
  const same = here.facts.filter(({ kind, value }) => values.has(`${kind} ${value}`)).length;
  return 3 + Math.min(3, same);
}

/** Puts two lists side by side in their order, so that the pairs together are worth most. */
export function alignPieces<Piece extends Alignable>(
  left: readonly Piece[],
  right: readonly Piece[],
): [Piece | undefined, Piece | undefined][] {
  // The worth of what is left of both lists from a place on, row by row.
  const width = right.length + 1;
  const best = new Uint16Array((left.length + 1) * width);
  const worths = left.map((here) => right.map((there) => worthOf(here, there)));
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  const paired = (row: number, column: number) => {
    const worth = worths[row]?.[column] ?? 0;
    return worth === 0 ? -1 : worth + at(row + 1, column + 1);
  };
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      best[row * width + column] = Math.max(paired(row, column), at(row + 1, column), at(row, column + 1));
  const pairs: [Piece | undefined, Piece | undefined][] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const isPair = row < left.length && column < right.length && paired(row, column) === at(row, column);
    const isLeft =
      !isPair && row < left.length && (column >= right.length || at(row + 1, column) === at(row, column));
    pairs.push([isPair || isLeft ? left[row] : undefined, isLeft ? undefined : right[column]]);
    if (isPair || isLeft) row += 1;
    if (!isLeft) column += 1;
  }
  return pairs;
}
