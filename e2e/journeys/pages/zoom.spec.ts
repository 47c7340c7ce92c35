import type { Page } from "playwright/test";
import {
  listAccessibilityViolations,
  listClippedTexts,
  listHiddenFocusTargets,
  listOverflowingElements,
} from "@/e2e/support/accessibility-checks";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { measureFixedShare } from "@/e2e/support/layout-checks";
import { buttonOf, linkOf, textOf } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

/**
 * Zooms to 200 %: on a desktop by halving the window to 640 by 450, on a phone by enlarging only the text, as its
 * accessibility settings do.
 */
async function zoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size !== null && size.width > 1_000) {
    await page.setViewportSize({ width: 640, height: 450 });
    return;
  }
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.setProperty("-webkit-text-size-adjust", "200%", "important");
    });
  });
}

/** Checks that nothing overflows or is clipped horizontally, and that focused elements are visible. */
async function expectWhole(page: Page, name: string): Promise<void> {
  expect(await listOverflowingElements(page), `${name} overflows horizontally`).toEqual([]);
  expect(await listClippedTexts(page), `${name} clips text`).toEqual([]);
  expect(await listHiddenFocusTargets(page), `${name} hides the focused element`).toEqual([]);
}

test.describe("at 200 % of the size", () => {
  // The back end refuses the summary once on purpose.
  test.use({ expectedErrors: [/status of 409/] });

  test("an offer, the form and the summary with a refusal lose nothing (R1.1, R6.2, R6.7) @long", async ({
    page,
    sandbox,
    signIn,
    form,
    summary,
  }) => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await zoom(page);
    for (const step of ["table", "menu", "guest"]) {
      await page.goto(table.path + table.draft({ step }));
      await expect(form.dialog.getByRole("heading", { level: 2 })).toBeVisible();
      if (step === "table") await expect(form.dialog.getByRole("radio").first()).toBeVisible();
      await expectWhole(page, step);
    }
    await form.fillGuest();
    await form.next.click();
    await summary.agree();
    await sandbox.addFault({
      path: new RegExp(`/reservation/create/${table.outlet}/`),
      status: 409,
      body: { error: { error: "cannot_make_reservation" } },
      times: 1,
    });
    await summary.pay.click();
    const refused = summary.island.getByRole("alert");
    await expect(refused).toContainText(summary.words.taken);
    await expect(refused.getByRole("link").first()).toBeVisible();
    await expectWhole(page, "the summary with an error");

    await page.goto("/promotion/31/3101");
    // A focused photo is scrolled into view only by a script that loads in the page's first idle moment.
    await expect(() => expectWhole(page, "the promotion")).toPass();
  });

  test("the account menu, the payment and what a guest has lose nothing and have no barriers (R1.1, R7.2, R8.1, R8.2, R8.3) @phone @long", async ({
    page,
    booking,
    sandbox,
    signIn,
  }) => {
    const guest = await signIn();
    const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
    const paid = await booking.put(guest, { paid: true, date: venueDayIn(10) });
    const coupon = await sandbox.putCoupon({ messengerId: guest, name: "봄의 디저트 쿠폰", outletIds: [13] });
    await zoom(page);
    await page.goto("/empty?right-side-menu=true");
    await expect(linkOf(page.locator("#account-menu"), "Account.join")).toBeVisible();
    expect(await listClippedTexts(page), "the account menu clips text").toEqual([]);

    await page.goto(`${pageOf(unpaid)}?payment=failed&reason=declined`);
    await expect(textOf(page, "Payment.failure.declined")).toBeVisible();
    await expectWhole(page, "the payment");

    await page.goto(pageOf(paid));
    await expect(textOf(page, "Receipt.status.confirmed")).toBeVisible();
    expect(await listAccessibilityViolations(page), "the receipt").toEqual([]);
    await expectWhole(page, "the receipt");

    await page.goto("/book");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expectWhole(page, "the reservations");
    await buttonOf(page.getByRole("article").filter({ hasText: paid }), "Reservations.cancel").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectWhole(page, "the confirmation before cancelling");

    await page.goto("/coupon");
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
    await expectWhole(page, "the coupons");
    await page.goto(`/coupon/${coupon}`);
    await buttonOf(page, "Coupons.use").click();
    await expectWhole(page, "a coupon");
  });
});

test("at 400 % no bar takes more than a third of the screen (R1.1, R6.2) @desktop", async ({
  page,
  booking,
  sandbox,
  signIn,
  form,
  summary,
}) => {
  const table = await createOwnTable(sandbox);
  const guest = await signIn();
  const coupon = await sandbox.putCoupon({ messengerId: guest, name: "봄의 디저트 쿠폰", outletIds: [13] });
  const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
  // A window of 1280 by 1024 pixels, zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const step of ["table", "guest"]) {
    await page.goto(table.path + table.draft({ step }));
    await expect(form.dialog.getByRole("heading", { level: 2 })).toBeVisible();
    expect(await measureFixedShare(page), `the step ${step}`).toBeLessThan(1 / 3);
  }
  await summary.open(table);
  await expect(summary.pay).toBeVisible();
  expect(await measureFixedShare(page), "the summary").toBeLessThan(1 / 3);
  for (const path of [table.path, pageOf(unpaid), `/coupon/${coupon}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading").filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(await measureFixedShare(page), path).toBeLessThan(1 / 3);
  }
});
