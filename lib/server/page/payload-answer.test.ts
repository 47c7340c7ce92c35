import { internalHeaders } from "@/lib/routing/internal-headers";
import { HASH, handlerWith } from "@/lib/server/request-handler.test-support";

test.each([
  [`/hydration/${HASH}/en/r/14`, "anonymous", "/en/r/14"],
  [`/hydration/${HASH}/ko/`, "anonymous", "/ko"],
  [`/hydration/${HASH}/ko/p/%EC%97%AC%EC%9A%B8`, "member", "/ko/p/%EC%97%AC%EC%9A%B8"],
])("%s belongs to the %s's page, and is cacheable", async (target, audience, path) => {
  const { ask, requests } = await handlerWith();
  const { status, headers, text } = await ask(target, {
    headers: audience === "member" ? { cookie: "sid=opens" } : {},
  });
  expect(status).toBe(200);
  expect(JSON.parse(text).flight).toEqual([`page ${path}`]);
  expect(headers["cache-control"]).toBe("private, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(requests).toEqual([{ method: "GET", path, headers: { [internalHeaders.audience]: audience } }]);
});

test.each([
  ["a guest's private page", `/hydration/${HASH}/en/book`],
  ["a page that depends on its query", `/hydration/${HASH}/en/leaving`],
  ["an address without a page", `/hydration/${HASH}/en/wp-admin`],
  ["an internal path", `/hydration/${HASH}/en/en/r/14`],
  ["a malformed address", "/hydration/x"],
])("%s has no hydration payload, and nothing is rendered", async (_, target) => {
  const { ask, requests } = await handlerWith();
  expect((await ask(target, { headers: { cookie: "sid=opens" } })).status).toBe(404);
  expect(requests).toEqual([]);
});

test("an outdated page has no hydration payload", async () => {
  const { ask } = await handlerWith();
  expect((await ask(`/hydration/${"x".repeat(22)}/en/r/14`)).status).toBe(404);
  expect((await ask(`/hydration/${HASH}/en/r/14`, { method: "POST" })).status).toBe(405);
});
