/** Splits the items, in order, into batches of `size`; the last one may be smaller. */
export function inLots<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, lot) =>
    items.slice(lot * size, (lot + 1) * size),
  );
}
