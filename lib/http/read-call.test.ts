import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { matchPath, readInput } from "@/lib/http/expose-call";
import { idSchema } from "@/lib/http/tolerant";

const change = defineEndpoint({
  group: "account",
  method: "POST",
  input: z.object({
    id: idSchema,
    key: z.string().check(z.minLength(1), z.maxLength(9)),
    note: z.optional(z.string()),
    lines: z.array(z.string()),
  }),
  path: "/thing/:id/of/:key",
  query: ["note"],
  data: z.unknown(),
  idempotent: false,
});
const replace = { ...change, body: "lines" } as const;

test("a path matches when each part is valid for its field", () => {
  expect(matchPath(change, "/thing/7/of/%EC%97%AC%EC%9A%B8")).toEqual({ id: "7", key: "여울" });
});

test.each([
  "/thing/7/of",
  "/thing/7/of/a/b",
  "/thing//of/a",
  "/thing/7/of/",
  "/thing/seven/of/a",
  "/thing/1e3/of/a",
  "/thing/0x10/of/a",
  "/thing/-1/of/a",
  "/thing/%207/of/a",
  "/thing/1234567890123456/of/a",
  "/thing/7/of/%",
  "/thing/7/of/%E0%A4%A",
  "/thing/7/of/ten letters",
  "/Thing/7/of/a",
  "thing/7/of/a",
])("the address %s matches no call", (path) => {
  expect(matchPath(change, path)).toBeUndefined();
});

const parts = { id: "7", key: "a" };

test("every field is read only from its own place", () => {
  const query = { note: "quiet", lines: "x", id: "8", key: "b", more: "1" };
  const body = { lines: ["tea"], id: 9, note: "loud", more: 1 };
  expect(readInput(change, { parts, query, body })).toEqual({
    id: 7,
    key: "a",
    note: "quiet",
    lines: ["tea"],
  });
});

test("a body that is one field is read as a whole", () => {
  expect(readInput(replace, { parts, query: {}, body: ["tea"] })).toEqual({
    id: 7,
    key: "a",
    lines: ["tea"],
  });
});

test.each([undefined, null, "text", 7, [], { lines: "tea" }])("the body %j does not fit its call", (body) => {
  expect(readInput(change, { parts, query: {}, body })).toBeUndefined();
});
