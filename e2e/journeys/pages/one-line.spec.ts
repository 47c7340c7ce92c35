import type { Locator, Page } from "playwright/test";
import { listWrappedButtons } from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { buttonOf, labelOf, linkOf, textOf } from "@/e2e/support/messages";
import { createOwnTable, reserveForm, venueDayIn, venueMomentIn } from "@/e2e/support/own-table";

const LANTERN = 13;

const cancelled = (place: Page | Locator) => buttonOf(place, "Reservations.cancel");
const inCoupons = (page: Page, key: "use" | "confirm") => buttonOf(page, `Coupons.${key}`);

/** Both, since which of them has the longer labels differs from place to place. */
const languages = ["ko", "en"] as const;

for (const language of languages) {
  test(`labels of what a guest has, does and confirms fit on one line (${language}) @phone @long`, async ({
    page,
    sandbox,
    signIn,
    booking,
  }) => {
    await test.step("labels of the coupon confirmation, also while it is sending, the account menu, the unlink dialog and a popup fit on one line", async () => {
      const panel = page.locator("#panel-right");
      const greeting = page.locator("dialog[data-popup]").first();
      await page.goto(`/empty?right-side-menu=true&language=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(linkOf(panel, "Account.signIn")).toBeVisible();
      expect(await listWrappedButtons(panel)).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto("/");
      await expect(async () => {
        await page.mouse.wheel(0, 400);
        await expect(greeting).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(await listWrappedButtons(greeting)).toEqual([]);

      const guest = await signIn({ loyalty: { tierCode: "GLOB", points: 5 } });
      await page.route(/\/coupon\/check\//, () => {});
      const dialog = page.getByRole("alertdialog");
      await page.goto(`/empty?right-side-menu=true&language=${language}`);
      await buttonOf(panel, "Account.unlink").click();
      await expect(dialog.getByRole("button")).toHaveCount(2);
      expect(await listWrappedButtons(dialog)).toEqual([]);

      const coupon = await sandbox.putCoupon({ messengerId: guest, outletIds: [LANTERN] });
      await page.goto(`/coupon/${coupon}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await inCoupons(page, "use").click();
      await labelOf(page, "Coupons.checkNumber").fill("1001");
      await labelOf(page, "Coupons.password").fill("2580");
      await buttonOf(page, "Common.continue").click();
      await expect(dialog.getByRole("button")).toHaveCount(2);
      expect(await listWrappedButtons(dialog)).toEqual([]);
      await inCoupons(page, "confirm").click();
      await expect(textOf(dialog, "Common.oneMoment")).toBeVisible();
      expect(await listWrappedButtons(dialog)).toEqual([]);
    });
    await test.step("labels of reservations, of the cancel dialog, also after its deadline, and of the form fit on one line", async () => {
      const table = await createOwnTable(sandbox);
      const guest = await signIn();
      await booking.put(guest, { status: "confirmed", paid: true, date: venueDayIn(10) });
      await booking.putUnpaid(guest, { date: venueDayIn(12) });
      await booking.put(guest, { status: "noshow", paid: true, date: venueDayIn(-2) });
      const late = await booking.put(guest, { status: "confirmed", paid: true, ...venueMomentIn(3) });
      const dialog = page.getByRole("dialog");
      const articles = page.getByRole("article");
      await page.goto(`/book?language=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(cancelled(page)).toHaveCount(3);
      expect(await listWrappedButtons(articles.locator("footer"))).toEqual([]);
      for (const article of await articles.all()) {
        const isLate = (await article.getByText(late).count()) > 0;
        await cancelled(article).click();
        if (isLate) await expect(dialog.getByRole("link").first()).toBeVisible();
        else await expect(dialog.getByRole("button")).toHaveCount(3);
        expect(await listWrappedButtons(dialog), isLate ? "after the deadline" : "before it").toEqual([]);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      await page.goto("/book?tab=past");
      await expect(articles).toHaveCount(1);
      expect(await listWrappedButtons(articles.locator("footer"))).toEqual([]);

      const form = reserveForm(page, language);
      for (const step of ["table", "menu", "guest"]) {
        await page.goto(table.path + table.draft({ step }));
        await expect(form.next).toBeVisible();
        const [cost, next] = await Promise.all([
          form.bar.locator("b").boundingBox(),
          form.next.boundingBox(),
        ]);
        // One row: the price, and next to it the button.
        expect((cost?.x ?? 0) + (cost?.width ?? 0), step).toBeLessThanOrEqual(next?.x ?? 0);
      }
      expect(await listWrappedButtons(form.bar)).toEqual([]);
    });
  });
}
