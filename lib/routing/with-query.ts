/** Returns an address with its query, without a question mark when the query is empty. */
export function withQuery(pathname: string, search: URLSearchParams): string {
  const query = search.toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
