import { whereOutletIs } from "@/lib/place/outlet-details";

test.each([
  [{ arrival: { floor: "2F" }, address: "18 Yeoul-ro, Seoul" }, ["2F", "18 Yeoul-\u2060ro, Seoul"]],
  [{ arrival: { floor: "3층" }, address: "여울로 18, 여울 서울 3층" }, ["여울로 18, 여울 서울 3층"]],
  [{ arrival: {}, address: "42 Dalbit" }, ["42 Dalbit"]],
  [{}, []],
])("of %j a guest is told where it is, each fact once: %j", (outlet, lines) => {
  expect(whereOutletIs(outlet)).toEqual(lines);
});
