/** Converts the query that a page receives; of a repeated key the first value counts. */
export function toQuery(search: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(search).flatMap(([key, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[key, first]];
  });
  return new URLSearchParams(entries);
}
