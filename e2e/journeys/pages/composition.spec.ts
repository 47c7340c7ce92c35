import type { Page } from "playwright/test";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { startOver, uniqueKey } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

/*
 * How pages are composed: what a guest finds on them without searching, how long they are, and what does not jump from
 * one page to the next.
 */

test.use({ expectedErrors: [/ERR_FAILED|status of 404/] });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("restaurants are in pairs below their hotels, each with its city, on few screens; a page ends in half of one, and a popup is a low card (R2.1, R4.9, R4.11) @phone", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/p/dining");
  const hotels = page.locator(".cms-box-resource section");
  await expect(hotels).toHaveCount(3);
  for (const hotel of await hotels.all()) {
    await expect(hotel.getByRole("heading", { level: 3 }).getByRole("link")).toBeVisible();
    const cards = hotel.getByRole("listitem");
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().toJSON()),
    );
    const widths = boxes.map(({ width }) => Math.round(width));
    // Pairs; of an odd number, the first has the width of two.
    const isOdd = boxes.length % 2 === 1;
    expect(new Set(widths.slice(isOdd ? 1 : 0))).toEqual(new Set([150]));
    if (isOdd) expect(widths[0]).toBe(320);
    for (const card of await cards.all()) {
      await expect(card.getByRole("link")).toHaveText(/^(?:서울|부산|제주)/);
      await expect(card.getByRole("button")).toHaveCount(0);
    }
  }
  expect(await heightOf(page)).toBeLessThan(5_200);

  await page.goto("/p/faq");
  const heights = await page
    .locator("#page > :is(footer, footer + section)")
    .evaluateAll((ends) => ends.map((end) => end.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  // It was 935 pixels: more than the window.
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThan(470);

  const key = uniqueKey("popup");
  await sandbox.publishPage(
    key,
    `<p>글</p><div class="cms-box-popup" popupid="${key}"><h3>가을 상차림</h3><p>${"길게 쓴 소식입니다. ".repeat(80)}</p><a href="/p/faq">보기</a></div>`,
  );
  await page.goto(`/p/${key}`);
  const popup = page.getByRole("dialog", { name: "가을 상차림" });
  await expect(popup).toBeVisible({ timeout: 15_000 });
  await expect(popup).toBeFocused();
  const box = await popup.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(780 * 0.6);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(768);
});

