import { internalHeaders } from "@/lib/routing/internal-headers";
import { allowedResponseHeaders } from "@/lib/server/request/forwarded-headers";
import { handlerWith } from "@/lib/server/request-handler.test-support";

test("headers of the framework, of proxies and our internal ones are dropped", async () => {
  const { ask, requests } = await handlerWith();
  const hostile = {
    "x-middleware-subrequest": "middleware:middleware",
    "x-nextjs-data": "1",
    "x-forwarded-host": "evil.example",
    "x-forwarded-for": "10.0.0.1",
    forwarded: "host=evil.example",
    "content-security-policy": "script-src 'nonce-a'",
    "x-page-query": "redirect=https://evil.example/",
    host: "evil.example",
    ...Object.fromEntries(Object.values(internalHeaders).map((name) => [name, "forged"])),
  };
  await ask("/book", { headers: { ...hostile, cookie: "sid=any" } });
  await ask("/api/crm_channel_si_tc/promotion/list/1", { headers: hostile });
  expect(requests).toHaveLength(2);
  for (const { headers } of requests) {
    expect(Object.keys(headers).sort()).toEqual(expect.not.arrayContaining(Object.keys(hostile)));
    expect(JSON.stringify(headers)).not.toMatch(/evil|forged/);
  }
});

test.each(["rsc", "next-router-state-tree", "next-router-prefetch", "next-action"])(
  "a request with %s is rejected",
  async (header) => {
    const { ask, requests } = await handlerWith();
    expect((await ask("/r/14", { headers: { [header]: "1" } })).status).toBe(400);
    expect((await ask("/book", { headers: { [header]: "1", cookie: "sid=any" } })).status).toBe(400);
    expect(requests).toEqual([]);
  },
);

test("what a logout tells browsers to forget reaches them (R3.5)", () => {
  const headers = { "Clear-Site-Data": '"cache"', "x-middleware-next": "1" };
  expect(allowedResponseHeaders(headers)).toEqual({ "clear-site-data": '"cache"' });
});
