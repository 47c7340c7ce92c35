import type { Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, startOver, test } from "@/e2e/support/fixtures";
import { saveData } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { both, createOwnHotel, offer } from "@/e2e/support/own-hotel";

const photos = (page: Page) => page.locator("main a[data-photo]");
const viewer = (page: Page, locale: string | undefined) =>
  page.getByRole("dialog", { name: messagesFor(locale).Photos.title });
const shown = (page: Page) => page.locator("[data-shown] img");
const scale = (page: Page) =>
  shown(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

/** Expects the whole photo in the viewport. */
async function expectWhole(page: Page): Promise<void> {
  const bottom = await shown(page).evaluate((image) => image.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
}

/** Performs a touch gesture at the centre of the window: each finger moves from one x offset to another, in px. */
async function touch(page: Page, moves: readonly (readonly [from: number, to: number])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = (share: number) =>
    moves.map(([from, to], id) => ({ id, x: width / 2 + from + (to - from) * share, y: height / 2 }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("photos open one by one, and their code comes only with the first @desktop", async ({
  page,
  locale,
}) => {
  await test.step("the photos of a promotion open one by one with captions, with keys and buttons only; Back and Escape close them", async () => {
    await page.goto("/empty");
    await page.goto("/promotion/11/1101");
    const address = page.url();
    await expect(photos(page)).toHaveCount(3);
    await photos(page).first().focus();
    await page.keyboard.press("Enter");
    const { Photos } = messagesFor(locale);
    await expect(viewer(page, locale)).toBeVisible();
    await expectWhole(page);
    const caption = await page.locator("main figcaption").first().textContent();
    await expect(viewer(page, locale).getByRole("status")).toContainText(caption ?? "no caption");
    const first = await shown(page).getAttribute("alt");
    expect(first).not.toBe("");
    await page.keyboard.press("ArrowRight");
    await expect(shown(page)).not.toHaveAttribute("alt", first ?? "");
    await page.keyboard.press("End");
    await expect(viewer(page, locale).getByText("3 / 3", { exact: true })).toBeVisible();
    await expect(viewer(page, locale).getByRole("button", { name: Photos.next })).toBeDisabled();
    await viewer(page, locale).getByRole("button", { name: Photos.previous }).click();
    await expect(viewer(page, locale).getByText("2 / 3", { exact: true })).toBeVisible();
    await page.keyboard.press("+");
    await expect.poll(() => scale(page)).toBe(2);
    await viewer(page, locale).getByRole("button", { name: Photos.zoomOut }).click();
    await expect.poll(() => scale(page)).toBe(1);
    expect(await listAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(viewer(page, locale)).toHaveCount(0);
    await expect(photos(page).nth(1)).toBeFocused();

    await photos(page).first().click();
    await expect(viewer(page, locale)).toBeVisible();
    await page.goBack();
    await expect(viewer(page, locale)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await photos(page).first().click();
    await expect(viewer(page, locale)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer(page, locale)).toHaveCount(0);
    // Escape leaves no entry in the history behind.
    await expect.poll(() => page.evaluate(() => "photos" in (history.state ?? {}))).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/empty$/);
  });
  await test.step("in data saver mode a page with photos loads the viewer only when one is opened, and without script a photo links to its full size", async () => {
    await startOver(page);
    const scripts = new Map<string, string>();
    page.on("response", async (response) => {
      if (/\.js(?:\?|$)/.test(response.url()))
        scripts.set(response.url(), await response.text().catch(() => ""));
    });
    await saveData(page);
    const says = (word: string) => [...scripts.values()].some((text) => text.includes(word));
    await page.goto("/promotion/11/1101", { waitUntil: "networkidle" });
    expect(await page.evaluate(() => document.querySelectorAll("script[src*='/chunks/']").length)).toBe(0);
    expect(says("data-shown")).toBe(false);
    await expect(photos(page).first()).toHaveAttribute("href", /\/media\/\w+\/ember-five\.jpg$/);
    await photos(page).first().click();
    await expect(viewer(page, locale)).toBeVisible();
    // A script's text is read asynchronously after its response.
    await expect.poll(() => says("data-shown")).toBe(true);
  });
});

test("photos are swiped, enlarged and captioned on a phone @phone", async ({ page, locale, sandbox }) => {
  await test.step("a swipe shows the next photo, a pinch enlarges it, and then one finger moves it", async () => {
    await page.goto("/promotion/11/1101");
    await photos(page).first().tap();
    await expect(viewer(page, locale)).toBeVisible();
    await expect(viewer(page, locale).getByText("1 / 3", { exact: true })).toBeVisible();
    await expectWhole(page);
    await touch(page, [[120, -140]]);
    await expect(viewer(page, locale).getByText("2 / 3", { exact: true })).toBeVisible();
    await touch(page, [
      [-30, -90],
      [30, 90],
    ]);
    await expect.poll(() => scale(page)).toBeCloseTo(3, 1);
    const left = () => shown(page).evaluate((image) => image.getBoundingClientRect().left);
    const before = await left();
    await touch(page, [[60, -60]]);
    await expect.poll(left).toBeLessThan(before);
    await expect(viewer(page, locale).getByText("2 / 3", { exact: true })).toBeVisible();
  });
  await test.step("an outlet shows its photos with captions, without overflow on the smallest screen, and those on other servers in one size", async () => {
    await startOver(page);
    await page.goto("/r/23");
    await expect(photos(page)).toHaveCount(4);
    await expect(page.locator("main figcaption")).toHaveCount(2);
    for (const picture of await photos(page).getByRole("img").all())
      expect(await picture.getAttribute("alt")).not.toBe("");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await listOverflowingElements(page)).toEqual([]);
    await photos(page).first().click();
    await expect(viewer(page, locale)).toBeVisible();
    expect(await listOverflowingElements(page)).toEqual([]);

    const elsewhere = "https://photos.example/plate.jpg";
    await page.context().route(elsewhere, (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900"/></svg>',
      }),
    );
    const { outlets } = await createOwnHotel(sandbox);
    const [outlet] = outlets;
    const id = await offer(sandbox, outlet, {
      images: [
        "{media}/media/coast.jpg",
        { url: elsewhere, alt: both("접시 한 장"), caption: both("사진작가의 사진") },
      ],
    });
    await page.goto(`/promotion/${outlet}/${id}`);
    await expect(photos(page)).toHaveCount(2);
    await expect(photos(page).first().getByRole("img")).toHaveAttribute("srcset", /\?w=320 320w/);
    const photograph = page.getByRole("img", { name: "접시 한 장" });
    await expect(photograph).toHaveAttribute("src", elsewhere);
    await expect(photograph).not.toHaveAttribute("srcset");
    await photos(page).last().click();
    await expect(viewer(page, locale).getByRole("status")).toContainText("사진작가의 사진");
    await expect.poll(() => shown(page).evaluate((image) => image.clientWidth)).toBeGreaterThan(100);
  });
});
