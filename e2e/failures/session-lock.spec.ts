import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@/e2e/support/fixtures";
import { type Site, shareSite, type Web } from "@/e2e/support/own-servers";

/*
 * Tests the login check that each session page makes itself, without the web server and the middleware: Next alone
 * serves the same build with its middleware list emptied, so that the pages are reachable by their internal paths.
 */

const LIST = "functions-config-manifest.json";

const test = base.extend<object, { site: Site; web: Web }>({
  site: [
    async ({}, use, { config }) => {
      const site = await shareSite(String(config.metadata.controls));
      try {
        await use(site);
      } finally {
        await site.close();
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
  web: [
    async ({ site }, use) => {
      const folder = await withoutMiddleware();
      try {
        await use(await site.startWeb({ folder, program: "next" }));
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test.describe.configure({ mode: "default" });

test("without middleware public pages are served by their internal paths only (R1.6) @desktop", async ({
  web,
  request,
}) => {
  expect((await request.get(`${web.origin}/en/empty`, { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get(`${web.origin}/empty`, { maxRedirects: 0 })).status()).toBe(404);
});

for (const address of [
  "/book",
  "/coupon",
  "/coupon/12",
  "/promotion/11/1101/summary",
  "/payment-request/11/AH_1",
  "/payment-request/11/AH_1/approval",
]) {
  test(`without middleware ${address} itself requires a login (R1.6) @desktop`, async ({ web, request }) => {
    for (const cookie of ["", "sid=1", "sid=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c; signed-in=1"]) {
      const answer = await request.get(`${web.origin}/en${address}`, {
        maxRedirects: 0,
        headers: { accept: "text/html", cookie },
      });
      expect([303, 307], cookie).toContain(answer.status());
      expect(answer.headers().location, cookie).toBe(
        `/auth/kakao/login?return=${encodeURIComponent(address)}`,
      );
      expect(await answer.text(), cookie).not.toMatch(/data-zone="page"/);
    }
  });
}

/** Creates a folder from which Next can serve this build without its middleware. */
async function withoutMiddleware(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "no-middleware-"));
  const server = join(folder, ".next", "server");
  await mkdir(server, { recursive: true });
  const link = async (from: string, to: string, without: readonly string[]) => {
    for (const name of await readdir(from)) {
      if (!without.includes(name)) await symlink(resolve(from, name), join(to, name));
    }
  };
  await link(".", folder, [".next", ".git", ".yeoul", "test-results"]);
  await link(".next", join(folder, ".next"), ["server"]);
  await link(join(".next", "server"), server, [LIST]);
  const list: { functions: Record<string, unknown> } = JSON.parse(
    await readFile(join(".next", "server", LIST), "utf8"),
  );
  const { "/_middleware": middleware, ...functions } = list.functions;
  expect(middleware, "the build lists the middleware under the expected key").toBeDefined();
  await writeFile(join(server, LIST), JSON.stringify({ ...list, functions }));
  return folder;
}
