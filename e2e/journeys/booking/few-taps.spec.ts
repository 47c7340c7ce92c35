import type { Locator, Page } from "playwright/test";
import { expect, gatewayPay, test } from "@/e2e/support/booking-fixtures";
import { messagesFor, textOf } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

const MAX_TAPS = 8;
const MAX_FIELDS = 3;
/** The default party size of the home page's table finder. */
const PARTY = 2;

// As most guests have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Counts what a guest does: every tap, and every field that they have to fill in. */
function count() {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    tap: async (target: Locator) => {
      done.taps += 1;
      await target.tap();
    },
    fill: async (field: Locator, text: string) => {
      if ((await field.inputValue()) !== "") return;
      done.fields += 1;
      await field.fill(text);
    },
    tell: () =>
      test.info().annotations.push({
        type: "counted",
        description: `${done.taps} taps, ${done.fields} fields`,
      }),
  };
}

const isConfirmed = (page: Page) =>
  expect(textOf(page, "Receipt.status.confirmed")).toBeVisible({
    timeout: 20_000,
  });

test("a table takes few taps, and nothing is typed that is known (R6.2, R6.3, R6.4) @phone", async ({
  page,
  locale,
  signIn,
  form,
  summary,
  booking,
  sandbox,
}) => {
  test.slow();
  await test.step("from the home page to a paid table this evening takes at most eight taps and three fields", async () => {
    await signIn();
    await page.goto("/");
    const { tap, fill, done, tell: report } = count();
    const time = page.locator('.cms-box-tonight a[href*="date="]').first();
    await time.scrollIntoViewIfNeeded();
    // After scrolling, the home page shows a greeting popup; closing it counts as a tap.
    const greeting = page.getByRole("dialog");
    await tap(greeting.getByRole("button", { name: messagesFor(locale).Widgets.close, exact: true }));
    await expect(greeting).toBeHidden();
    await tap(time);
    await expect(form.dialog.getByText(form.words.menuTitle)).toBeVisible();
    const chosen = await form.dialog.getByRole("status").allTextContents();
    // Drinks and dishes to share are not preselected, and in the evening the first free table may be one for them: each
    // portion is then a tap, of which the limit allows for one.
    const portions = chosen.every((quantity) => quantity === "0") ? PARTY : 1;
    if (portions > 1) {
      const oneMore = form.dialog.getByRole("group").first().getByRole("button").last();
      for (let portion = 0; portion < portions; portion += 1) await tap(oneMore);
    }
    await tap(form.next);
    await expect(form.dialog.getByText(form.words.guestTitle)).toBeVisible();
    await expect(form.name).not.toHaveValue("");
    await fill(form.mobile, "010-1234-5678");
    await fill(form.email, "hana@example.com");
    await tap(form.next);
    const { island, pay } = summary;
    await tap(island.getByLabel(messagesFor(locale).Summary.consentAll));
    await tap(pay);
    await tap(gatewayPay(page));
    await isConfirmed(page);
    expect(done.taps).toBeLessThanOrEqual(MAX_TAPS + portions - 1);
    expect(done.fields).toBeLessThanOrEqual(MAX_FIELDS);
    report();
  });
  await test.step("on a small phone the times of a day show as soon as it is chosen", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const table = await createOwnTable(sandbox, {});
    await page.goto(table.path);
    await page.getByRole("button", { name: messagesFor(locale).Promotion.reserve }).tap();
    const { dialog } = form;
    await dialog.locator("[data-day][aria-pressed=false][aria-disabled=false]").first().tap();
    await expect(dialog.locator("label:has([type=radio]:enabled)").first()).toBeInViewport({ ratio: 1 });
  });

  await test.step("a guest who booked before books a free table with five taps, a paid one with seven, and fills in no field", async () => {
    for (const { promotion, taps } of [
      { promotion: { needsPayment: false, requiresMenu: false, menus: [] }, taps: 5 },
      { promotion: { menuPerPerson: true }, taps: 7 },
    ]) {
      const table = await createOwnTable(sandbox, { promotion });
      const before = { name: "박서준", mobile: "+821098765432", email: "seojun@example.com", paid: true };
      await booking.put(await signIn(), { ...before, date: venueDayIn(-5), status: "turned_over" });
      const { tap, done, tell: report } = count();
      const { Promotion, Reserve, Summary } = messagesFor(locale);
      await page.goto(table.path);
      await tap(page.getByRole("button", { name: Promotion.reserve }));
      await tap(form.dialog.locator("label:has([type=radio]:enabled)").first());
      if (taps > 5) {
        await tap(form.next);
        await expect(form.dialog.getByText(Reserve.menuTitle)).toBeVisible();
      }
      await expect(form.next).toHaveText(Reserve.next.review);
      await tap(form.next);
      const { island, pay } = summary;
      await expect(island).toContainText(before.email);
      await tap(island.getByLabel(Summary.consentAll));
      await tap(pay);
      if (taps > 5) await tap(gatewayPay(page));
      await isConfirmed(page);
      expect(done).toEqual({ taps, fields: 0 });
      report();
    }
  });
});
