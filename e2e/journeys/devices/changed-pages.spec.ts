import type { Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { hydrate } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, reserveForm, venueDayIn } from "@/e2e/support/own-table";
import { pageChanges } from "@/e2e/support/page-changes";

/** What React reports of markup that is not as the server sent it. */
test.use({ expectedErrors: [/Minified React error #(?:418|423|425)/] });

/** Applies a change to every page, once it is parsed and before it hydrates. */
async function changePages(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${change.toString()}, { once: true })`);
}

/** Returns the language with which this page's calls are sent, from the next one on. */
function languageOfCalls(page: Page): Promise<string | undefined> {
  return page
    .waitForRequest((request) => request.url().includes("/api/crm_channel_si_tc/promotion/"))
    .then((request) => request.headers()["accept-language"]);
}

for (const [what, change] of Object.entries(pageChanges))
  test.describe(what, () => {
    test.beforeEach(({ page }) => changePages(page, change));

    test("the first tap on Reserve opens the form, in the page's language @desktop", async ({
      page,
      sandbox,
      locale,
    }) => {
      const table = await createOwnTable(sandbox);
      await page.goto(table.path);
      const language = languageOfCalls(page);
      await page.locator("[data-reserve]").click();
      const form = reserveForm(page, locale);
      await expect(form.counter(form.words.party.adults)).toHaveText("2");
      expect(await language).toBe("en");
    });

    test("the first tap on a photo and on Share opens them @desktop", async ({ page, locale }) => {
      await page.goto("/promotion/11/1101");
      await page.locator("main a[data-photo]").first().click();
      const { Common, Photos } = messagesFor(locale);
      await expect(page.getByRole("dialog", { name: Photos.title })).toBeVisible();
      await page.goto("/promotion/11/1101");
      await page.locator("main [data-share]").first().click();
      await expect(page.getByRole("dialog", { name: Common.share })).toBeVisible();
    });

    test("a finder searches for what was chosen before any script ran @desktop", async ({
      page,
      sandbox,
    }) => {
      const table = await createOwnTable(sandbox);
      const key = uniqueKey();
      await sandbox.publishPage(
        key,
        `<p>전화 02-0000-1234</p><div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
      );
      await page.goto(`/p/${key}`);
      await page.locator("main").evaluate((main) => Object.assign(main, { isTheSame: true }));
      // As a guest who is quicker than the scripts: no event reaches them.
      await page.evaluate(
        ([outlet, day]) => {
          const set = (name: string, value: string) => {
            const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(
              `.cms-box-finder [name=${name}]`,
            );
            if (field !== null) field.value = value;
          };
          set("hotel", outlet ?? "");
          set("date", day ?? "");
          set("part", "dinner");
          set("party", "4");
          const other = document.querySelector<HTMLInputElement>('.cms-box-finder [name=day][value="other"]');
          if (other !== null) other.checked = true;
        },
        [String(table.outlet), venueDayIn(7)],
      );
      await page.locator(".cms-box-finder button[type=submit]").click();
      await expect(page.getByRole("dialog").getByRole("link", { name: /19:00/ })).toHaveAttribute(
        "href",
        new RegExp(`adults=4.*date=${venueDayIn(7)}`),
      );
      // No more than the widget itself was rendered anew.
      expect(await page.locator("main").evaluate((main) => Reflect.get(main, "isTheSame"))).toBe(true);
    });

    test("a press during which the page hydrates opens what was pressed, once @desktop", async ({
      page,
      sandbox,
    }) => {
      const table = await createOwnTable(sandbox);
      const key = uniqueKey();
      await sandbox.publishPage(
        key,
        `<div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
      );
      const release = await holdRequests(page, "**/hydration/**");
      await page.goto(`/p/${key}`);
      await page.locator(".cms-box-finder button[type=submit]").hover();
      await page.mouse.down();
      release();
      await hydrate(page);
      await page.mouse.up();
      await expect(page.getByRole("dialog")).toHaveCount(1);
    });

    test("a form that is changed while it is open goes on from step to step @desktop", async ({
      page,
      sandbox,
      locale,
    }) => {
      const table = await createOwnTable(sandbox);
      await page.goto(`${table.path + table.draft({ menu: "", time: "" })}&step=table`);
      const form = reserveForm(page, locale);
      await expect(form.counter(form.words.party.adults)).toBeVisible();
      await page.evaluate(change);
      await form.more(form.words.party.adults).click();
      await expect(form.day(venueDayIn(10))).toBeVisible();
      await page.evaluate(change);
      await form.day(venueDayIn(11)).click();
      await page.locator('dialog [role="radio"], dialog input[type="radio"]').first().click({ force: true });
      await page.evaluate(change);
      await form.next.click();
      await expect.poll(() => new URL(page.url()).searchParams.get("step")).toBe("menu");
      await page.evaluate(change);
      await page.goBack();
      await expect(form.day(venueDayIn(11))).toBeVisible();
    });

    test("the first tap on a list of languages and on the menu opens them @desktop", async ({
      page,
      sandbox,
    }) => {
      const key = uniqueKey();
      await sandbox.publishPage(
        key,
        '<p>전화 02-0000-1234</p><div class="cms-box-select" type="language" placeholder="Language"></div>',
      );
      await page.goto(`/p/${key}`);
      await page.locator("[data-zone=page] .cms-box-select button").click();
      await expect(page.getByRole("menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await page.locator("[data-opens=panel-left]").click();
      await expect(page.locator("#panel-left")).toBeVisible();
    });
  });
