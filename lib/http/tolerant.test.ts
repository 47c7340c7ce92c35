import { z } from "zod";
import {
  booleanSchema,
  closingHourSchema,
  hourSchema,
  idSchema,
  jsonOr,
  listOf,
  numberSchema,
  optionally,
  pageOf,
  readTolerantly,
  recordOf,
  textSchema,
  trueSchema,
} from "@/lib/http/tolerant";

test.each([
  [7, 7],
  ["7", 7],
  [0, 0],
])("the id %j is read as %d", (value, id) => {
  expect(idSchema.parse(value)).toBe(id);
});

test.each([[-1], [1.5], ["seven"], [undefined], [{}], [Number.NaN], ["Infinity"]])(
  "%j is not a valid id",
  (value) => {
    expect(idSchema.safeParse(value).success).toBe(false);
  },
);

test.each([
  ["1.5", 1.5],
  [" 7 ", 7],
  [-2, -2],
  ["0", 0],
])("the number %j is read as %d", (value, number) => {
  expect(numberSchema.parse(value)).toBe(number);
});

test.each([[""], [" "], ["seven"], [null], [undefined], [true], [[]], ["Infinity"]])(
  "%j is not a valid number",
  (value) => {
    expect(numberSchema.safeParse(value).success).toBe(false);
  },
);

test("a text may arrive as a number, but as no other type", () => {
  expect([textSchema.parse("a"), textSchema.parse(7)]).toEqual(["a", "7"]);
  for (const value of [null, true, {}]) expect(textSchema.safeParse(value).success).toBe(false);
});

test("a value may arrive as JSON or as JSON text", () => {
  const schema = jsonOr(z.object({ a: z.number() }));
  expect(schema.parse({ a: 1 })).toEqual({ a: 1 });
  expect(schema.parse('{"a":1}')).toEqual({ a: 1 });
  expect(schema.safeParse("{a:1}").success).toBe(false);
});

test("text that is not JSON is checked as plain text", () => {
  expect(jsonOr(z.string()).parse("Yeoul")).toBe("Yeoul");
});

test("one invalid row of an answer does not cost the others", () => {
  const schema = listOf(z.object({ id: idSchema }));
  expect(schema.parse([{ id: 1 }, null, { id: "x" }, "text", { id: "2" }])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(schema.parse([])).toEqual([]);
  expect(schema.safeParse({ 0: { id: 1 } }).success).toBe(false);
});

test("a list, its rows, a record, its values and an optional field may arrive as JSON text", () => {
  const row = z.object({ id: idSchema });
  expect(listOf(row).parse('[{"id":1},"{\\"id\\":2}","text"]')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(listOf(textSchema).parse('["[1]","a"]')).toEqual(["[1]", "a"]);
  expect(pageOf(row).parse({ rows: '[{"id":"3"}]' })).toEqual({ rows: [{ id: 3 }], lastPage: 1 });
  expect(recordOf(row).parse('{"a":"{\\"id\\":4}","b":"text"}')).toEqual({ a: { id: 4 } });
  expect(optionally(row).parse('{"id":5}')).toEqual({ id: 5 });
  expect(optionally(textSchema).parse('{"id":6}')).toBe('{"id":6}');
  for (const text of ["", "text", "{}", "1"]) expect(listOf(row).safeParse(text).success).toBe(false);
});

test("null is read as an empty list, also within a page", () => {
  expect(listOf(z.string()).parse(null)).toEqual([]);
  expect(pageOf(z.string()).parse({ rows: null, lastPage: 0 })).toEqual({ rows: [], lastPage: 0 });
  expect(listOf(z.string()).safeParse(undefined).success).toBe(false);
  expect(pageOf(z.string()).safeParse({}).success).toBe(false);
});

test("one invalid value of an answer does not cost the other keys", () => {
  expect(recordOf(idSchema).parse({ a: 1, b: null, c: "2" })).toEqual({ a: 1, c: 2 });
  expect(recordOf(idSchema).safeParse([1]).success).toBe(false);
});

test.each([[undefined], [null], [""], [{}]])("an optional text that is %j is absent", (value) => {
  expect(optionally(z.string()).parse(value)).toBeUndefined();
});

test("an optional field is absent, not refused, when its value is invalid", () => {
  expect(optionally(z.number()).parse("tomorrow")).toBeUndefined();
});

test("coercion does not turn an absent value into text", () => {
  const schema = z.object({ name: optionally(z.coerce.string()) });
  expect(schema.parse({})).toEqual({});
  expect(schema.parse({ name: null })).toEqual({});
  expect(schema.parse({ name: "" })).toEqual({});
  expect(schema.parse({ name: 0 })).toEqual({ name: "0" });
});

test("a page keeps its valid rows, and a missing `lastPage` means a single page", () => {
  const schema = pageOf(z.object({ id: idSchema }));
  expect(schema.parse({ rows: [{ id: 1 }, {}], lastPage: "3" })).toEqual({ rows: [{ id: 1 }], lastPage: 3 });
  expect(schema.parse({ rows: [] })).toEqual({ rows: [], lastPage: 1 });
  expect(schema.safeParse({ lastPage: 1 }).success).toBe(false);
});

test.each([
  [true, true],
  ["true", true],
  ["Y", true],
  [1, true],
  [false, false],
  ["N", false],
  ["0", false],
  ["1", true],
  ["false", false],
  [0, false],
])("a boolean of the back end may be written %j", (value, truth) => {
  expect(booleanSchema.parse(value)).toBe(truth);
});

test.each([["perhaps"], [2], [null], [""]])("%j is not a boolean", (value) => {
  expect(booleanSchema.safeParse(value).success).toBe(false);
});

test("a call without a result may report success in any of these forms", () => {
  for (const value of [true, "true", 1, "Y"]) expect(trueSchema.parse(value)).toBe(true);
  for (const value of [false, "false", 0, null, "done"])
    expect(trueSchema.safeParse(value).success).toBe(false);
});

test("a value that does not fit the schema is read as JSON text, but stays text where text is expected", () => {
  expect(readTolerantly(z.object({ id: idSchema }), '{"id":"12"}')).toMatchObject({ data: { id: 12 } });
  expect(readTolerantly(z.array(z.number()), "[1,2]")).toMatchObject({ data: [1, 2] });
  expect(readTolerantly(z.string(), "12")).toMatchObject({ data: "12" });
  expect(readTolerantly(z.object({}), "soon").success).toBe(false);
});

test("an hour may include seconds, and any other form is invalid", () => {
  expect(hourSchema.parse("19:00")).toBe("19:00");
  expect(hourSchema.parse("19:00:00")).toBe("19:00");
  for (const value of ["7pm", "19", "19:00:00Z", "x19:00", "119:00", "19:00:", 19])
    expect(hourSchema.safeParse(value).success).toBe(false);
});

test.each([
  ["18:00", "18:00", "18:00"],
  ["09:30:00", "09:30", "09:30"],
  ["9:00", "09:00", "09:00"],
  ["24:00", undefined, "00:00"],
  ["26:00", undefined, "02:00"],
  ["36:00", undefined, undefined],
  ["99:99", undefined, undefined],
  ["12:60", undefined, undefined],
  ["noon", undefined, undefined],
])("the hour %s is %s, and %s where a bar closes (R6.10)", (text, hour, closing) => {
  expect(hourSchema.safeParse(text).data).toBe(hour);
  expect(closingHourSchema.safeParse(text).data).toBe(closing);
});
