import { type Browser, chromium, type LaunchOptions, type Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";

/*
 * Playwright switches the browser's memory of whole pages off, since a page that comes back out of it fires no load.
 * These journeys have a browser of their own in which it is on, as it is for every guest.
 */

const platforms = ["kakao_pixel", "naver_wcs", "meta_pixel", "google_tag"] as const;

/** Goes back or forward; the page that was left cannot answer any more, so nothing is awaited of it. */
async function go(page: Page, by: -1 | 1, path: string): Promise<void> {
  void page.evaluate((steps) => history.go(steps), by).catch(() => {});
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

function launchWithMemory(options: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    ...options,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [...(options.args ?? []), "--enable-features=BackForwardCache"],
  });
}

/** The same living page, and not one that was built anew. */
const isAlive = (page: Page) => page.evaluate(() => Reflect.get(window, "wasHere") === true);

test("R1.5 R10.2 Back and Forward bring the living page out of the browser's memory, and it is told of once each time @desktop", async ({
  sandbox,
  launchOptions,
  baseURL,
}) => {
  const campaign = uniqueKey("memory");
  const ids = platforms.map((type) => ({ type, sdkId: `${type.slice(0, 2)}-${campaign.slice(-12)}` }));
  await sandbox.putAdSdks({ campaign }, ids);
  const other = uniqueKey("memory");
  await sandbox.publishPage(
    other,
    '<h1>다음 이야기</h1><div class="cms-box-promotion" resourceid="10"></div><div class="cms-box-popup" popupid="m" days="3">잠시</div>',
  );
  const counts = async () =>
    (await Promise.all(ids.map(({ sdkId }) => sandbox.hits(sdkId)))).map((hits) => hits.length);
  const expectTold = (count: number) => expect.poll(counts).toEqual(ids.map(() => count));

  let browser: Browser | undefined;
  try {
    browser = await launchWithMemory(launchOptions);
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    // Each kind of public page: the home page, a resource's, an authored one with widgets, a promotion's.
    const paths = ["/", "/r/11", `/p/${other}`, "/promotion/11/1101"];
    let told = 0;
    for (const path of paths) {
      await page.goto(told === 0 ? `${path}?campaign=${campaign}` : path);
      await expectTold(++told);
      await page.evaluate(() => Reflect.set(window, "wasHere", true));
    }
    for (const path of [...paths].reverse().slice(1)) {
      await go(page, -1, path);
      expect(await isAlive(page), `${path} is restored, not built anew`).toBe(true);
      await expectTold(++told);
    }
    for (const path of paths.slice(1)) {
      await go(page, 1, path);
      expect(await isAlive(page), `${path} is restored, not built anew`).toBe(true);
      await expectTold(++told);
    }
    await context.close();
  } finally {
    await browser?.close();
  }
});

test("R3.5 R4.6 Back to a page of one guest, when another has signed in since, builds it anew for the other @desktop", async ({
  sandbox,
  launchOptions,
  baseURL,
}) => {
  const key = uniqueKey("memory");
  await sandbox.publishPage(key, '<div class="cms-box-profile"></div>');
  const browser = await launchWithMemory(launchOptions);
  try {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    const signInAs = async (name: string) => {
      await context.request.get(await sandbox.messengerSession(await sandbox.putGuest({ name })));
      await context.request.get("/auth/kakao/login?return=/empty");
    };
    await signInAs("첫 손님");
    await page.goto(`/p/${key}`);
    await expect(page.getByText("첫 손님", { exact: true })).toBeVisible();
    await page.evaluate(() => Reflect.set(window, "wasHere", true));
    await page.goto("/empty");
    await go(page, -1, `/p/${key}`);
    expect(await isAlive(page), "the same guest's page is restored").toBe(true);
    await page.goto("/empty?x=1");
    await signInAs("다음 손님");
    await go(page, -1, `/p/${key}`);
    await expect(page.getByText("다음 손님", { exact: true })).toBeVisible();
    await expect(page.getByText("첫 손님", { exact: true })).toHaveCount(0);
    expect(await isAlive(page), "the other guest's page is not").toBe(false);
    await context.close();
  } finally {
    await browser.close();
  }
});
