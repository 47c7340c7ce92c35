import type { Page } from "playwright/test";
import {
  listAccessibilityViolations,
  listAccessibilityViolationsInBothSchemes,
} from "@/e2e/support/accessibility-checks";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { uniqueKey } from "@/e2e/support/fixtures";
import { buttonOf, linkOf, says, textOf } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";
import { sizes } from "@/e2e/support/sizes";

/*
 * Accessibility checks of pages and states that no other test checks with axe: missing or past content, errors,
 * confirmations, and whatever opens over a page.
 */

test.use({
  expectedErrors: [/status of (?:404|502|503)/],
});

const island = (page: Page) => page.locator("#island");
const dialog = (page: Page) => page.getByRole("dialog");

const dialogs = [says("Receipt.calendar"), says("Common.change"), says("Receipt.ask"), says("Receipt.share")];

/** Opens and checks these dialogs of a receipt that is shown. */
async function expectDialogsWithoutBarriers(
  page: Page,
  names: readonly RegExp[],
  listBarriers: (page: Page) => Promise<unknown[]>,
): Promise<void> {
  for (const name of names) {
    await island(page).getByRole("button", { name, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await listBarriers(page), String(name)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
}

for (const size of sizes) {
  // Every pair of our colours has its contrast computed (`brand.test.ts`): in the dark scheme these states are looked at
  // in the long tests.
  const isShort = !size.includes("@long");
  const listBarriers = isShort
    ? (page: Page) => listAccessibilityViolations(page)
    : listAccessibilityViolationsInBothSchemes;
  test(`a popup, a list of languages and lists of what a guest has have no accessibility barriers ${size} (R4.3, R4.11, R8.1, R8.3)`, async ({
    page,
    signIn,
  }) => {
    await test.step("a greeting popup and an open language list have no accessibility barriers (R4.3, R4.11)", async () => {
      await page.goto("/");
      const greeting = page.locator("dialog[data-popup]").first();
      await page.mouse.wheel(0, 1_200);
      // It waits until the page has come to rest, and for some seconds where the script came after the scrolling.
      await expect(greeting).toBeVisible({ timeout: 15_000 });
      expect(await listBarriers(page), "the greeting popup").toEqual([]);
      await page.goto("/p/faq");
      await page.locator("[data-opens=panel-left]").click();
      await page.locator("[data-panel=left] .cms-box-select").last().getByRole("button").click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect(await listBarriers(page), "the language list").toEqual([]);
    });
    await test.step("lists that are empty or failed to load have no accessibility barriers (R8.1, R8.3)", async () => {
      await signIn();
      for (const [path, namespace, empty] of [
        ["/book", "Reservations", "emptyCurrent"],
        ["/coupon", "Coupons", "emptyUsable"],
      ] as const) {
        await page.goto(path);
        await expect(textOf(page, `${namespace}.${empty}`)).toBeVisible();
        // Both lists are made of the same parts: in every push one is looked at empty, the other failed.
        if (!isShort || path === "/book") expect(await listBarriers(page), `${path}, empty`).toEqual([]);
        await page.route(/\/(?:reservation|coupon)\/list/, (route) =>
          route.fulfill({ status: 502, json: { error: { error: "unexpected" } } }),
        );
        await page.reload();
        await expect(textOf(page, `${namespace}.notLoaded`)).toBeVisible();
        if (!isShort || path !== "/book")
          expect(await listBarriers(page), `${path}, failed to load`).toEqual([]);
        await page.unroute(/\/(?:reservation|coupon)\/list/);
      }
    });
  });

  test(`a member's account, the form and the summary have no accessibility barriers ${size} (R2.2, R4.5, R6.4)`, async ({
    page,
    sandbox,
    signIn,
    form,
    summary,
  }) => {
    await test.step("a member's account, cards and unlink dialog have no accessibility barriers (R2.2, R4.5)", async () => {
      const key = uniqueKey("cards");
      await sandbox.publishPage(key, '<div class="cms-box-profile"></div>');
      await signIn();
      await page.goto("/empty?right-side-menu=true");
      const account = page.locator("#account-menu");
      await expect(linkOf(account, "Account.join")).toBeVisible();
      // The walk by keyboard looks at the account's panel as well (`side-panels.spec.ts`).
      if (!isShort) expect(await listBarriers(page), "a guest without a membership").toEqual([]);

      await signIn({ loyalty: { tierCode: "GLOB", points: 12_345 } });
      await page.goto(`/p/${key}`);
      await expect(buttonOf(page.locator(".cms-box-profile"), "Account.unlink")).toBeAttached();
      expect(await listBarriers(page), "the cards in a page").toEqual([]);
      await page.goto("/empty?right-side-menu=true");
      await buttonOf(account, "Account.unlink").click();
      await expect(account.getByRole("alertdialog")).toBeVisible();
      expect(await listBarriers(page), "the confirmation").toEqual([]);
    });
    await test.step("the form and the summary have no accessibility barriers while they show errors (R6.4)", async () => {
      const table = await createOwnTable(sandbox);
      await signIn();
      await form.open(table, { step: "guest" });
      await form.dialog.locator("details summary").click();
      await form.next.click();
      await expect(form.mobile).toHaveAttribute("aria-invalid", "true");
      expect(await listBarriers(page), "the guest's details with errors").toEqual([]);
      await page.goto(`${table.path}/summary${table.draft()}`);
      await expect(textOf(island(page), "Summary.guestMissing")).toBeVisible();
      expect(await listBarriers(page), "a summary without the guest's details").toEqual([]);
      await summary.open(table);
      await summary.pay.click();
      await expect(summary.consents.first()).toHaveAttribute("aria-invalid", "true");
      expect(await listBarriers(page), "missing consents").toEqual([]);
    });
  });

  test(`a receipt has no accessibility barriers in any reservation status, nor have its dialogs ${size} (R6.6, R6.9, R7.2, R8.2)`, async ({
    page,
    booking,
    signIn,
  }) => {
    const guest = await signIn();
    const date = venueDayIn(10);
    // Walks about sharing and asking end with axe in their own dialogs.
    for (const [status, fields] of [
      ["Receipt.status.confirmed", { status: "confirmed", paid: true }],
      ["Receipt.status.unpaid", undefined],
      ["Receipt.status.restaurant", { status: "pending", paid: true }],
      ["Reservations.group.cancelled", { status: "cancelled", paid: true }],
    ].slice(0, isShort ? 2 : 4) as [string, object | undefined][]) {
      const id =
        fields === undefined
          ? await booking.putUnpaid(guest, { date })
          : await booking.put(guest, { date, ...fields });
      await page.goto(pageOf(id));
      await expect(textOf(page, status).first()).toBeVisible();
      expect(await listBarriers(page), status).toEqual([]);
      if (status === "Receipt.status.confirmed")
        await expectDialogsWithoutBarriers(page, dialogs.slice(0, isShort ? 2 : 4), listBarriers);
    }
    if (isShort) return;
    await page.goto(pageOf("AH_99999999"));
    await expect(textOf(page, "Payment.notFoundTitle")).toBeVisible();
    expect(await listBarriers(page), "an unknown reservation").toEqual([]);
    await page.goto("/book?tab=past");
    await expect(page.getByRole("article")).toHaveCount(1);
    expect(await listBarriers(page), "past reservations").toEqual([]);
  });
}
