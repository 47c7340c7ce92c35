import { expect, signInBy, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, guest, reservationsOf } from "@/e2e/support/own-table";

// The browser logs each call that is refused.
test.use({ expectedErrors: [/status of 409/] });

test("a page left open books nothing for another guest who signs in, and shows nothing more (R3.13) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
  summary,
}) => {
  const table = await createOwnTable(sandbox);
  const words = messagesFor(locale);
  await signIn({ name: "김하나" });
  await summary.open(table);
  await expect(summary.island).toContainText(guest.email);
  await summary.agree();
  await signInBy(page.request, sandbox, { name: "이여울" });
  // The page may have noticed the other guest by now, and hide the button.
  await summary.pay.dispatchEvent("click");
  const notice = page.getByRole("alert").filter({ hasText: words.Account.otherGuest });
  await expect(notice).toBeVisible();
  await expect(page.getByText(guest.email)).toBeHidden();
  expect(await reservationsOf(page)).toEqual([]);

  await notice.getByRole("button", { name: words.Account.openAnew }).click();
  await expect(page.getByText(words.Summary.guestMissing)).toBeVisible();
  await expect(page.getByText(guest.email)).toHaveCount(0);
});
