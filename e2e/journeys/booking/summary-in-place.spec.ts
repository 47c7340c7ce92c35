import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import {
  createOwnTable,
  guest,
  type OwnTable,
  openWith,
  reserveForm,
  summaryPage,
} from "@/e2e/support/own-table";
import { sizeOf } from "@/e2e/support/sizes";

/** Marks the document, so that another one can be told from it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
const isMarked = (page: Page) => page.locator("html[data-marked]");

/** Fills in the form, marks its document, and goes on to the summary. Returns the form. */
async function goToSummary(page: Page, table: OwnTable, locale: string | undefined) {
  await openWith(page, table);
  const form = reserveForm(page, locale);
  await form.fillGuest();
  await mark(page);
  await form.next.click();
  await page.waitForURL(/\/summary\?/);
  return form;
}

const free = { promotion: { needsPayment: false, requiresMenu: false } };

for (const size of Object.values(sizeOf)) {
  test(`without a payment the summary opens over its offer, and Back, Forward and "change" stay there ${size} (R6.2)`, async ({
    page,
    sandbox,
    signIn,
    locale,
  }) => {
    const table = await createOwnTable(sandbox, free);
    await signIn();
    const form = await goToSummary(page, table, locale);
    const summary = summaryPage(page, locale);
    await expect(summary.island.getByRole("heading", { level: 2 }).first()).toBeFocused();
    await expect(isMarked(page)).toHaveCount(1);
    await page.goBack();
    await expect(form.name).toHaveValue(guest.name);
    await page.goForward();
    await expect(summary.pay).toBeVisible();
    await summary.island.getByRole("link", { name: form.words.changeStep.guest }).click();
    await expect(form.email).toHaveValue(guest.email);
    await form.next.click();
    await expect(summary.pay).toBeVisible();
    await expect(isMarked(page)).toHaveCount(1);
    await page.reload();
    await expect(summary.pay).toHaveText(summary.words.reserve);
    await expect(isMarked(page)).toHaveCount(0);
    // The browser takes the form and the page that was loaded at the summary's address for one document.
    await page.goBack();
    await expect(form.email).toHaveValue(guest.email);
    await form.next.click();
    await expect(summary.pay).toHaveText(summary.words.reserve);
    await summary.book();
    await page.waitForURL(/\/payment-request\/\d+\/AH_\d+/);
  });
}

test("a payment begins on a page of its own (R7.1) @phone", async ({ page, sandbox, signIn, locale }) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]?.includes("prefetch")) ahead.push(new URL(request.url()).pathname);
  });
  await openWith(page, table);
  const form = reserveForm(page, locale);
  await form.fillGuest();
  // Fetched while the guest types, so that it need not be awaited.
  await expect.poll(() => ahead).toContainEqual(expect.stringMatching(/\/summary$/));
  await mark(page);
  await form.next.click();
  await page.waitForURL(/\/summary\?/);
  await expect(summaryPage(page, locale).pay).toBeVisible();
  await expect(isMarked(page)).toHaveCount(0);
});
