import { frontWith, HASH } from "@/lib/front/front.test-support";
import { internalHeaders } from "@/lib/routing/internal-headers";

test.each([
  [`/wake/${HASH}/en/r/14`, "anonymous", "/en/r/14"],
  [`/wake/${HASH}/ko/`, "anonymous", "/ko"],
  [`/wake/${HASH}/ko/p/%EC%97%AC%EC%9A%B8`, "member", "/ko/p/%EC%97%AC%EC%9A%B8"],
])("%s belongs to the %s's page, and is cacheable", async (target, audience, path) => {
  const { ask, requests } = await frontWith();
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
  ["a guest's private page", `/wake/${HASH}/en/book`],
  ["a page that depends on its query", `/wake/${HASH}/en/leaving`],
  ["an address without a page", `/wake/${HASH}/en/wp-admin`],
  ["an internal path", `/wake/${HASH}/en/en/r/14`],
  ["a malformed address", "/wake/x"],
])("%s has no waking data, and nothing is rendered", async (_, target) => {
  const { ask, requests } = await frontWith();
  expect((await ask(target, { headers: { cookie: "sid=opens" } })).status).toBe(404);
  expect(requests).toEqual([]);
});

test("an outdated page has no waking data", async () => {
  const { ask } = await frontWith();
  expect((await ask(`/wake/${"x".repeat(22)}/en/r/14`)).status).toBe(404);
  expect((await ask(`/wake/${HASH}/en/r/14`, { method: "POST" })).status).toBe(405);
});
