import type { Locator } from "playwright/test";
import { expect, gatewayPay, test } from "@/e2e/support/booking-fixtures";
import { messagesFor, nestedMessagePattern } from "@/e2e/support/messages";
import { reserveForm, summaryPage } from "@/e2e/support/own-table";

const MAX_TAPS = 9;
const MAX_FIELDS = 3;
/** The default party size of the home page's table finder. */
const PARTY = 2;

test("from the home page to a paid table this evening takes at most nine taps and three fields @phone", async ({
  page,
  locale,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto("/");
  let taps = 0;
  let fields = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const fill = async (field: Locator, text: string) => {
    if ((await field.inputValue()) !== "") return;
    fields += 1;
    await field.fill(text);
  };

  const time = page.locator('.cms-box-tonight a[href*="date="]').first();
  await time.scrollIntoViewIfNeeded();
  // After scrolling, the home page shows a greeting popup; closing it counts as a tap.
  const greeting = page.getByRole("dialog");
  await tap(greeting.getByRole("button", { name: messagesFor(locale).Widgets.close, exact: true }));
  await expect(greeting).toBeHidden();
  await tap(time);
  const form = reserveForm(page, locale);
  await expect(form.dialog.getByText(form.words.menuTitle)).toBeVisible();
  const chosen = await form.dialog.getByRole("status").allTextContents();
  // At a bar no drinks are preselected, and late in the evening the first free table may be at a bar.
  if (chosen.every((quantity) => quantity === "0")) {
    const oneMore = form.dialog.getByRole("group").first().getByRole("button").last();
    for (let drinks = 0; drinks < PARTY; drinks += 1) await tap(oneMore);
  }
  await tap(form.next);
  await expect(form.dialog.getByText(form.words.guestTitle)).toBeVisible();
  await expect(form.name).not.toHaveValue("");
  await fill(form.mobile, "010-1234-5678");
  await fill(form.email, "hana@example.com");
  await tap(form.next);
  const { island, pay } = summaryPage(page, locale);
  await tap(island.getByLabel(messagesFor(locale).Summary.consentAll));
  await tap(pay);
  await tap(gatewayPay(page));
  await expect(page.getByText(nestedMessagePattern("Receipt.status.confirmed"), { exact: true })).toBeVisible(
    {
      timeout: 20_000,
    },
  );
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
  test.info().annotations.push({ type: "counted", description: `${taps} taps, ${fields} fields` });
});
