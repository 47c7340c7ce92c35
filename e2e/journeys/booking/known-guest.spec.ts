import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { messagePattern, messagesFor } from "@/e2e/support/messages";
import { createOwnTable, openWith, reserveForm, venueDayIn } from "@/e2e/support/own-table";

const who = { name: "박서준", mobile: "+821098765432", email: "seojun@example.com" };

test("a guest who booked before types nothing: name, number, country and address are theirs already (R6.3)", async ({
  page,
  sandbox,
  booking,
  signIn,
  locale,
}) => {
  const guest = await signIn();
  await booking.put(guest, { ...who, name: "Earlier", date: venueDayIn(-30), status: "turned_over" });
  await booking.put(guest, { ...who, paid: true });
  await openWith(page, await createOwnTable(sandbox));
  const form = reserveForm(page, locale);
  await expect(form.email).toHaveValue(who.email);
  await expect(form.name).not.toHaveValue("");
  await expect(form.mobile).not.toHaveValue("");
  await expect(form.country).toHaveValue("KR");
  await form.next.click();
  await expect(page.getByText(who.email)).toBeVisible();
  await expect(page.getByText(/\+821098765432|010-9876-5432|\+82 10/).first()).toBeVisible();
});

test("booking again keeps the party and the wishes (R6.3) @desktop", async ({
  page,
  sandbox,
  booking,
  signIn,
  locale,
}) => {
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
  await page.goto(pageOf(id, table.outlet));
  await page.getByRole("link", { name: messagePattern("Receipt", "again") }).click();
  await page.waitForURL(/adults=3/);
  expect(await page.evaluate(() => sessionStorage.getItem("guest-details"))).toContain("창가 자리");
  expect(new URL(page.url()).search).not.toContain(encodeURIComponent("창가"));
  await expect(reserveForm(page, locale).dialog).toBeVisible();
});

test("a login is announced before anything is typed, and on the button that leads to it (R3.1)", async ({
  page,
  sandbox,
  locale,
}) => {
  const { Reserve } = messagesFor(locale);
  await openWith(page, await createOwnTable(sandbox));
  const form = reserveForm(page, locale);
  await expect(form.dialog.getByText(Reserve.signInFirst)).toBeVisible();
  await expect(form.dialog.getByRole("link", { name: Reserve.signIn, exact: true })).toHaveAttribute(
    "href",
    /^\/auth\/kakao\/login\?return=%2Fpromotion/,
  );
  await expect(form.next).toHaveText(Reserve.next.signIn);
});
