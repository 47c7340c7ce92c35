import { type Browser, chromium, type LaunchOptions, type Page } from "playwright/test";
import { fullBrowserOptions } from "@/e2e/support/browsers";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";

/*
 * The shell has no back/forward cache, and Playwright disables it in the full browser, because a restored page fires no
 * load event. These tests launch their own browser with the cache enabled, as guests have it.
 */

const platforms = ["kakao_pixel", "naver_wcs", "meta_pixel", "google_tag"] as const;

/**
 * Goes back or forward without waiting for the evaluation, since the page that is left can no longer return a result.
 */
async function go(page: Page, by: -1 | 1, path: string): Promise<void> {
  void page.evaluate((steps) => history.go(steps), by).catch(() => {});
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

function launchWithMemory(): Promise<Browser> {
  const { args = [], ...options }: LaunchOptions = fullBrowserOptions;
  return chromium.launch({
    ...options,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [...args, "--enable-features=BackForwardCache"],
  });
}

/** Returns whether the page was restored rather than loaded again. */
const isAlive = (page: Page) => page.evaluate(() => Reflect.get(window, "wasHere") === true);

test("Back and Forward restore pages from the cache, and reload what is another guest's (R1.5, R3.5, R4.6, R10.2) @desktop", async ({
  sandbox,
  baseURL,
}) => {
  const browser = await launchWithMemory();
  try {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await test.step("a page is restored from the cache, and reports one page view each time (R1.5, R10.2)", async () => {
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
      const expectReported = (count: number) => expect.poll(counts).toEqual(ids.map(() => count));
      // One page of each public kind: the home page, a resource, an authored page with widgets, a promotion.
      const paths = ["/", "/r/11", `/p/${other}`, "/promotion/11/1101"];
      let visits = 0;
      for (const path of paths) {
        await page.goto(visits === 0 ? `${path}?campaign=${campaign}` : path);
        await expectReported(++visits);
        await page.evaluate(() => Reflect.set(window, "wasHere", true));
      }
      for (const [by, others] of [
        [-1, [...paths].reverse()],
        [1, paths],
      ] as const)
        for (const path of others.slice(1)) {
          await go(page, by, path);
          expect(await isAlive(page), `${path} is restored, not rebuilt`).toBe(true);
          await expectReported(++visits);
        }
    });

    await test.step("Back to a guest's page reloads it when another guest has signed in since (R3.5, R4.6)", async () => {
      const key = uniqueKey("memory");
      await sandbox.publishPage(key, '<div class="cms-box-profile"></div>');
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
      expect(await isAlive(page), "the other guest's page is reloaded").toBe(false);
    });
  } finally {
    await browser.close();
  }
});
