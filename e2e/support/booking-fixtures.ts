import type { Page } from "playwright/test";
import { BookingControl } from "@/e2e/support/booking-control";
import { test as base, expect } from "@/e2e/support/fixtures";
import { textOf } from "@/e2e/support/messages";

export { expect };

type Fixtures = {
  /** The sandbox's controls for tables and payments. */
  booking: BookingControl;
};

export const test = base.extend<Fixtures>({
  booking: async ({}, use, { config }) => {
    await use(new BookingControl(String(config.metadata.controls)));
  },
});

/** The path of a reservation's page, at the outlet that the tests use unless another is given. */
export const pageOf = (reservationId: string, resourceId = 31) =>
  `/payment-request/${resourceId}/${reservationId}`;

/** The gateway's buttons, matched independently of its language. */
export const gatewayPay = (page: Page) => page.locator("button.pay");
export const gatewayCancel = (page: Page) => page.locator("button[value=cancel]");

/** That a reservation is confirmed, as its receipt says it. */
export const confirmed = (page: Page) => textOf(page, "Receipt.status.confirmed");

/** Pays in the gateway's window that `page` shows, and waits for the receipt. */
export async function payThere(page: Page): Promise<void> {
  await gatewayPay(page).click();
  await expect(confirmed(page)).toBeVisible();
}
