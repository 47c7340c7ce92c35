import { toWireQuery } from "@/lib/resource/resource-query";

test("a resource that is wanted of one type only is asked for with that condition", () => {
  expect(toWireQuery({ id: 11, type: "outlet" })).toEqual({
    enabledOnly: true,
    id: 11,
    conditions: { type: "outlet" },
    includeDescendents: false,
    includeAncestors: false,
  });
});

test("the type of its descendents is a condition of its own", () => {
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

test("who asks for no type sends no condition", () => {
  const body = toWireQuery({ id: 10, includeDescendents: true });
  expect(body).not.toHaveProperty("conditions");
  expect(body).not.toHaveProperty("descendentConditions");
});
