import { expect, gatewayPay, test } from "@/e2e/support/booking-fixtures";
import { messagePattern, nestedMessagePattern } from "@/e2e/support/messages";
import { createOwnTable, reachSummary, reservationsOf } from "@/e2e/support/own-table";

/** What runs in every page of a device that stores nothing, or shows its scripts no cookie. */
const devices = {
  "whose storage is null, as in many web views": () => {
    for (const store of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, store, { get: () => null });
  },
  "that forbids storage": () => {
    for (const store of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
  "whose storage is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "that shows its scripts no cookie": () => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  },
} as const;

/** Web views lack storage, and any device may be full; the others are not for every push. */
const IN_EVERY_PUSH = ["whose storage is null, as in many web views", "whose storage is full"];

for (const [device, prepare] of Object.entries(devices))
  test(`a table is booked and paid on a device ${device} (R10.6) @phone`, {
    tag: IN_EVERY_PUSH.includes(device) ? [] : ["@long"],
  }, async ({ page, sandbox, signIn, locale }) => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await page.addInitScript(prepare);
    const summary = await reachSummary(page, table, locale);
    await summary.book();
    const pay = page.getByRole("button", { name: messagePattern("Payment", "payNow") });
    // Over its offer, the payment begins on the reservation's own page.
    await expect(pay.or(gatewayPay(page))).toBeVisible();
    if (await pay.isVisible()) await pay.click();
    await gatewayPay(page).click();
    await expect(
      page.getByText(nestedMessagePattern("Receipt.status.confirmed"), { exact: true }),
    ).toBeVisible();
    expect(await reservationsOf(page)).toMatchObject([{ status: "confirmed" }]);
  });
