import type { Locator, Page } from "playwright/test";
import {
  listAccessibilityViolations,
  listAccessibilityViolationsInBothSchemes,
  listOverflowingElements,
} from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { sizes } from "@/e2e/support/sizes";
import { localeData } from "@/lib/i18n/locales";

test.use({ expectedErrors: [/status of 404.*\/error-404/] });

for (const size of sizes)
  test(`pages have no accessibility barriers in light and dark, and fit 320 px and 200 % zoom ${size} (R1.1)`, async ({
    page,
  }) => {
    const usual = page.viewportSize() ?? { width: 0, height: 0 };
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/r/10", "/r/11", "/promotion/11/1101", "/p/widget-gallery", "/error-404"]) {
      await page.setViewportSize(usual);
      await page.goto(path);
      await closePopups(page);
      expect.soft(await listAccessibilityViolationsInBothSchemes(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await listOverflowingElements(page), path).toEqual([]);
      // Two ways to zoom to 200 %: half the viewport of a small desktop, and doubled text size.
      await page.setViewportSize({ width: 640, height: 450 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect.soft(await listOverflowingElements(page), path).toEqual([]);
    }
  });

test("the keyboard opens the menu and the account without barriers, Escape returns the focus, and it reaches the language switch and the content (R2.2, R3.1, R9.1) @desktop", async ({
  page,
  locale,
}) => {
  const { Shell } = messagesFor(locale);
  const other = localeData[locale?.startsWith("ko") ? "en" : "ko"];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/p/faq");
  for (const name of [Shell.menu, Shell.account]) {
    const button = page.getByRole("banner").getByRole("button", { name, exact: true });
    await reach(page, button);
    for (const key of ["Enter", " "]) {
      await openPanel(page, name, key);
      const dialog = page.getByRole("dialog");
      if (key === "Enter") expect(await listAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  }

  await page.goto("/p/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: Shell.skip })).toBeFocused();
  await expect(page.getByRole("link", { name: Shell.skip })).toBeInViewport();
  await reach(page, page.getByRole("link", { name: other.name, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).not.toHaveAttribute("lang", locale?.slice(0, 2) ?? "");
  await expect(page).toHaveURL(/\/p\/faq$/);
});

async function openPanel(page: Page, name: string, key: string): Promise<void> {
  const button = page.getByRole("banner").getByRole("button", { name, exact: true });
  await expect(async () => {
    await button.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Presses Tab until the control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, "the control is reached by keyboard").toBeFocused();
}

/** Closes greeting popups, since this file tests the pages behind them. */
async function closePopups(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
  });
}
