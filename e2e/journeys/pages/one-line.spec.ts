import type { Page } from "playwright/test";
import { listWrappedButtons } from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { messagePattern } from "@/e2e/support/messages";
import { createOwnTable, reserveForm, venueDayIn, venueMomentIn } from "@/e2e/support/own-table";

const LANTERN = 13;

const cancelled = (page: Page) =>
  page.getByRole("button", { name: messagePattern("Reservations", "cancel") });
const inCoupons = (page: Page, key: "use" | "confirm") =>
  page.getByRole("button", { name: messagePattern("Coupons", key) });

/** Both languages, since which of them has the longer labels differs from place to place. */
for (const locale of ["ko-KR", "en-US"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("labels of the cancel dialog, and of the buttons that lead to it, fit on one line @phone", async ({
      page,
      booking,
      signIn,
    }) => {
      const guest = await signIn();
      await booking.put(guest, { status: "confirmed", paid: true, date: venueDayIn(10) });
      await booking.putUnpaid(guest, { date: venueDayIn(12) });
      await booking.put(guest, { status: "noshow", paid: true, date: venueDayIn(-2) });
      await page.goto("/book");
      await expect(cancelled(page)).toHaveCount(2);
      expect(await listWrappedButtons(page.getByRole("article").locator("footer"))).toEqual([]);
      for (const at of [0, 1]) {
        await cancelled(page).nth(at).click();
        await expect(page.getByRole("dialog").getByRole("button")).toHaveCount(3);
        expect(await listWrappedButtons(page.getByRole("dialog"))).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      await page.goto("/book?tab=past");
      await expect(page.getByRole("article")).toHaveCount(1);
      expect(await listWrappedButtons(page.getByRole("article").locator("footer"))).toEqual([]);
    });

    test("labels of the contacts in the dialog after the cancellation deadline fit on one line @phone", async ({
      page,
      booking,
      signIn,
    }) => {
      const table = { status: "confirmed", paid: true, ...venueMomentIn(3) };
      const id = await booking.put(await signIn(), table);
      await page.goto("/book");
      await expect(page.getByText(id)).toBeVisible();
      await cancelled(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("link").first()).toBeVisible();
      expect(await listWrappedButtons(dialog)).toEqual([]);
    });

    test("labels of the coupon confirmation fit on one line, also while it is sending @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      const id = await sandbox.putCoupon({ messengerId: await signIn(), outletIds: [LANTERN] });
      await page.goto(`/coupon/${id}`);
      await inCoupons(page, "use").click();
      await page.getByLabel(messagePattern("Coupons", "checkNumber")).fill("1001");
      await page.getByLabel(messagePattern("Coupons", "password")).fill("2580");
      await page.getByRole("button", { name: messagePattern("Common", "continue") }).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog.getByRole("button")).toHaveCount(2);
      expect(await listWrappedButtons(dialog)).toEqual([]);
      await page.route(/\/coupon\/check\//, () => {});
      await inCoupons(page, "confirm").click();
      await expect(dialog.getByText(messagePattern("Common", "oneMoment"))).toBeVisible();
      expect(await listWrappedButtons(dialog)).toEqual([]);
    });

    test("labels of the account menu and the unlink dialog fit on one line @phone", async ({
      page,
      signIn,
    }) => {
      await page.goto("/empty?right-side-menu=true");
      const panel = page.locator("#panel-right");
      await expect(panel.getByRole("link", { name: messagePattern("Account", "signIn") })).toBeVisible();
      expect(await listWrappedButtons(panel)).toEqual([]);
      await signIn({ loyalty: { tierCode: "GLOB", points: 5 } });
      await page.goto("/empty?right-side-menu=true");
      await panel.getByRole("button", { name: messagePattern("Account", "unlink") }).click();
      await expect(panel.getByRole("alertdialog").getByRole("button")).toHaveCount(2);
      expect(await listWrappedButtons(panel.getByRole("alertdialog"))).toEqual([]);
    });

    test("the form's footer is one row: the price, and next to it the button @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      const table = await createOwnTable(sandbox);
      await signIn();
      const form = reserveForm(page, locale);
      for (const step of ["table", "menu", "guest"]) {
        await page.goto(table.path + table.draft({ step }));
        await expect(form.next).toBeVisible();
        const [cost, next] = await Promise.all([
          form.bar.locator("b").boundingBox(),
          form.next.boundingBox(),
        ]);
        expect((cost?.x ?? 0) + (cost?.width ?? 0), step).toBeLessThanOrEqual(next?.x ?? 0);
      }
      expect(await listWrappedButtons(form.bar)).toEqual([]);
    });

    test("labels of a greeting popup fit on one line @phone", async ({ page }) => {
      await page.goto("/");
      const greeting = page.locator("dialog[data-popup]");
      await expect(async () => {
        await page.mouse.wheel(0, 400);
        await expect(greeting.first()).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(await listWrappedButtons(greeting.first())).toEqual([]);
    });
  });
}
