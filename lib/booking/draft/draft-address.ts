import { draftKeys } from "@/lib/routing/query/draft-keys";

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
