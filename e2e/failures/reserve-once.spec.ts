import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import {
  createOwnTable,
  type OwnTable,
  reachSummary,
  reservationsOf,
  summaryPage,
} from "@/e2e/support/own-table";

const GATEWAY = /^http:\/\/127\.0\.0\.1:\d+\/window\//;

/** Opens the same summary in this tab and in another one of the same guest; returns the other tab. */
async function reachSummaryTwice(page: Page, table: OwnTable, locale: string | undefined): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await reachSummary(tab, table, locale);
  return other;
}

test("twenty clicks create one reservation (R6.9)", async ({ page, sandbox, signIn, locale }) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  const summary = await reachSummary(page, table, locale);
  await summary.agree();
  await summary.pay.evaluate((button) => {
    for (let count = 0; count < 20; count += 1) (button as HTMLButtonElement).click();
  });
  await page.waitForURL(GATEWAY);
  expect(await reservationsOf(page)).toHaveLength(1);
});

test("two tabs that submit at once create one reservation (R6.9, R7.2)", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
  await signIn();
  const other = await reachSummaryTwice(page, table, locale);
  for (const tab of [page, other]) await summaryPage(tab, locale).agree();
  await Promise.all([page, other].map((tab) => summaryPage(tab, locale).pay.click()));
  await Promise.all([page, other].map((tab) => tab.waitForURL(/\/payment-request\/\d+\/AH_\d+/)));
  expect(page.url()).toBe(other.url());
  expect(await reservationsOf(page)).toHaveLength(1);
});

test("two tabs create one reservation although their referral data differs (R6.9, R10.4) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
  await signIn();
  const other = await reachSummaryTwice(page, table, locale);
  await expect.poll(() => other.evaluate(() => localStorage.getItem("orders"))).not.toBeNull();
  // Storage changes of one tab reach another with a delay: from here on this tab sees none of the first one's.
  await other.evaluate(() => {
    const heard: Record<string, string | null> = {
      orders: localStorage.getItem("orders"),
      "es-uuid": '"later"',
    };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key in heard ? (heard[key] ?? null) : getItem.call(this, key);
    };
  });
  for (const tab of [page, other]) {
    await summaryPage(tab, locale).book();
    await tab.waitForURL(/\/payment-request\/\d+\/AH_\d+/);
  }
  expect(other.url()).toBe(page.url());
  expect(await reservationsOf(page)).toHaveLength(1);
});

test("a request whose reservation was cancelled creates a new one (R6.9) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
  await signIn();
  const book = async (tab: Page) => {
    const summary = await reachSummary(tab, table, locale);
    await summary.book();
    await tab.waitForURL(/\/payment-request\/\d+\/AH_\d+/);
    return tab.url();
  };
  const first = await book(page);
  const id = first.match(/AH_\d+/)?.[0] ?? "";
  await page.request.put(`/api/crm_channel_si_tc/reservation/cancel/${id}`, {
    headers: { "x-app": "1", "sec-fetch-site": "same-origin" },
    data: {},
  });
  expect(await book(page)).not.toBe(first);
  expect(await reservationsOf(page)).toHaveLength(1);
});

test("an identical request is shown as already booked, and made again only at the guest's request (R6.9) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
  await signIn();
  const summary = summaryPage(page, locale);
  await reachSummary(page, table, locale);
  await summary.book();
  await page.waitForURL(/\/payment-request\//);
  await reachSummary(page, table, locale);
  await expect(summary.island.getByRole("link", { name: summary.words.seeBooked })).toBeVisible();
  await summary.island.getByRole("button", { name: summary.words.bookOnceMore }).click();
  await summary.book();
  await page.waitForURL(/\/payment-request\//);
  expect(await reservationsOf(page)).toHaveLength(2);
});

test.describe("a lost response", () => {
  test.use({ expectedErrors: [/status of 5\d\d|ERR_/] });

  test("the guest is informed, and trying again finds the reservation that was created (R6.9, R6.7) @desktop", async ({
    page,
    sandbox,
    signIn,
    locale,
  }) => {
    const table = await createOwnTable(sandbox);
    await signIn();
    const summary = await reachSummary(page, table, locale);
    await summary.agree();
    await sandbox.addFault({
      path: new RegExp(`/reservation/create/${table.outlet}/`),
      reset: true,
      late: true,
      times: 1,
    });
    await summary.pay.click();
    await expect(summary.island.getByRole("alert")).toContainText(summary.words.unsure);
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    expect(await reservationsOf(page)).toHaveLength(1);
  });

  test("a network failure while sending loses nothing (R6.9, R6.7) @desktop", async ({
    page,
    sandbox,
    signIn,
    locale,
    context,
  }) => {
    const table = await createOwnTable(sandbox);
    await signIn();
    const summary = await reachSummary(page, table, locale);
    await summary.agree();
    await context.setOffline(true);
    await summary.pay.click();
    await expect(summary.island.getByRole("alert")).toContainText(summary.words.unsure);
    await context.setOffline(false);
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    expect(await reservationsOf(page)).toHaveLength(1);
  });
});
