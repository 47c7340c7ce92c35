/** The query keys of a reservation draft. */
export const draftKeys = ["adults", "children", "infants", "date", "time", "menu", "change"] as const;

/** The query key of a further page of a list. */
export const LIST_PAGE_KEY = "page";

/** Further pages have no leading zero, and no list is so long that it needs five digits. */
const FURTHER = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** Returns the page of a list that a query asks for; the first one for any other value. */
export function readListPage(search: URLSearchParams): number {
  const page = search.get(LIST_PAGE_KEY) ?? "";
  return FURTHER.test(page) ? Number(page) : 1;
}

/** Returns the query of a page of a list; empty for the first one, which is the place's own page. */
export function listPageQuery(page: number): string {
  return page > 1 ? `?${LIST_PAGE_KEY}=${page}` : "";
}

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

/** Returns the part of a query with these keys, in their order; of a repeated key the first value counts. */
export function pickKeys(search: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    keys.flatMap((key) => {
      const value = search.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}

/** Returns the part of a query that is a search for tables; empty where it is none. */
export function tableQuery(search: URLSearchParams): URLSearchParams {
  return pickKeys(search, search.has(TABLES_KEY) ? tableKeys : []);
}

/** The query keys that are read on load and then removed from the address (R1.7). */
export const entryKeys = [
  "language",
  "pass-login",
  "register",
  "reservation-id",
  "shared-by",
  "campaign",
  "action",
  "redirect",
  "ignore-action",
  "post-action",
  "left-side-menu",
  "right-side-menu",
] as const;

export type EntryKey = (typeof entryKeys)[number];

/** The values of `left-side-menu` and `right-side-menu` that open a panel (R2.3); any other opens nothing. */
export const panelRequests = ["true", "1", "open"] as const;

/** Returns a query with its question mark, colons and commas left readable; empty for an empty query. */
export function toQuery(search: URLSearchParams): string {
  const text = search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** Returns whether a query contains a part of a draft. */
export function hasDraft(query: string): boolean {
  const search = new URLSearchParams(query);
  return draftKeys.some((key) => search.has(key));
}
