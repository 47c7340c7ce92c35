import { filterQuery, readOfferFilter } from "@/lib/routing/offer-filter";

const read = (query: string) => readOfferFilter(new URLSearchParams(query));
const write = (query: string) => filterQuery(new URLSearchParams(query)).toString();

test("a query is parsed as a filter, and invalid values are left out (R6.10)", () => {
  expect(read("day=2026-12-24&hotel=10&cuisine=grill&price=50000")).toEqual({
    hotel: 10,
    cuisine: "grill",
    price: 50_000,
    day: "2026-12-24",
  });
  expect(read("hotel=&cuisine=&price=&day=&utm=1")).toEqual({});
  expect(read("hotel=-1&cuisine=%3Cb%3E&price=7&day=2026-02-30")).toEqual({});
});

test("a filter is written in one normalised form, without other keys (R6.10)", () => {
  expect(write("utm=1&day=2026-12-24&price=50000&cuisine=&hotel=0010&hotel=11")).toBe(
    "hotel=11&price=50000&day=2026-12-24",
  );
  expect(write("utm=1&_=2")).toBe("");
});
