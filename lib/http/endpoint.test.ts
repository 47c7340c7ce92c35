import { z } from "zod";
import { defineEndpoint, toAddress } from "@/lib/http/endpoint";

const plain = {
  name: "thing",
  group: "content",
  method: "GET",
  data: z.unknown(),
  idempotent: true,
} as const;

test("a call is given four seconds of the five that a request has, unless it says otherwise", () => {
  expect(defineEndpoint({ ...plain, input: z.object({}), path: () => "/thing" }).timeoutMs).toBe(4_000);
  expect(
    defineEndpoint({ ...plain, input: z.object({}), path: () => "/thing", timeoutMs: 900 }).timeoutMs,
  ).toBe(900);
});

test("an address lies under /api and has a query only when there is one", () => {
  const endpoint = defineEndpoint({
    ...plain,
    input: z.object({ id: z.number() }),
    path: ({ id }) => `/thing/${id}`,
  });
  expect(toAddress(endpoint, { id: 7 })).toBe("/api/thing/7");
});

test("a query leaves out what is undefined, keeps its order and cannot be broken out of", () => {
  const endpoint = defineEndpoint({
    ...plain,
    input: z.object({ key: z.string() }),
    path: () => "/thing",
    query: ({ key }) => ({ page: 1, withOutlet: false, other: undefined, key, empty: "" }),
  });
  expect(toAddress(endpoint, { key: "a&b=c#d ?" })).toBe(
    "/api/thing?page=1&withOutlet=false&key=a%26b%3Dc%23d+%3F&empty=",
  );
});
