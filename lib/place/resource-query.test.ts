import { toWireQuery } from "@/lib/place/resource-query";

test("a query for one type sends that type as a condition", () => {
  expect(toWireQuery({ id: 11, type: "outlet" })).toEqual({
    enabledOnly: true,
    id: 11,
    conditions: { type: "outlet" },
    includeDescendents: false,
    includeAncestors: false,
  });
});

test("the type of the descendents is a separate condition", () => {
  const query = { id: 10, type: "site", below: { type: "outlet" } };
  expect(toWireQuery(query)).toEqual({
    enabledOnly: true,
    id: 10,
    conditions: { type: "site" },
    includeDescendents: true,
    descendentConditions: { type: "outlet" },
    includeAncestors: false,
  });
});

test("a query without a type sends no condition", () => {
  const body = toWireQuery({ id: 10, below: { levels: 1 } });
  expect(body).not.toHaveProperty("conditions");
  expect(body).not.toHaveProperty("descendentConditions");
});

test("a range of what is below a place is sent, of one type or of all", () => {
  const range = { offset: 48, count: 48 };
  expect(toWireQuery({ id: 10, below: { type: "outlet", range } })).toMatchObject({
    includeDescendents: true,
    descendentConditions: { type: "outlet" },
    descendentRange: range,
  });
  expect(toWireQuery({ id: 1, below: { range } })).toMatchObject({
    includeDescendents: true,
    descendentRange: range,
  });
});
