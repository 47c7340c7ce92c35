import { readFileSync } from "node:fs";
import type { BrowserContext, Locator, Page } from "playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { listAccessibilityViolationsInBothSchemes } from "@/e2e/support/accessibility-checks";
import { BookingControl } from "@/e2e/support/booking-control";
import { pageOf } from "@/e2e/support/booking-fixtures";
import { expect, test } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { listLayoutFaults } from "@/e2e/support/layout-checks";
import { messagesFor } from "@/e2e/support/messages";
import { openSite, type Site } from "@/e2e/support/own-servers";
import { createOwnTable, openSummary, reserveForm, venueDayIn } from "@/e2e/support/own-table";

const city: { name: Record<"ko" | "en", string>; colours: { dark: Record<string, string> } } = JSON.parse(
  readFileSync("lib/server/brand/brands/city/brand.json", "utf8"),
);
const DARK_PAPER = city.colours.dark.paper ?? "";
const OUTLET = 11;
const WORKBENCH_SECRET = "only-for-journeys-on-this-machine-0002";

let site: Site;
let origin: string;

test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: [/status of 404/] });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await openSite();
  ({ origin } = await site.startWeb({ settings: { BRAND: "city", WORKBENCH_SECRET } }));
});
test.afterAll(() => site.close());

/** What a page shows of its brand. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const styles = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      title: document.title,
      house: document.querySelector("header a > i + span")?.textContent,
      paper: styles("body").backgroundColor,
      headings: styles("h1, h2").fontFamily,
      text: styles("body").fontFamily,
      round: [...document.querySelectorAll("body *")].filter(
        (element) =>
          !/^(?:0px|0%|50%)$/.test(getComputedStyle(element).borderTopLeftRadius) &&
          element.closest(".cms") === null,
      ).length,
      icon: document.querySelector("link[rel=icon]")?.getAttribute("href"),
      themes: [...document.querySelectorAll("meta[name=theme-color]")].map((meta) =>
        meta.getAttribute("content"),
      ),
    };
  });
}

/** Expects that the words of a heading are not painted over. */
async function expectReached(heading: Locator): Promise<void> {
  const findCover = async () => {
    // A page that was scrolled shows its popup after some seconds.
    await heading
      .page()
      .evaluate(() => document.querySelector<HTMLDialogElement>("dialog[data-popup][open]")?.close());
    await heading.scrollIntoViewIfNeeded();
    return heading.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, top, height } = words.getClientRects()[0] ?? element.getBoundingClientRect();
      const reached = document.elementFromPoint(left + 4, top + height / 2);
      return element.contains(reached)
        ? "nothing"
        : (reached?.outerHTML.slice(0, 200) ?? "outside the window");
    });
  };
  // What is still loading above may move it between the scroll and the look.
  await expect.poll(findCover).toBe("nothing");
}

