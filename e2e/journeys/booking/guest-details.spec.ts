import { expect, test } from "@/e2e/support/booking-fixtures";
import { createOwnTable } from "@/e2e/support/own-table";

test("what a guest types is read as meant: numbers of other countries and mistyped domains (R6.3) @phone", async ({
  page,
  sandbox,
  signIn,
  form,
  summary,
}) => {
  await test.step("a number pasted with another country's code is shown, told and sent as that country's", async () => {
    const table = await createOwnTable(sandbox, { promotion: { needsPayment: false, requiresMenu: false } });
    await signIn();
    await form.open(table);
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
    await expect(summary.island).toContainText("+44 7700 900123");
    const sent = page.waitForRequest(/reservation\/create/);
    await summary.book();
    expect((await sent).postDataJSON()).toMatchObject({ mobile: "+447700900123" });
    await page.waitForURL(/\/payment-request\//);
  });

  await test.step("a mistyped domain gets a hint that one tap follows, and works when it is ignored", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await form.open(table);
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
    await expect(summary.island).toContainText("taro.@gmial.com");
  });
});

test.describe("an English reader in Seoul", () => {
  test.use({ locale: "en-US", timezoneId: "Asia/Seoul" });

  test("is offered Korea first (R6.3) @phone", async ({ sandbox, form }) => {
    const table = await createOwnTable(sandbox);
    await form.open(table);
    await expect(form.country).toHaveValue("KR");
  });
});
