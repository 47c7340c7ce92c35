import * as z from "zod/mini";
import { defineEndpoint, toAddress, toBody } from "@/lib/http/endpoint";

const plain = {
  group: "content",
  method: "GET",
  data: z.unknown(),
  idempotent: true,
} as const;

test("a call has four of a request's five seconds by default", () => {
  expect(defineEndpoint({ ...plain, input: z.object({}), path: "/thing" }).timeoutMs).toBe(4_000);
  expect(defineEndpoint({ ...plain, input: z.object({}), path: "/thing", timeoutMs: 900 }).timeoutMs).toBe(
    900,
  );
});

test("an address is the template with its fields filled in, each escaped to stay within one segment", () => {
  const endpoint = defineEndpoint({
    ...plain,
    input: z.object({ id: z.number(), key: z.string() }),
    path: "/thing/:id/of/:key",
  });
  expect(toAddress(endpoint, { id: 7, key: "../a b?c#d" })).toBe("/api/thing/7/of/..%2Fa%20b%3Fc%23d");
});

test("the compiler requires every field that a path names", () => {
  // @ts-expect-error the input has no `id`
  defineEndpoint({ ...plain, input: z.object({ key: z.string() }), path: "/thing/:id" });
});

test("a read sends the fields that its path lacks in the query, and leaves out undefined ones", () => {
  const endpoint = defineEndpoint({
    ...plain,
    input: z.object({
      id: z.number(),
      page: z.number(),
      withOutlet: z.boolean(),
      other: z.optional(z.string()),
      key: z.string(),
      empty: z.string(),
      ids: z.array(z.number()),
    }),
    path: "/thing/:id",
  });
  const input = {
    ids: [1, 2],
    empty: "",
    key: "a&b=c#d ?",
    id: 7,
    other: undefined,
    withOutlet: false,
    page: 1,
  };
  expect(toAddress(endpoint, input)).toBe(
    "/api/thing/7?page=1&withOutlet=false&key=a%26b%3Dc%23d+%3F&empty=&ids=1%2C2",
  );
  expect(toBody(endpoint, input)).toBeUndefined();
});

describe("the body of a call", () => {
  const order = { ...plain, method: "POST", idempotent: false } as const;
  const input = z.object({ id: z.number(), note: z.string(), lines: z.array(z.string()) });
  const values = { id: 7, note: "by the window", lines: ["tea"] };

  test("has every field that is in neither path nor query", () => {
    const endpoint = defineEndpoint({ ...order, input, path: "/thing/:id", query: ["note"] });
    expect(toAddress(endpoint, values)).toBe("/api/thing/7?note=by+the+window");
    expect(toBody(endpoint, values)).toEqual({ lines: ["tea"] });
  });

  test("is one field as a whole where the endpoint says so", () => {
    const endpoint = defineEndpoint({ ...order, input, path: "/thing/:id", query: ["note"], body: "lines" });
    expect(toBody(endpoint, values)).toEqual(["tea"]);
  });

  test("is absent when path and query have every field", () => {
    const endpoint = defineEndpoint({ ...order, input, path: "/thing/:id", query: ["note", "lines"] });
    expect(toBody(endpoint, values)).toBeUndefined();
  });
});
