import type { Page } from "playwright/test";
import { expect, signInBy, test } from "@/e2e/support/fixtures";
import { buttonOf } from "@/e2e/support/messages";
import { createOwnTable, guest, type OwnTable, openWith, reserveForm } from "@/e2e/support/own-table";

type Shown = { page: Page; table: OwnTable; locale: string | undefined };

/** Opens the form at the guest's details, and returns its locators. */
async function openDetails({ page, table, locale }: Shown) {
  await openWith(page, table);
  const form = reserveForm(page, locale);
  await expect(form.dialog.getByRole("heading", { name: form.words.guestTitle })).toBeVisible();
  return {
    ...form,
    keep: form.dialog.getByRole("checkbox", { name: form.words.keepDetails }),
    note: form.dialog.getByLabel(form.words.note, { exact: true }),
  };
}

async function signOut(page: Page) {
  await page.goto("/empty?right-side-menu=true");
  await buttonOf(page, "Account.logOut").click();
  await expect(page).not.toHaveURL(/\/empty/);
}

const storedOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("a visitor's contact is kept by a tick, and is nobody else's, whoever signs in or out (R3.5, R6.3) @phone", async ({
  page,
  context,
  sandbox,
  locale,
}) => {
  await test.step("a visitor's contact is kept by a tick for other tabs, without their wishes, until they take the tick away", async () => {
    const table = await createOwnTable(sandbox);
    const form = await openDetails({ page, table, locale });
    await form.fillGuest();
    await form.dialog.getByText(form.words.requestsTitle).click();
    await form.note.fill("땅콩 알레르기");
    await form.keep.check();

    const other = await context.newPage();
    const later = await openDetails({ page: other, table, locale });
    await expect(later.name).toHaveValue(guest.name);
    await expect(later.country).toHaveValue("KR");
    await expect(later.mobile).toHaveValue(/10[ -]1234[ -]5678$/);
    await expect(later.email).toHaveValue(guest.email);
    await expect(later.note).toHaveValue("");
    await expect(later.keep).toBeChecked();
    expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("땅콩");
    await later.keep.uncheck();
    const left = await other.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const text of [guest.name, guest.email]) expect(left).not.toContain(text);
  });

  await test.step("whoever signs in sees nothing of what a visitor kept, and signing out forgets it in every tab", async () => {
    const table = await createOwnTable(sandbox);
    const form = await openDetails({ page, table, locale });
    await form.fillGuest();
    await form.keep.check();

    await signInBy(context.request, sandbox, { name: "이여울" });
    const other = await context.newPage();
    const own = await openDetails({ page: other, table, locale });
    await expect(own.name).toHaveValue("이여울");
    await expect(own.mobile).not.toHaveValue(/10[ -]1234[ -]5678$/);
    await expect(own.email).not.toHaveValue(guest.email);
    await expect(own.keep).toHaveCount(0);
    await own.email.fill("yeoul@example.com");

    await signOut(other);
    const stored = await storedOf(other);
    for (const text of [guest.name, guest.email, "이여울", "yeoul@example.com"])
      expect(stored).not.toContain(text);

    // The tab in which everything was typed holds it in its own storage, which the other tab could not clear.
    for (const tab of [page, other]) {
      const empty = await openDetails({ page: tab, table, locale });
      for (const field of [empty.name, empty.mobile, empty.email]) await expect(field).toHaveValue("");
      await expect(empty.keep).not.toBeChecked();
    }
  });

  await test.step("what a visitor keeps is still there when a session ends by itself, and is never another guest's", async () => {
    const table = await createOwnTable(sandbox);
    const form = await openDetails({ page, table, locale });
    await form.fillGuest();
    await form.keep.check();
    await page.close();

    await signInBy(context.request, sandbox, { name: "이여울" });
    const signedIn = await context.newPage();
    const own = await openDetails({ page: signedIn, table, locale });
    await own.mobile.fill("010-9999-8888");
    await own.email.fill("yeoul@example.com");
    await signedIn.close();

    await context.clearCookies();
    const visitor = await openDetails({ page: await context.newPage(), table, locale });
    await expect(visitor.name).toHaveValue(guest.name);
    await expect(visitor.mobile).toHaveValue(/10[ -]1234[ -]5678$/);
    await expect(visitor.email).toHaveValue(guest.email);
    await expect(visitor.keep).toBeChecked();
  });
});
