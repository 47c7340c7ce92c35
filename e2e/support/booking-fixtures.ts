import type { Page } from "playwright/test";
import { BookingControl } from "@/e2e/support/booking-control";
import { test as base } from "@/e2e/support/fixtures";

export { expect } from "@/e2e/support/fixtures";

type Fixtures = {
  /** The sandbox's controls for tables and payments. */
  booking: BookingControl;
};

export const test = base.extend<Fixtures>({
  booking: async ({}, use, { config }) => {
    await use(new BookingControl(String(config.metadata.controls)));
  },
  // For the next guest of a walk: a page still open would ask for the guest before, and log the refusal.
  signIn: async ({ page, signIn }, use) => {
    await use(async (fields) => {
      if (page.url() !== "about:blank") await page.goto("about:blank");
      return signIn(fields);
    });
  },
});

/** The path of a reservation's page, at the outlet that the tests use unless another is given. */
export const pageOf = (reservationId: string, resourceId = 31) =>
  `/payment-request/${resourceId}/${reservationId}`;

/** The gateway's buttons, matched independently of its language. */
export const gatewayPay = (page: Page) => page.locator("button.pay");
export const gatewayCancel = (page: Page) => page.locator("button[value=cancel]");
