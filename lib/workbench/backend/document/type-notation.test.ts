import { objectsIn, typeNotation } from "@/lib/workbench/backend/document/type-notation";

test.each([
  [{ type: "integer", minimum: 0 }, "integer ≥ 0"],
  [{ type: ["string", "number"] }, "string | number"],
  [{ enum: ["open", "few"] }, '"open" | "few"'],
  [{ const: true }, "true"],
  [{ type: "string", format: "date-time" }, "string (date-time)"],
  [{ type: "string", pattern: "^AH_" }, "string /^AH_/"],
  [{ type: "array", items: { type: ["string", "number"] } }, "(string | number)[]"],
  [{ anyOf: [{ type: "array", items: { type: "object" } }, { type: "null" }] }, "object[] | null"],
  [{ $ref: "#/components/schemas/Menu" }, "Menu"],
  [{}, "any"],
])("a schema is written as its type is in code: %j", (schema, notation) => {
  expect(typeNotation(schema)).toBe(notation);
});

test("the properties of lists, of alternatives and of records are found, and those inside of them are not", () => {
  const row = { type: "object", properties: { id: { type: "object", properties: { deep: {} } } } };
  const place = { type: "object", additionalProperties: row };
  expect(objectsIn({ anyOf: [{ type: "array", items: row }, { type: "null" }] })).toEqual([row]);
  expect(objectsIn(place)).toEqual([row]);
});
