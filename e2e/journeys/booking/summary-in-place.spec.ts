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

test("a payment begins on a page with one script and no other way out, and Back leads to the summary (R7.1) @phone", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  await goToSummary(page, table, locale);
  const summary = summaryPage(page, locale);
  await expect(summary.pay).toBeVisible();
  await expect(isMarked(page)).toHaveCount(1);
  const left = page.waitForResponse((response) => response.request().isNavigationRequest());
  await summary.book();
  const gatewayPage = await left;
  expect(new URL(gatewayPage.url()).pathname).toBe("/pay");
  const policy = gatewayPage.headers()["content-security-policy"];
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^' ]+'; /);
  const html = await (await page.request.get("/pay")).text();
  expect(html.match(/<script|<link|<iframe|<img/g)).toEqual(["<script"]);
  await expect(page.locator("button.pay")).toBeVisible();
  // Not to the page that would lead to the gateway again.
  await page.goBack();
  await expect(page).toHaveURL(/\/summary\?/);
  await summary.agree();
  await expect(summary.pay).toBeEnabled();
  await summary.pay.click();
  await expect(page.locator("button.pay")).toBeVisible();
});

test("who opens the page that leads to the gateway without a payment is where they were (R7.1) @phone", async ({
  page,
}) => {
  await page.goto("/p/faq");
  await page.evaluate(() => location.assign("/pay"));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveURL(/\/p\/faq$/);
});
