/** @jest-environment jsdom */
import { loadPageFiles } from "@/lib/server/before-hydration/hydration/fetch-ahead";

const PAGE = `<link rel="preload" href="/_next/static/media/text.woff2" as="font">
<link rel="stylesheet" href="/_next/static/sheets/a.1.2.css" data-precedence="next">
<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>
<link rel="stylesheet" href="/_next/static/chunks/unused.css" disabled="">
<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/_next/static/chunks/one.js" async=""></script>`;

const answer = (text: string) => ({ text: async () => text, blob: async () => text });

afterEach(() => jest.restoreAllMocks());

test("loads the scripts and the one style sheet that a page will run, each once", async () => {
  const addresses: string[] = [];
  globalThis.fetch = (async (address: string) => {
    addresses.push(address);
    return answer(addresses.length === 1 ? PAGE : "");
  }) as never;
  await loadPageFiles("/promotion/1/2/summary");
  expect(addresses).toEqual([
    "/promotion/1/2/summary",
    "/_next/static/sheets/a.1.2.css",
    "/_next/static/chunks/one.js",
    "/_next/static/chunks/two.js",
  ]);
});

test("a page that leads to a login is not followed", async () => {
  globalThis.fetch = (async (_: string, { redirect }: RequestInit) => {
    if (redirect === "error") throw new TypeError("redirected");
    return answer(PAGE);
  }) as never;
  await expect(loadPageFiles("/book")).rejects.toThrow("redirected");
});
