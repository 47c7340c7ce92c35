/** Cuisines with a name in both languages; any other is shown by the back end's code. */
export const cuisines = [
  "korean",
  "japanese",
  "chinese",
  "italian",
  "french",
  "grill",
  "seafood",
  "buffet",
  "bakery",
  "lounge",
  "bar",
] as const;

/** Returns the display name of a cuisine code; `name` translates the known ones. */
export function cuisineName(code: string, name: (cuisine: (typeof cuisines)[number]) => string): string {
  const known = cuisines.find((cuisine) => cuisine === code);
  return known === undefined ? code : name(known);
}
