import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

const who = { name: "박서준", mobile: "+821098765432", email: "seojun@example.com" };

test("a login is announced before anything is typed, and a guest who booked before types nothing and books again with one tap (R3.1, R6.3) @phone", async ({
  page,
  booking,
  sandbox,
  signIn,
  locale,
  form,
}) => {
  await test.step("a login is announced before anything is typed, and on the button that leads to it", async () => {
    const { Account, Reserve } = messagesFor(locale);
    await form.open(await createOwnTable(sandbox));
    await expect(form.dialog.getByText(Reserve.signInFirst)).toBeVisible();
    await expect(form.dialog.getByRole("link", { name: Account.continue, exact: true })).toHaveAttribute(
      "href",
      /^\/auth\/kakao\/login\?return=%2Fpromotion/,
    );
    await expect(form.next).toHaveText(Reserve.next.signIn);
  });

  await test.step("a guest who booked before types nothing: name, number, country and address are theirs already", async () => {
    const guest = await signIn();
    await booking.put(guest, { ...who, name: "Earlier", date: venueDayIn(-30), status: "turned_over" });
    await booking.put(guest, { ...who, paid: true });
    await form.open(await createOwnTable(sandbox));
    await expect(form.email).toHaveValue(who.email);
    await expect(form.name).not.toHaveValue("");
    await expect(form.mobile).not.toHaveValue("");
    await expect(form.country).toHaveValue("KR");
    await form.next.click();
    await expect(page.getByText(who.email)).toBeVisible();
    await expect(page.getByText(/\+821098765432|010-9876-5432|\+82 10/).first()).toBeVisible();
  });

  for (const from of ["the receipt", "the list of reservations"] as const)
    await test.step(`Book again on ${from} leads to the times with one tap, with the party and the wishes of before`, async () => {
      const table = await createOwnTable(sandbox);
      const id = await booking.put(await signIn(), {
        ...who,
        resourceId: table.outlet,
        promotionId: table.id,
        items: [{ menuId: table.menus[0], quantity: 3 }],
        adult: 3,
        date: venueDayIn(-5),
        status: "turned_over",
        requests: "창가 자리",
      });
      await page.goto(from === "the receipt" ? pageOf(id, table.outlet) : "/book?tab=past");
      await page.getByRole("link", { name: messagesFor(locale).Reservations.again, exact: true }).click();

      await expect(form.time("19:00")).toBeAttached();
      await expect(form.party).toContainText("3");
      expect(new URL(page.url()).search).not.toContain(encodeURIComponent("창가"));
      await form.dialog.locator("label:has([type=radio]:enabled)").first().click();
      await form.next.click();
      await expect(form.dialog.getByText(form.words.menuTitle)).toBeVisible();
      await form.next.click();
      await expect(form.dialog.getByRole("heading", { name: form.words.guestTitle })).toBeVisible();
      await expect(form.email).toHaveValue(who.email);
      await expect(form.dialog.getByLabel(form.words.note, { exact: true })).toHaveValue("창가 자리");
    });
});
