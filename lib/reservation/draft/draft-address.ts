/** The query keys that a draft takes in an address. */
export const draftKeys = ["adults", "children", "infants", "date", "time", "menu", "change"] as const;

/** An address's query with its question mark, colons and commas left readable; empty for none. */
export function toQuery(search: URLSearchParams): string {
  const text = search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