/** Opens a window without motion. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page;
}

test("a house with a look of its own has its name, marks, colours, faces and corners on every page, in both languages @desktop @long", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin, colorScheme: "dark" });
  const page = await openWindow(context);
  for (const language of ["ko", "en"] as const)
    for (const path of ["/", "/r/10", "/promotion/11/1101", "/error-404", "/login"]) {
      await page.goto(`${path}?language=${language}`);
      const look = await lookOf(page);
      expect(look, path).toMatchObject({
        title: expect.stringContaining(city.name[language]),
        house: city.name[language],
        paper: "rgb(13, 16, 20)",
        round: 0,
        icon: "/brand/mark.svg",
        themes: [expect.stringMatching(/^#f/), DARK_PAPER],
      });
      expect(look.headings).toBe(look.text);
    }
  await context.close();
});

test("manifest, icons and the mark are those of the house @desktop @long", async ({ request }) => {
  const manifest = z
    .object({
      name: z.string(),
      background_color: z.string(),
      icons: z.array(z.object({ src: z.string() })),
    })
    .parse(await (await request.get(`${origin}/manifest.webmanifest`)).json());
  expect(manifest).toMatchObject({ name: city.name.en, background_color: DARK_PAPER });
  for (const { src } of manifest.icons) expect((await request.get(origin + src)).status()).toBe(200);
  const mark = await request.get(`${origin}/brand/mark.svg`);
  expect(await mark.text()).toBe(readFileSync("lib/server/brand/brands/city/icon.svg", "utf8"));
});

test("the preview of an offer without a picture is drawn in the colours of the house @desktop @long", async ({
  request,
}) => {
  const { path } = await createOwnTable(site.control, { promotion: { thumbnailImage: "" } });
  const html = await (await request.get(`${origin}${path}?language=en`)).text();
  const [card = "none"] = /\/cards\/[^"]+\.jpg/.exec(html) ?? [];
  const { data } = await sharp(await (await request.get(origin + card)).body())
    .extract({ left: 10, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = [0x0d, 0x10, 0x14];
  // JPEG changes a colour by a little.
  for (const [index, channel] of [...data].entries())
    expect(Math.abs(channel - (paper[index] ?? 0))).toBeLessThanOrEqual(3);
});

test("a page of a house without serif headings loads no serif, and its style sheet needs no exception of the policy @desktop @long", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await openWindow(context);
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const response = await page.goto("/");
  expect(await response?.text()).not.toContain('as="font"');
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect(fonts).toEqual([]);
  const sheet = await page.locator("link[rel=stylesheet]").first().getAttribute("href");
  expect(await (await page.request.get(sheet ?? "")).text()).toContain(`--paper:${DARK_PAPER}`);
  await context.close();
});

test("no page of a house with a look of its own has an accessibility barrier, in light and dark (WCAG 2.2 AA) @desktop @long", async ({
  browser,
  contextOptions,
  locale,
}) => {
  test.setTimeout(360_000);
  const { control } = site;
  const guest = await control.putGuest({ name: "김하나" });
  await control.putCoupon({ messengerId: guest, outletIds: [OUTLET] });
  const booking = new BookingControl(site.controls);
  const receipt = pageOf(await booking.put(guest, { paid: true, date: venueDayIn(20), time: "18:30" }));
  const context = await browser.newContext({ ...contextOptions, baseURL: origin });
  const page = await openWindow(context);
  const check = async (name: string) =>
    expect([name, await listAccessibilityViolationsInBothSchemes(page)]).toEqual([name, []]);

  for (const path of ["/", "/r/10", "/r/11", "/promotion/11/1101", "/error-404", "/unavailable", "/login"]) {
    await page.goto(path);
    await check(path);
  }
  await page.goto(await control.messengerSession(guest));
  await page.goto("/auth/kakao/login?return=/empty");
  for (const path of ["/book", "/coupon", receipt, "/p/event-winter-quiz"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await check(path);
  }
  const table = await createOwnTable(control, { promotion: { needsPayment: true } });
  await page.goto(table.path);
  await page.getByRole("button", { name: messagesFor(locale).Promotion.reserve }).click();
  await expect(reserveForm(page, locale).dialog.locator("label:has([type=radio])").first()).toBeVisible();
  await check("the form");
  await page.goto(table.path + table.draft());
  await expect(reserveForm(page, locale).email).toBeVisible();
  await check("the guest's details");
  await openSummary(page, table, locale);
  await check("the summary");
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: messagesFor(locale).Shell.account })
    .click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await check("the account");
  await context.close();
});

test("pictures in a tone of the house cover no words, and nothing else is covered or cut off (R1.1) @desktop @long", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await openWindow(context);
  for (const path of ["/", "/r/10", "/r/11", "/p/dining", "/promotion/11/1101"]) {
    await page.goto(path);
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await listLayoutFaults(page), `${path} at ${width} px`).toEqual([]);
      await expectReached(page.locator("h1").first());
    }
  }
  await context.close();
});

test("the workbench of a house with a look of its own has its colours and no accessibility barrier @desktop @long", async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const context = await browser.newContext({ baseURL: origin, colorScheme: "dark" });
  const page = await openWindow(context);
  await page.goto("/workbench?language=en");
  await page.getByLabel("Secret").fill(WORKBENCH_SECRET);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "HTML", exact: true }).click();
  await page.keyboard.insertText(
    '<h1>Winter</h1><p style="color:var(--on-saffron);background:var(--saffron)">Snow</p>',
  );
  // Authored work yields to everything else that a busy machine has to do.
  await expect(page.frameLocator("iframe").getByText("Snow").first()).toBeVisible({ timeout: 90_000 });
  expect((await lookOf(page)).paper).toBe("rgb(13, 16, 20)");
  // The editor's cursor blinks for ever, and the check waits for animations.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  expect(await listAccessibilityViolationsInBothSchemes(page)).toEqual([]);
  await context.close();
});
