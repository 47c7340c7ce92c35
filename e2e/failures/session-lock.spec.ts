import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@/e2e/support/fixtures";
import { shareSite, type Web } from "@/e2e/support/own-servers";
import { askForPage } from "@/e2e/support/read-page";

/*
 * Tests the login check that each session page makes itself, without the web server and the middleware: Next alone
 * serves the same build with its middleware list emptied, so that the pages are reachable by their internal paths.
 */

const LIST = "functions-config-manifest.json";

const test = base.extend<object, { web: Web }>({
  web: [
    async ({}, use, { config }) => {
      const site = await shareSite(String(config.metadata.controls));
      const folder = await withoutMiddleware();
      try {
        await use(await site.startWeb({ folder, program: "next" }));
      } finally {
        await site.close();
        await rm(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test("without middleware every session page itself requires a login, and internal paths alone are served (R1.6) @desktop @long", async ({
  web,
  request,
}) => {
  expect((await askForPage(request, `${web.origin}/en/empty`)).status).toBe(200);
  expect((await askForPage(request, `${web.origin}/empty`)).status).toBe(404);
  for (const address of [
    "/book",
    "/coupon",
    "/coupon/12",
    "/promotion/11/1101/summary",
    "/payment-request/11/AH_1",
    "/payment-request/11/AH_1/approval",
  ]) {
    for (const cookie of ["", "sid=1", "sid=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c; signed-in=1"]) {
      const { answer, status } = await askForPage(request, `${web.origin}/en${address}`, { cookie });
      const what = `${address} with ${cookie}`;
      expect.soft([303, 307], what).toContain(status);
      const login = `/auth/kakao/login?return=${encodeURIComponent(address)}`;
      expect.soft(answer.headers().location, what).toBe(login);
      expect.soft(await answer.text(), what).not.toMatch(/data-zone="page"/);
    }
  }
});

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
