import type { Page } from "playwright/test";
import { expect, gatewayPay, pageOf, payThere, test } from "@/e2e/support/booking-fixtures";
import { buttonOf, headingOf, textOf } from "@/e2e/support/messages";

const pay = (page: Page) => buttonOf(page, "Payment.payNow");
const confirmed = (page: Page) => textOf(page, "Receipt.status.confirmed");

test.use({ expectedErrors: [/status of (?:401|422|50\d.*\/payment\/settle)/] });

test("a payment ends at its receipt when the session ends, answers are slow or odd, or the gateway gives a reason of its own (R7.1, R7.2, R7.3, R12.1) @phone", async ({
  page,
  booking,
  sandbox,
  signIn,
}) => {
  await test.step("a session that ends at the gateway leads a paid guest to the login and back to the receipt", async () => {
    const guest = await signIn();
    const id = await booking.putUnpaid(guest);
    await page.goto(pageOf(id));
    await pay(page).click();
    await expect(gatewayPay(page)).toBeVisible();
    await sandbox.endTokens(guest);
    await gatewayPay(page).click();
    await expect(headingOf(page, "Payment.signInTitle")).toBeVisible();
    // The login follows by itself; the messenger's session still lives, so that nothing has to be typed.
    await expect(confirmed(page)).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(new RegExp(`${pageOf(id)}$`));
    expect(await booking.charges(id)).toHaveLength(1);
  });

  await test.step("a payment is opened, made and shown where every answer arrives as JSON text throughout", async () => {
    const id = await booking.putUnpaid(await signIn());
    await sandbox.addFault({ path: new RegExp(`(?:initHash|detail|status)/${id}$`), rewrite: "asText" });
    await page.goto(pageOf(id));
    await pay(page).click();
    await payThere(page);
  });

  await test.step("a gateway form that cannot be read is not blamed on the guest's connection", async () => {
    const id = await booking.putUnpaid(await signIn());
    await sandbox.addFault({ path: new RegExp(`initHash/${id}$`), body: { data: { fields: 7 } }, times: 1 });
    await page.goto(pageOf(id));
    await pay(page).click();
    await expect(textOf(page.getByRole("alert"), "Payment.failure.notOpened")).toBeVisible();
    await pay(page).click();
    await expect(gatewayPay(page)).toBeVisible();
  });

  await test.step("a reason that only the gateway knows is not blamed on the card", async () => {
    const id = await booking.putUnpaid(await signIn());
    await page.goto(`${pageOf(id)}?payment=failed&reason=PAY_PROCESS_ABORTED`);
    await expect(textOf(page.getByRole("alert"), "Payment.failure.unknown")).toBeVisible();
  });

  await test.step("a slow approval ends on a receipt that says it is confirmed", async () => {
    test.setTimeout(180_000);
    const id = await booking.putUnpaid(await signIn());
    await page.goto(pageOf(id));
    await pay(page).click();
    await expect(gatewayPay(page)).toBeVisible();
    // The first look at the status comes back only after the page has given up waiting for it.
    await sandbox.addFault({ path: new RegExp(`reservation/status/${id}$`), delayMs: 3_500, times: 2 });
    await gatewayPay(page).click();
    await expect(headingOf(page, "Receipt.booked.confirmed")).toBeVisible({
      timeout: 60_000,
    });
  });
});
