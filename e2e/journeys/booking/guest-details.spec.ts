import { expect, test } from "@/e2e/support/booking-fixtures";
import { createOwnTable, openWith, reserveForm, summaryPage } from "@/e2e/support/own-table";

test("what a guest types is read as meant: numbers of other countries, mistyped domains and names that cannot be seen (R6.3) @phone", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  await test.step("a number pasted with another country's code is shown, told and sent as that country's", async () => {
    const table = await createOwnTable(sandbox, { promotion: { needsPayment: false, requiresMenu: false } });
    await signIn();
    await openWith(page, table);
    const form = reserveForm(page, locale);
    await form.fillGuest();
    await form.country.selectOption("KR");
    await form.mobile.fill("\u202d+44 (0)7700\u2011900123\u202c");
    await form.email.focus();
    await expect(form.mobile).toHaveValue("+44 7700 900123");
    await expect(form.country).toHaveValue("GB");
    await form.mobile.fill("+44 77");
    await form.next.click();
    await expect(form.mobile).toHaveAccessibleDescription(/영국/);
    await form.mobile.fill("0044 7700 900123");
    await form.next.click();
    await page.waitForURL(/\/summary\?/);
    const summary = summaryPage(page, locale);
    await expect(summary.island).toContainText("+44 7700 900123");
    const sent = page.waitForRequest(/reservation\/create/);
    await summary.book();
    expect((await sent).postDataJSON()).toMatchObject({ mobile: "+447700900123" });
    await page.waitForURL(/\/payment-request\//);
  });

  await test.step("a mistyped domain gets a hint that one tap follows, and works when it is ignored", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await openWith(page, table);
    const form = reserveForm(page, locale);
    await form.fillGuest();
    await form.email.fill("taro..yamada@gmial.com");
    await form.name.focus();
    const hint = form.dialog.getByRole("button", { name: "taro..yamada@gmail.com" });
    await expect(hint).toBeVisible();
    await expect(form.email).toHaveAttribute("aria-invalid", "false");
    await hint.click();
    await expect(form.email).toHaveValue("taro..yamada@gmail.com");
    await expect(hint).toHaveCount(0);
    await form.email.fill("taro.@gmial.com");
    await form.next.click();
    await page.waitForURL(/\/summary\?/);
    await expect(summaryPage(page, locale).island).toContainText("taro.@gmial.com");
  });

  await test.step("a name that nobody can see is no name, and what travels to the restaurant is plain text", async () => {
    const table = await createOwnTable(sandbox, { promotion: { needsPayment: false, requiresMenu: false } });
    await signIn();
    await openWith(page, table);
    const form = reserveForm(page, locale);
    await form.fillGuest();
    await form.name.fill("\u3164\u200b\u2800");
    await form.next.click();
    await expect(form.name).toHaveAccessibleDescription(form.words.problem.name);
    await form.name.fill("김\u202e하\u0007나");
    await form.dialog.getByText(form.words.requestsTitle).click();
    await form.dialog.getByLabel(form.words.note).fill("창가\u202e 자리\u0000 \ud83d 👨‍👩‍👧");
    await form.email.fill("\u200bhana@example.com\u202c");
    await form.next.click();
    await page.waitForURL(/\/summary\?/);
    const sent = page.waitForRequest(/reservation\/create/);
    await summaryPage(page, locale).book();
    const { name, email, requests } = (await sent).postDataJSON();
    expect([name, email]).toEqual(["김하나", "hana@example.com"]);
    expect(requests).toContain("창가 자리");
    expect(requests).toContain("👨‍👩‍👧");
    expect(requests).not.toMatch(/[\p{Surrogate}\u202e\0]/u);
    await page.waitForURL(/\/payment-request\//);
  });
});

test.describe("an English reader in Seoul", () => {
  test.use({ locale: "en-US", timezoneId: "Asia/Seoul" });

  test("is offered Korea first (R6.3) @phone", async ({ page, sandbox, locale }) => {
    const table = await createOwnTable(sandbox);
    await openWith(page, table);
    await expect(reserveForm(page, locale).country).toHaveValue("KR");
  });
});
