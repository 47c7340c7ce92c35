import { toWireQuery } from "@/lib/resource/resource-query";

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
  const query = { id: 10, type: "site", includeDescendents: true, descendentType: "outlet" };
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
  const body = toWireQuery({ id: 10, includeDescendents: true });
  expect(body).not.toHaveProperty("conditions");
  expect(body).not.toHaveProperty("descendentConditions");
});
