import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { wordsFor } from "@/e2e/words";

const AXE = "node_modules/axe-core/axe.min.js";

const screens = [
  { name: "home", path: "/" },
  { name: "a hotel", path: "/r/10" },
  { name: "an outlet", path: "/r/11" },
  { name: "a promotion", path: "/promotion/11/1101" },
  { name: "the widget gallery", path: "/p/widget-gallery" },
  { name: "error-404", path: "/error-404" },
];

/** The specification's own look of a button (R4.9: white on ffb611), which an author changes by an attribute. */
const SPECIFIED_LOOK = ".cms-box-resource:not([buttontextcolor]) [class*='button']";

test.use({ expectedErrors: [/status of 404.*\/error-404/] });

type Finding = { rule: string; impact: string; targets: string[] };

/** What axe finds that keeps somebody from using the page. */
async function listBarriers(page: Page): Promise<Finding[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async (specified) => {
    const axe = Reflect.get(window, "axe");
    // Half-way through a fade every contrast is wrong.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const exclude = document.querySelector(specified) === null ? [] : [[specified]];
    const { violations } = await axe.run({ include: [["html"]], exclude }, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }: { impact: string }) => impact === "serious" || impact === "critical")
      .map(({ id, impact, nodes }: { id: string; impact: string; nodes: { target: string[] }[] }) => ({
        rule: id,
        impact,
        targets: nodes.slice(0, 5).map(({ target }) => target.join(" ")),
      }));
  }, SPECIFIED_LOOK);
}

for (const { name, path } of screens) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`R9.2 nothing bars anybody from ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await closePopups(page);
      expect(await listBarriers(page)).toEqual([]);
    });
  }

  test(`R1.1 ${name} needs no sideways scrolling at 320 px, nor at twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await closePopups(page);
    expect(await overhang(page)).toEqual([]);
    // Twice the size on a small desktop is half the width; text alone twice as large is the other way to zoom.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await overhang(page)).toEqual([]);
  });
}

test("R2.2 R3.1 both side panels are free of barriers", async ({ page, locale }) => {
  const { Shell } = wordsFor(locale);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const name of [Shell.menu, Shell.account]) {
    await page.goto("/");
    await openPanel(page, name, "Enter");
    expect(await listBarriers(page)).toEqual([]);
  }
});

test("R2.2 the keyboard opens the menu and the account, and Escape gives the focus back", async ({
  page,
  locale,
}) => {
  const { Shell } = wordsFor(locale);
  await page.goto("/p/faq");
  for (const name of [Shell.menu, Shell.account]) {
    const button = page.getByRole("banner").getByRole("button", { name, exact: true });
    await reach(page, button);
    for (const key of ["Enter", " "]) {
      await openPanel(page, name, key);
      const dialog = page.getByRole("dialog");
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  }
});

test("R9.1 the keyboard reaches the other language and the content", async ({ page, locale }) => {
  const { Shell } = wordsFor(locale);
  await page.goto("/p/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: Shell.skip })).toBeFocused();
  await expect(page.getByRole("link", { name: Shell.skip })).toBeInViewport();
  await reach(page, page.getByRole("link", { name: Shell.switchTo, exact: true }));
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

/** Tabs on until the control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, "reached by the keyboard").toBeFocused();
}

/** A popup is a page's own greeting; what is looked at here is the page. */
async function closePopups(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
  });
}

/** What stands out of the page to the side, when the page can be scrolled there. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`);
  });
}
