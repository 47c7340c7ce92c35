import { readSearch, writeSearch } from "@/widgets/finder/search-address";
import { asFound, type TableSearch } from "@/widgets/finder/table-search";

const TODAY = "2026-12-10";
const seoul = { id: 10, name: "Seoul" };
const where = { places: [seoul, { id: 11, name: "Busan" }], rootResourceId: 1, mustChoose: false };
const read = (query: string) => readSearch(new URLSearchParams(query), where, TODAY);
const usual: TableSearch = {
  place: undefined,
  days: ["2026-12-24"],
  part: undefined,
  adults: 2,
  arrangement: asFound,
};

test.each<[string, TableSearch]>([
  ["all places", usual],
  ["a hotel on a weekend", { ...usual, place: seoul, days: ["2026-12-12", "2026-12-13"], adults: 12 }],
  [
    "an arranged result",
    { ...usual, part: "evening", arrangement: { cuisine: "grill", maxPrice: 100_000, order: "price" } },
  ],
])("a search for %s is read from the address as it was written (R6.10)", (_, search) => {
  const written = writeSearch(new URLSearchParams("campaign=x&tables-by=time"), search, where.rootResourceId);
  expect(readSearch(written, where, TODAY)).toEqual({ search, isLate: false });
  expect(writeSearch(written, undefined, where.rootResourceId).toString()).toBe("campaign=x");
});

test.each([
  ["", undefined],
  ["tables=tomorrow", undefined],
  ["tables=2026-12-24,2026-12-25,2026-12-26", undefined],
  ["tables=2026-02-30", undefined],
  ["tables=2026-12-24&tables-at=99", undefined],
  ["tables=2026-12-24&tables-for=13&tables-part=night&tables-price=7&tables-by=chance", usual],
])("the address %j gives no search but a valid one (R6.10)", (query, search) => {
  expect(read(query)?.search).toEqual(search);
});

test("a search of all places is none where one of them must be chosen (R6.3)", () => {
  const search = new URLSearchParams("tables=2026-12-24");
  expect(readSearch(search, { ...where, mustChoose: true }, TODAY)).toBeUndefined();
});

test("days that have passed are left out of a search, and all of them become today (R6.3)", () => {
  expect(read("tables=2026-12-09,2026-12-10")).toEqual({
    search: { ...usual, days: ["2026-12-10"] },
    isLate: false,
  });
  expect(read("tables=2026-12-05,2026-12-06")).toEqual({ search: { ...usual, days: [TODAY] }, isLate: true });
});
