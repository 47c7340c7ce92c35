import { listPageQuery, readListPage } from "@/lib/routing/query-keys";

test.each([
  ["page=2", 2],
  ["page=10", 10],
  ["page=9999", 9_999],
  ["", 1],
  ["page=1", 1],
  ["page=0", 1],
  ["page=02", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=10000", 1],
  ["page=two", 1],
])("the query %j asks for page %i of a list", (query, page) => {
  expect(readListPage(new URLSearchParams(query))).toBe(page);
});

test("the first page of a list has no query of its own", () => {
  expect(listPageQuery(1)).toBe("");
  expect(listPageQuery(3)).toBe("?page=3");
});
