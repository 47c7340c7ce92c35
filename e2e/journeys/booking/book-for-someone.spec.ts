import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, guest } from "@/e2e/support/own-table";

test("a table booked for another person names that person from the form to the receipt @phone", async ({
  page,
  sandbox,
  locale,
  signIn,
  form,
  summary,
}) => {
  await signIn();
  const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
  const { words } = form;
  await form.open(table);
  await form.fillGuest();
  await form.dialog.getByRole("checkbox", { name: words.bookedFor }).check();
  await form.next.click();
  const name = form.dialog.getByLabel(words.otherName);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(words.problem.otherName);
  await name.fill("이두리");
  await form.country.selectOption("JP");
  await form.mobile.fill("090-1234-5678");
  await form.dialog.getByLabel(words.otherMobile).fill("010-2222-3333");
  // The booker's country is not that of the person who comes.
  await expect(form.dialog.getByLabel(words.otherCountry)).toHaveValue("KR");
  await form.next.click();
  await page.waitForURL(/\/summary\?/);
  await expect(summary.island.getByText("이두리")).toBeVisible();
  await summary.book();
  await page.waitForURL(/\/payment-request\//);
  const { Summary } = messagesFor(locale);
  await expect(page.getByRole("heading", { name: Summary.bookedFor })).toBeVisible();
  await expect(page.getByText("이두리")).toBeVisible();
  await expect(page.getByText("010-2222-3333")).toBeVisible();
  await expect(page.getByText(guest.name).first()).toBeVisible();
});
