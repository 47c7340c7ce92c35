import { expect, test } from "@/e2e/support/booking-fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, guest } from "@/e2e/support/own-table";

const nuts = { allergens: { ko: ["견과류"], en: ["nuts"] } };

test("what a guest does not eat becomes a request with a consent of its own, and without one there is no such consent (R6.3, R6.5) @phone", async ({
  page,
  sandbox,
  signIn,
  locale,
  form,
  summary,
}) => {
  await test.step("without such a request there is no such consent, and the consents name who gets the data", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await page.goto(table.path + table.draft());
    await form.fillGuest();
    await form.next.click();
    await expect(summary.consents).toHaveCount(2);
    await expect(
      summary.island.getByText(/Shared with: .+payment provider|제공받는 곳: .+결제대행사/),
    ).toBeVisible();
  });

  await test.step("what a guest does not eat is marked on the menus, becomes a request, and has a consent of its own", async () => {
    const { Promotion, Reserve, Receipt } = messagesFor(locale);
    const table = await createOwnTable(sandbox, { menus: [nuts, {}], promotion: { needsPayment: false } });
    await signIn();
    await page.goto(table.path);
    await expect(page.getByText(Promotion.allergensNotStated)).toBeVisible();
    await page.goto(table.path + table.draft({ step: "menu" }));
    await expect(form.dialog.getByText(Promotion.allergensNotStated)).toBeVisible();
    await form.dialog.getByRole("checkbox", { name: Reserve.diets.noNuts }).check({ force: true });
    await expect(form.dialog.getByText(Reserve.dietAgainst)).toBeVisible();
    await form.next.click();
    await form.fillGuest();
    await expect(form.dialog.getByRole("checkbox", { name: Reserve.diets.noNuts })).toBeChecked();
    await form.next.click();
    await expect(summary.island).toContainText(Reserve.diets.noNuts);
    await expect(summary.consents).toHaveCount(3);
    await summary.pay.click();
    await expect(summary.island.getByText(Reserve.problem.consentHealth)).toBeVisible();
    await summary.book();
    await page.waitForURL(/\/payment-request\/\d+\/AH_\d+/);
    await expect(page.getByText(guest.email).first()).toBeVisible();
    // A card in the language of the staff, for guests who read another one.
    const card = page.getByText(Receipt.dietCard);
    if (locale?.startsWith("ko")) {
      await expect(card).toHaveCount(0);
    } else {
      await card.click();
      await expect(page.locator('details [lang^="ko"]')).toContainText("견과류");
    }
  });
});
