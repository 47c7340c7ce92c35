import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, GATEWAY, openSummary, reservationsOf, summaryPage } from "@/e2e/support/own-table";

test.describe("a request that is sent again", () => {
  test.use({ expectedErrors: [/status of 5\d\d|ERR_/] });

  test("creates one reservation: twenty clicks, a lost response, a network failure (R6.9, R6.7) @desktop", async ({
    page,
    sandbox,
    signIn,
    context,
    summary,
  }) => {
    await signIn();
    const reach = async () => {
      const table = await createOwnTable(sandbox);
      await summary.open(table);
      await summary.agree();
      return { ...summary, outlet: table.outlet };
    };
    const countMade = async () => {
      await page.waitForURL(GATEWAY);
      return (await reservationsOf(page)).length;
    };

    await test.step("twenty clicks", async () => {
      const { pay } = await reach();
      await pay.evaluate((button) => {
        for (let count = 0; count < 20; count += 1) (button as HTMLButtonElement).click();
      });
      expect(await countMade()).toBe(1);
    });

    await test.step("a lost response: the guest is informed, and trying again finds the reservation", async () => {
      const { pay, island, words, outlet } = await reach();
      const path = new RegExp(`/reservation/create/${outlet}/`);
      await sandbox.addFault({ path, reset: true, late: true, times: 1 });
      await pay.click();
      await expect(island.getByRole("alert")).toContainText(words.unsure);
      await pay.click();
      expect(await countMade()).toBe(2);
    });

    await test.step("a network failure while sending", async () => {
      const { pay, island, words } = await reach();
      await context.setOffline(true);
      await pay.click();
      await expect(island.getByRole("alert")).toContainText(words.unsure);
      await context.setOffline(false);
      await pay.click();
      expect(await countMade()).toBe(3);
    });
  });
});

test("the same reservation is made once, and again only where a guest asks for it (R6.9) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
  summary,
}) => {
  await test.step("two tabs that submit at once create one reservation, although their referral data differs (R6.9, R7.2, R10.4)", async () => {
    const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
    await signIn();
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await openSummary(tab, table, locale);
      await summaryPage(tab, locale).agree();
    }
    await Promise.all([page, other].map((tab) => summaryPage(tab, locale).pay.click()));
    await Promise.all([page, other].map((tab) => tab.waitForURL(/\/payment-request\/\d+\/AH_\d+/)));
    expect(page.url()).toBe(other.url());
    expect(await reservationsOf(page)).toHaveLength(1);

    // Storage changes of one tab reach another with a delay: from here on this tab sees none of the first one's.
    const another = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
    for (const tab of [page, other]) await openSummary(tab, another, locale);
    await expect.poll(() => other.evaluate(() => localStorage.getItem("orders"))).not.toBeNull();
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
    expect(await reservationsOf(page)).toHaveLength(2);
  });
  await test.step("an identical request is made again only at the guest's request, or once the first one is cancelled (R6.9)", async () => {
    const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
    await signIn();
    const arrive = async () => {
      await page.waitForURL(/\/payment-request\/\d+\/AH_\d+/);
      return page.url();
    };
    await summary.open(table);
    await summary.book();
    const first = await arrive();
    const id = first.match(/AH_\d+/)?.[0] ?? "";
    await page.request.put(`/api/crm_channel_si_tc/reservation/cancel/${id}`, {
      headers: { "x-app": "1", "sec-fetch-site": "same-origin" },
      data: {},
    });
    await summary.open(table);
    await summary.book();
    expect(await arrive()).not.toBe(first);
    expect(await reservationsOf(page)).toHaveLength(1);

    await summary.open(table);
    await expect(summary.island.getByRole("link", { name: summary.words.seeBooked })).toBeVisible();
    await summary.island.getByRole("button", { name: summary.words.bookOnceMore }).click();
    await summary.book();
    await arrive();
    expect(await reservationsOf(page)).toHaveLength(2);
  });
});
