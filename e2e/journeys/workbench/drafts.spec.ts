import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { createClient, RESP_TYPES } from "@redis/client";
import { z } from "zod";
import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import type { Web } from "@/e2e/support/own-servers";
import { expect, readSecrets, test, uniqueKey } from "@/e2e/support/server-instances";
import { Staff } from "@/e2e/support/workbench";
import { signDraftLink } from "@/lib/workbench/drafts";

const servedSchema = z.object({ served: z.array(z.object({ locale: z.string(), content: z.string() })) });

test.use({ expectedErrors: [/status of (?:404|410)/] });

/** Drafts that expire after one second, for the test of an expired link. */
const SHORT = { DRAFT_HOURS: String(1 / 3_600) };

test("a draft shows by its link alone, on every instance, until it expires; each reports what is live (R11.4) @desktop @long", async ({
  sandbox,
  copies: { site, redis, settings },
}) => {
  // Two servers have to start.
  test.slow();
  const [one, other] = [
    await site.startWeb({ settings }),
    await site.startWeb({ settings: { ...settings, ...SHORT } }),
  ];
  const key = uniqueKey("draft");
  const path = `/p/${key}`;
  await sandbox.publishPage(key, "<h1>As published</h1>");
  const staff = await Staff.signIn(one.origin, settings.WORKBENCH_SECRET);
  const words = `Secret supper ${key}`;
  const link = await staff.share(path, `<h1>${words}</h1><div class="cms-box-promotion"></div>`);

  for (const web of [one, other, one]) {
    const draft = await ask(web, link);
    expect([draft.status, draft.text]).toEqual([200, expect.stringContaining(words)]);
    expect(draft.text).toContain("This page is not published yet");
    expect(draft.text).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(draft.header("cache-control")).toBe("private, no-store");
    expect(draft.header("x-robots-tag")).toBe("noindex, nofollow");
    expect(draft.header("referrer-policy")).toBe("no-referrer");
    expect([draft.header("set-cookie"), draft.header("etag")]).toEqual([null, null]);
    // Without the link or with a changed one the draft is not shown, and the cached page is unchanged.
    for (const address of [path, `${path}?campaign=x`]) {
      const published = await ask(web, address);
      expect(published.text).toContain("As published");
      expect(published.text).not.toContain(words);
    }
    for (const changed of [link.slice(0, -2), link.replace(path, "/p/dining"), `${path}?draft=`]) {
      const refused = await ask(web, changed);
      expect([changed, refused.status]).toEqual([changed, 404]);
      expect(refused.text).not.toContain(words);
    }
  }
  const robot = await ask(one, link, { "user-agent": "facebookexternalhit/1.1; kakaotalk-scrap/1.0" });
  expect([robot.status, robot.text.includes(words)]).toEqual([404, false]);
  const storedPages = await readStoredPages(redis.url);
  expect(storedPages.some((page) => page.includes("As published"))).toBe(true);
  expect(storedPages.filter((page) => page.includes(words))).toEqual([]);

  const otherStaff = await Staff.signIn(other.origin, settings.WORKBENCH_SECRET);
  const brief = await otherStaff.share(path, "<h1>Brief</h1>");
  for (const web of [one, other]) {
    await expect.poll(async () => (await ask(web, brief)).status).toBe(410);
    const gone = await ask(web, brief);
    expect(gone.text).toContain("This draft is no longer shown");
    expect(gone.header("cache-control")).toBe("private, no-store");
  }

  const readServed = async (html: string) => {
    const written = [{ locale: "en", html, style: "" }];
    const answers = await Promise.all([staff, otherStaff].map((each) => each.ask("live", { path, written })));
    return Promise.all(answers.map(async (answer) => servedSchema.parse(await answer.json()).served));
  };
  const shown = (content: string) => [{ locale: "en", content }];
  expect(await readServed("<h1>Now live</h1>")).toEqual([shown("other"), shown("other")]);
  await sandbox.publishPage(key, "<h1>Now live</h1>");
  // These instances get no webhook, since the back end knows another server, so each has to notice it itself.
  await expect
    .poll(() => readServed("<h1>Now live</h1>"), { timeout: 90_000 })
    .toEqual([shown("same"), shown("same")]);
});

test("a draft shows no session data, and no visit to it is tracked (R11.4) @desktop", async ({
  page,
  signIn,
  baseURL,
  sandbox,
}, { config }) => {
  await signIn({ name: "Han Seoyeon" });
  const secrets = readSecrets(config);
  const staff = await Staff.signIn(baseURL ?? "", secrets.WORKBENCH_SECRET);
  const key = uniqueKey("draft");
  const link = await staff.share(
    `/p/${key}`,
    `<h1>Supper</h1><div class="cms-box-login"><a class="cms-login-button">Log in here</a><p>For members</p></div>`,
  );
  const calls: string[] = [];
  page.on("request", async (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") || pathname.startsWith("/auth/")) calls.push(pathname);
  });
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("complementary", { name: "Draft" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Supper");
  await expect(page.getByText("Log in here")).toBeVisible();
  await expect(page.getByText("For members")).toHaveCount(0);
  await page
    .getByRole("button", { name: /Account|계정/ })
    .first()
    .click();
  await expect(page.getByText("Han Seoyeon")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
  // The page itself is not published yet.
  expect((await page.request.get(`/p/${key}`)).status()).toBe(404);
  await sandbox.publishPage(key, "<h1>Supper, published</h1>");
  expect(await listAccessibilityViolations(page)).toEqual([]);
  Object.assign(process.env, secrets);
  const ended = {
    id: "0a".repeat(12),
    path: `/p/${key}`,
    locale: "en",
    guest: "out",
    ends: 1,
  } as const;
  expect((await page.goto(`/p/${key}?draft=${signDraftLink(ended)}`))?.status()).toBe(410);
  expect(await listAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: /See the published page|게시된 페이지 보기/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Supper, published");
});

type Answer = { status: number; text: string; header: (name: string) => string | null };

async function ask({ origin }: Web, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(origin + address, {
    headers: { accept: "text/html", "accept-language": "en", ...headers },
    redirect: "manual",
  });
  return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
}

/** Returns the HTML of every page in the instances' shared store. */
async function readStoredPages(url: string): Promise<string[]> {
  const client = createClient({ url });
  await client.connect();
  try {
    const pages: string[] = [];
    for (const key of await client.keys("yeoul:page:*")) {
      const { body } = await client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).hGetAll(key);
      if (body !== undefined) pages.push((await promisify(gunzip)(body)).toString("utf8"));
    }
    return pages;
  } finally {
    await client.close();
  }
}
