import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/fixtures";

/** Opens an outlet from its hotel's page, with all animations slowed so that the transition does not end by itself. */
async function openOutlet(page: Page) {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      const state = { isRunning: Boolean(viewTransition) };
      Reflect.set(window, "transition", state);
      viewTransition?.finished.then(() => {
        state.isRunning = false;
      });
    }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await page.goto("/r/10");
  await page.locator('main a[href="/r/12"]').first().click();
  await expect(page).toHaveURL(/\/r\/12$/);
  return session;
}

const isRunning = (page: Page) => page.evaluate(() => Reflect.get(window, "transition")?.isRunning);

/** Returns the middle of the account button, which opens the right panel. */
async function middleOfAccountButton(page: Page) {
  const box = await page.locator("[data-opens=panel-right]").boundingBox();
  if (box === null) throw new Error("the account button is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("one page fades into the next, and a tap or a click meanwhile ends the transition and counts @phone", async ({
    page,
  }) => {
    for (const press of ["tap", "click"] as const) {
      const session = await openOutlet(page);
      await expect.poll(() => isRunning(page)).toBe(true);
      const { x, y } = await middleOfAccountButton(page);
      if (press === "tap") {
        await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
        await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      } else await page.mouse.click(x, y);
      await expect(page.locator("#panel-right")).toBeVisible();
      expect(await isRunning(page)).toBe(false);
    }
  });
});

test("a guest who prefers reduced motion sees no transition @desktop", async ({ page }) => {
  await openOutlet(page);
  expect(await isRunning(page)).toBe(false);
});
