import { tableQuery } from "@/lib/routing/query-keys";

test("only a search for tables is taken from a query, and only where it names its days (R6.10)", () => {
  const read = (query: string) => tableQuery(new URLSearchParams(query)).toString();
  expect(read("day=2026-12-24&tables-for=4&tables=2026-12-24&campaign=x")).toBe(
    "tables=2026-12-24&tables-for=4",
  );
  expect(read("tables-for=4")).toBe("");
});
