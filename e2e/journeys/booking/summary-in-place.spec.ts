import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, guest, type OwnTable, openWith, reserveForm } from "@/e2e/support/own-table";

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

test("without a payment the summary opens over its offer, and Back, Forward and change stay there (R6.2) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
  summary,
}) => {
  const table = await createOwnTable(sandbox, free);
  await signIn();
  const form = await goToSummary(page, table, locale);
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

test("a payment begins on a page of its own, which is read and agreed to before its code is here (R6.2, R6.3, R7.1) @phone", async ({
  page,
  context,
  sandbox,
  signIn,
  locale,
  form,
  summary,
}) => {
  await test.step("a payment begins on a page of its own", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]?.includes("prefetch")) ahead.push(new URL(request.url()).pathname);
    });
    await form.open(table);
    await form.fillGuest();
    // Fetched while the guest types, so that it need not be awaited.
    await expect.poll(() => ahead).toContainEqual(expect.stringMatching(/\/summary$/));
    await mark(page);
    await form.next.click();
    await page.waitForURL(/\/summary\?/);
    await expect(summary.pay).toBeVisible();
    await expect(isMarked(page)).toHaveCount(0);
  });

  await test.step("a summary is read and agreed to before its code is here, which takes over what was ticked", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await form.open(table);
    await form.fillGuest();
    const release = await holdRequests(context, /_next.static.chunks.*\.js/);
    await form.next.click();
    await page.waitForURL(/\/summary\?/, { waitUntil: "commit" });
    const ahead = page.locator("[data-unhydrated-summary]");
    const { Summary } = messagesFor(locale);
    await expect(ahead).toContainText("180,000");
    await expect(ahead).toContainText("19:00");
    // What leads on is on its way, as its button says.
    await expect(ahead.locator("footer").getByRole("button")).toBeDisabled();
    await ahead.getByLabel(Summary.consentAll).check();
    const cancellation = ahead.getByLabel(Summary.consentCancellation);
    await expect(cancellation).toBeChecked();
    await expect(ahead.getByLabel(Summary.consentPrivacy)).toBeChecked();
    await cancellation.uncheck();
    await expect(ahead.getByLabel(Summary.consentAll)).not.toBeChecked();
    await expect(cancellation).toBeFocused();
    const words = await ahead.locator("h2, dd, dt, td, li, label").allTextContents();
    release();
    await expect(summary.island).toContainText(guest.name);
    await expect(ahead).toHaveCount(0);
    await expect(summary.island.getByLabel(Summary.consentCancellation)).toBeFocused();
    await expect(summary.island.getByLabel(Summary.consentCancellation)).not.toBeChecked();
    await expect(summary.island.getByLabel(Summary.consentPrivacy)).toBeChecked();
    // All that was said before stands there still.
    await expect(summary.island.locator("h2, dd, dt, td, li, label")).toContainText(words);
    await summary.book();
    await page.waitForURL((url) => !url.pathname.endsWith("/summary"));
  });
});
