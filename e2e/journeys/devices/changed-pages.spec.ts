import type { Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { hydrate } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";
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

/** The change that touches most of a page; the others are not for every push. */
const IN_EVERY_PUSH = "a translator puts every text into an element of its own";

for (const [what, change] of Object.entries(pageChanges)) {
  const tag = what === IN_EVERY_PUSH ? [] : ["@long"];
  test(`every first press acts once, in the page's language, a finder searches and a form goes on: ${what} @desktop`, {
    tag,
  }, async ({ page, sandbox, locale, form }) => {
    await changePages(page, change);
    const { Common, Photos } = messagesFor(locale);
    const table = await createOwnTable(sandbox);
    const key = uniqueKey();
    await sandbox.publishPage(
      key,
      `<p>전화 02-0000-1234</p><div class="cms-box-select" type="language" placeholder="Language"></div><div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
    );

    await page.goto(table.path);
    const language = languageOfCalls(page);
    await page.locator("[data-reserve]").click();
    await expect(form.party).toContainText("2");
    expect(await language).toBe("en");

    await test.step("a form that is changed while it is open goes on from step to step", async () => {
      await page.goto(`${table.path + table.draft({ menu: "", time: "" })}&step=table`);
      await form.openParty();
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

    for (const [press, name] of [
      ["main a[data-photo]", Photos.title],
      ["main [data-share]", Common.share],
    ] as const) {
      await page.goto("/promotion/11/1101");
      await page.locator(press).first().click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
    }

    await page.goto(`/p/${key}`);
    await page.locator("[data-zone=page] .cms-box-select button").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("[data-opens=panel-left]").click();
    await expect(page.locator("#panel-left")).toBeVisible();

    await test.step("a finder searches for what was chosen before any script ran", async () => {
      await page.goto(`/p/${key}`);
      await page.locator("main").evaluate((main) => Object.assign(main, { isTheSame: true }));
      await page.evaluate(chooseSilently, { hotel: String(table.outlet), date: venueDayIn(7) });
      await page.locator(".cms-box-finder button[type=submit]").click();
      await expect(page.getByRole("dialog").getByRole("link", { name: /19:00/ })).toHaveAttribute(
        "href",
        new RegExp(`adults=4.*date=${venueDayIn(7)}`),
      );
      // No more than the widget itself was rendered anew.
      expect(await page.locator("main").evaluate((main) => Reflect.get(main, "isTheSame"))).toBe(true);
    });

    await test.step("a press during which the page hydrates opens what was pressed, once", async () => {
      const release = await holdRequests(page, "**/hydration/**");
      await page.goto(`/p/${key}`);
      await page.locator(".cms-box-finder button[type=submit]").hover();
      await page.mouse.down();
      release();
      await hydrate(page);
      await page.mouse.up();
      await expect(page.getByRole("dialog")).toHaveCount(1);
    });
  });
}

/** Runs in the page: fills a finder as a guest who is quicker than the scripts, so that no event reaches them. */
function chooseSilently(choice: { hotel: string; date: string }): void {
  const field = (selector: string) =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(`.cms-box-finder ${selector}`);
  for (const [name, value] of Object.entries({ ...choice, part: "dinner", party: "4" })) {
    const found = field(`[name=${name}]`);
    if (found !== null) found.value = value;
  }
  const other = field('[name=day][value="other"]');
  if (other instanceof HTMLInputElement) other.checked = true;
}
