/**
 * The query keys of a search for tables: its days, place, party, part of the day, and how its result is arranged. The
 * page below is the same for every search; the browser opens the result over it.
 */
export const tableKeys = [
  "tables",
  "tables-at",
  "tables-for",
  "tables-part",
  "tables-cuisine",
  "tables-price",
  "tables-by",
] as const;

/** The key that every search has, and that opens its result. */
export const TABLES_KEY: (typeof tableKeys)[number] = "tables";

/** Returns the part of a query that is a search for tables; empty where it is none. */
export function tableQuery(search: URLSearchParams): URLSearchParams {
  const found = new URLSearchParams();
  if (!search.has(TABLES_KEY)) return found;
  for (const key of tableKeys) {
    const value = search.get(key);
    if (value !== null) found.set(key, value);
  }
  return found;
}
