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