test("controls are drawn as ours, and so is a lost picture (R4.1, R4.3, R6.2, R6.10) @desktop", async ({
  page,
  sandbox,
  form,
  locale,
}) => {
  await test.step("no control has a browser's own arrow, and a page's first element begins at its top unless its author says otherwise (R4.1, R4.3, R6.2)", async () => {
    const table = await createOwnTable(sandbox);
    const native = () =>
      page.evaluate(() => ({
        selects: [...document.querySelectorAll("select")]
          .filter((select) => getComputedStyle(select).appearance !== "none")
          .map(({ id, name }) => id || name),
        plain: [...document.querySelectorAll("select")]
          .filter((select) => !getComputedStyle(select).backgroundImage.startsWith("url("))
          .map(({ id, name }) => id || name),
        summaries: [...document.querySelectorAll("summary")]
          .filter((summary) => getComputedStyle(summary).listStyleType !== "none")
          .map(({ textContent }) => textContent),
      }));
    const none = { selects: [], plain: [], summaries: [] };
    for (const path of ["/", "/p/offers"]) {
      await page.goto(path);
      await expect(page.locator("select").first()).toBeAttached();
      expect(await native(), path).toEqual(none);
    }
    await page.goto(table.path + table.draft({ step: "guest" }));
    await expect(form.name).toBeVisible();
    expect(await native(), "the form").toEqual(none);

    const marginOf = async (name: string, html: string, style = "") => {
      const key = uniqueKey(name);
      await sandbox.publishPage(key, { ko: { html, style }, en: { html, style } });
      await page.goto(`/p/${key}`);
      return page
        .getByRole("heading", { name: "Winter" })
        .evaluate((heading) => getComputedStyle(heading).marginTop);
    };
    const heading = '<h2 class="title">Winter</h2><p>Five dishes.</p>';
    expect(await marginOf("bare", heading)).toBe("0px");
    expect(await marginOf("styled", heading, "p { color: #333333 }")).toBe("0px");
    expect(await marginOf("own", heading, "h2.title { margin-top: 40px }")).toBe("40px");
  });
  await test.step("an outlet's page, with one of its author or without, leads to its tables and says whether it is open; a lost picture is drawn as ours (R4.1, R6.10)", async () => {
    await startOver(page);
    const { Resource, Widgets } = messagesFor(locale);
    await page.route(/\/media\//, (route) => route.abort());
    await page.goto("/r/11");
    const picture = page.locator("main img").first();
    await expect(picture).toHaveAttribute("data-broken");
    expect(await picture.evaluate((element) => getComputedStyle(element).content)).toMatch(/^url\("data:/);
    const place = page.locator(".cms-box-place");
    await expect(place.getByRole("link", { name: "02-0000-1201" })).toHaveAttribute("href", "tel:0200001201");
    await expect(place.getByRole("link", { name: /종로구|Jongno/ })).toHaveAttribute("href", /map/);
    // The sentence depends on the hour; the hours themselves do not.
    await expect(place.locator("[data-place-now]")).toBeVisible();
    await expect(place).toContainText("11:30–14:30, 17:30–22:00");
    await expect(place).toContainText(Widgets.place.everyDay);
    await page.getByRole("link", { name: /^(?:자리 보기|See tables)$/ }).click();
    const tables = page.locator(".cms-box-tonight");
    await expect(tables).toBeInViewport();
    const times = tables.locator('a[href*="time="]');
    const heading = tables.getByText(locale?.startsWith("ko") ? /기준/ : /As of|For 2/);
    await expect(times.first().or(heading).first()).toBeVisible();

    await page.goto("/r/23");
    await expect(page.locator("[data-place-now]")).toBeVisible();
    await page.getByRole("link", { name: Resource.seeTables }).click();
    await expect(page.locator("#tables, #offers").first()).toBeInViewport();
  });
});

test("pages have one width, one row of steps and one way in for a keyboard (R1.2, R4.11, R6.1, R6.2) @desktop", async ({
  page,
  booking,
  sandbox,
  signIn,
  locale,
  form,
  summary,
}) => {
  await test.step("the summary, the payment, the receipt and the reservations have one width and count one row of steps; a line of news that was closed is on no later page, and on none where a table is paid and kept (R4.11, R6.2)", async () => {
    const table = await createOwnTable(sandbox);
    const guest = await signIn();
    const { Reserve, Widgets } = messagesFor(locale);
    const step = (number: number) =>
      page.getByText(Reserve.stepOf.replace("{number}", String(number)).replace("{total}", "5"), {
        exact: true,
      });
    await page.goto(table.path);
    await page.locator("[data-reserve]").click();
    await expect(form.dialog).toBeVisible();
    await expect(step(1).filter({ visible: true })).toBeVisible();
    const widths = new Map<string, number>();
    const measure = async (name: string) => {
      const box = await page.locator("section:has(> #island)").boundingBox();
      widths.set(name, Math.round(box?.width ?? 0));
    };
    await summary.open(table);
    await expect(step(4)).toBeVisible();
    await measure("summary");
    const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
    await page.goto(pageOf(unpaid));
    await expect(step(5)).toBeVisible();
    await expect(page.locator("#island").getByRole("heading").first()).toBeVisible();
    const news = page.locator("[data-notice]");
    await expect(news).toHaveCount(0);
    await measure("payment");
    const paid = await booking.put(guest, { paid: true, date: venueDayIn(11) });
    await page.goto(pageOf(paid));
    await expect(page.locator("#island").getByRole("heading").first()).toBeVisible();
    await measure("receipt");
    await page.goto("/book");
    await expect(page.getByRole("article").first()).toBeVisible();
    await measure("reservations");
    expect(new Set(widths.values())).toEqual(new Set([1040]));

    await page.goto("/p/faq");
    await expect(news).toBeVisible();
    const close = page.getByRole("button", { name: Widgets.closeNotice });
    // A press before the script for idle moments is there does nothing; one that had its effect cannot be repeated.
    await expect(async () => {
      if (await news.isVisible()) await close.click({ timeout: 500 });
      await expect(news).toBeHidden({ timeout: 500 });
    }).toPass();
    // Hidden before the first paint: without the script for idle moments too.
    await page.route(/idle/, (route) => route.abort());
    await page.goto("/p/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(news).toBeHidden();
  });
  await test.step("a keyboard reaches Reserve right after an offer's heading, and its terms look like no buttons; a short page fills the window, and ends with it (R1.2, R6.1)", async () => {
    await startOver(page);
    const { Common, Promotion, Shell } = messagesFor(locale);
    await page.goto("/promotion/11/1101");
    await page.getByRole("link", { name: Shell.skip }).focus();
    await page.keyboard.press("Enter");
    // The restaurant, the heart and the mark for sharing are in the heading; pictures and menus come later.
    let stops = 0;
    while (!(await page.evaluate(() => document.activeElement?.matches("[data-reserve]") === true))) {
      await page.keyboard.press("Tab");
      stops += 1;
      expect(stops).toBeLessThanOrEqual(4);
    }
    await expect(page.getByRole("button", { name: Promotion.reserve })).toBeInViewport();
    const terms = page.locator("header dl").filter({ hasText: Common.party }).locator("dd");
    await expect(terms).toHaveCount(3);
    for (const term of await terms.all()) {
      await expect(term).toHaveCSS("border-radius", "0px");
      await expect(term).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }

    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto("/error-404");
    const last = page.locator("#page > :is(footer, footer + section)").last();
    const box = await last.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(2000);
    expect(await heightOf(page)).toBe(2000);
  });
});
