/** Cuisines that have a name in both languages; another is called what the back end calls it. */
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

/** What a cuisine is called, by its code; `name` speaks of those that are known. */
export function cuisineName(code: string, name: (cuisine: (typeof cuisines)[number]) => string): string {
  const known = cuisines.find((cuisine) => cuisine === code);
  return known === undefined ? code : name(known);
}
