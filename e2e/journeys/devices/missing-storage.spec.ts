import { expectHydrated } from "@/e2e/support/authored-part";
import { expect, gatewayPay, pageOf, payThere, test } from "@/e2e/support/booking-fixtures";
import { uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { forbidStorage, hydrate } from "@/e2e/support/hydrate";
import { buttonOf, headingOf, labelOf, says, textOf } from "@/e2e/support/messages";
import { createOwnTable, reservationsOf, venueDayIn } from "@/e2e/support/own-table";

/** What runs in every page of a device that stores nothing, or takes no cookie from its scripts. */
const devices = {
  "whose storage is null, as in many web views": () => {
    for (const store of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, store, { get: () => null });
  },
  "that forbids storage": forbidStorage,
  "whose storage is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "that takes no cookie from its scripts": () => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.defineProperty(document, "cookie", { get, set: () => {} });
  },
} as const;

const devicesForBookings = {
  ...devices,
  "that shows its scripts no cookie": () => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  },
  "that denies its scripts cookies by throwing": () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(document, "cookie", { get: deny, set: deny, configurable: true });
  },
} as const;

/** Web views lack storage, and any device may be full; the others are not for every push. */
const IN_EVERY_PUSH = ["whose storage is null, as in many web views", "whose storage is full"];

for (const [device, prepare] of Object.entries(devicesForBookings))
  test(`a table is booked and paid on a device ${device} (R10.6) @phone`, {
    tag: IN_EVERY_PUSH.includes(device) ? [] : ["@long"],
  }, async ({ page, sandbox, signIn, form, summary }) => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await page.addInitScript(prepare);
    await form.open(table);
    await form.goToSummary();
    await summary.book();
    const pay = buttonOf(page, "Payment.payNow");
    // Over its offer, the payment begins on the reservation's own page.
    await expect(pay.or(gatewayPay(page))).toBeVisible();
    if (await pay.isVisible()) await pay.click();
    await payThere(page);
    expect(await reservationsOf(page)).toMatchObject([{ status: "confirmed" }]);
  });

/** Where the coupon is used, and its password in the sandbox. */
const [LANTERN, PASSWORD] = [13, "2580"];

for (const [device, prepare] of Object.entries(devices))
  test(`everything but booking works on a device ${device} (R4.8, R4.11, R5.1, R8.1, R8.3, R9.1, R10.6) @phone @long`, async ({
    page,
    sandbox,
    booking,
    signIn,
  }) => {
    await page.addInitScript(prepare);
    const messengerId = await signIn();
    await test.step("an event is entered", async () => {
      const [id, key] = [uniqueId(), uniqueKey("event")];
      await sandbox.putEvent(id, {});
      await sandbox.publishPage(
        key,
        `<div class="cms-box-event" eventid="${id}"><button>참여하기</button></div>`,
      );
      await page.goto(`/p/${key}`);
      await expectHydrated(page);
      await page.locator(".cms-box-event").getByRole("button", { name: "참여하기" }).click();
      await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(
        says("Event.succeeded"),
      );
      expect(await sandbox.eventResults(id)).toHaveLength(1);
    });
    await test.step("a coupon is used", async () => {
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      const number = String(uniqueId());
      await sandbox.putCheck(LANTERN, number);
      await page.goto(`/coupon/${id}`);
      await buttonOf(page, "Coupons.use").click();
      await labelOf(page, "Coupons.checkNumber").fill(number);
      await labelOf(page, "Coupons.password").fill(PASSWORD);
      await buttonOf(page, "Common.continue").click();
      await buttonOf(page, "Coupons.confirm").click();
      await expect(headingOf(page, "Coupons.done")).toBeVisible();
    });
    await test.step("a receipt is shown, whether it can be kept or not", async () => {
      const id = await booking.put(messengerId, { paid: true, date: venueDayIn(20), time: "18:30" });
      await page.goto(pageOf(id));
      await expect(page.getByText(id)).toBeVisible();
      await expect(textOf(page, "Receipt.status.confirmed")).toBeVisible();
    });
    await test.step("a popup is shown and closed, and a page is shared", async () => {
      const key = uniqueKey("share");
      await sandbox.publishPage(
        key,
        `<h1>글</h1><div class="cms-box-popup" popupid="${key}" days="9"><p>가을 상차림</p></div><button class="cms-box-share" title="겨울" buttontext="보러 가기">나누기</button>`,
      );
      await page.clock.install();
      await page.goto(`/p/${key}`);
      await page.clock.fastForward(7_000);
      const popup = page.getByRole("dialog").filter({ hasText: "가을 상차림" });
      await popup.getByRole("checkbox", { name: /9/ }).check();
      await buttonOf(popup, "Widgets.close").click();
      await expect(popup).toBeHidden();
      await hydrate(page);
      await page.locator("[data-zone=page]").getByText("나누기").click();
      const share = page.getByRole("dialog", { name: says("Common.share") });
      await expect(share.getByRole("textbox")).toHaveValue(/shared-by=[\w-]{22}/);
      await page.clock.resume();
    });
    await test.step("the language changes, and stays for the next page", async () => {
      await page.goto("/?language=ko");
      await page.getByTitle("View in English").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await page.goto("/r/14");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });
