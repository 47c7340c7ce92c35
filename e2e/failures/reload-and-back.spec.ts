import { expect, gatewayCancel, gatewayPay, test } from "@/e2e/support/booking-fixtures";
import { messagesFor, textOf } from "@/e2e/support/messages";
import { createOwnTable, GATEWAY, guest, reservationsOf, venueDayIn } from "@/e2e/support/own-table";

test("reload and Back at every step lose nothing and result in one reservation and one charge (R6.7, R6.9, R7.2) @desktop", async ({
  page,
  sandbox,
  signIn,
  booking,
  locale,
  form,
  summary,
}) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  const { Promotion, Payment } = messagesFor(locale);
  const [course] = form.courses;
  const date = venueDayIn(1);
  let summaryAddress = "";

  await test.step("party", async () => {
    await page.goto(table.path);
    await page.getByRole("button", { name: Promotion.reserve }).click();
    await form.openParty();
    await form.more(form.words.party.adults).click();
    await page.reload();
    await expect(form.party).toContainText("3");
    await page.goBack();
    await expect(form.dialog).toHaveCount(0);
    await page.goForward();
    await expect(form.party).toContainText("3");
  });

  await test.step("day and time", async () => {
    await expect(form.dialog.locator("[data-day]").first()).toBeVisible();
    if ((await form.day(date).count()) === 0)
      await form.dialog.getByRole("button", { name: form.words.nextWeeks }).click();
    await form.day(date).click();
    await form.time("19:00").check();
    await page.reload();
    await expect(form.day(date)).toHaveAttribute("aria-pressed", "true");
    await expect(form.time("19:00")).toBeChecked();
    await page.goBack();
    await expect(form.dialog).toHaveCount(0);
    await page.goForward();
    await expect(form.party).toContainText("3");
    await expect(form.time("19:00")).toBeChecked();
  });

  await test.step("menus", async () => {
    await form.next.click();
    for (let count = 0; count < 3; count += 1) await form.more(course).click();
    await page.reload();
    await expect(form.counter(course)).toHaveText("3");
    await page.goBack();
    await expect(form.time("19:00")).toBeChecked();
    await form.next.click();
    await expect(form.counter(course)).toHaveText("3");
  });

  await test.step("guest", async () => {
    await form.next.click();
    await form.fillGuest();
    await page.reload();
    await expect(form.mobile).toHaveValue("+82 10 1234 5678");
    await page.goBack();
    await expect(form.counter(course)).toHaveText("3");
    await form.next.click();
    await expect(form.email).toHaveValue(guest.email);
  });

  await test.step("summary", async () => {
    await form.next.click();
    await expect(summary.island).toContainText("270,000");
    await page.reload();
    await expect(summary.island).toContainText(guest.email);
    await expect(summary.island).toContainText("270,000");
    await page.goBack();
    await expect(form.email).toHaveValue(guest.email);
    await form.next.click();
    await summary.agree();
    summaryAddress = page.url();
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
  });

  const [first] = await reservationsOf(page);
  const id = first?.reservationId ?? "none";
  const held = summary.words.held.replace("{id}", id);
  const confirmed = textOf(page, "Receipt.status.confirmed");

  await test.step("the gateway's window", async () => {
    await page.reload();
    await expect(gatewayPay(page)).toBeVisible();
    await page.goBack();
    await expect(summary.island.getByText(held)).toBeVisible();
    await page.reload();
    await expect(summary.island.getByText(held)).toBeVisible();
    await summary.book();
    await page.waitForURL(GATEWAY);
  });

  await test.step("a payment that was given up", async () => {
    await gatewayCancel(page).click();
    const why = page.getByRole("alert").getByText(Payment.failure.cancelled);
    await expect(why).toBeVisible();
    await page.reload();
    const payNow = page.getByRole("button", { name: Payment.payNow });
    await expect(payNow).toBeVisible();
    await payNow.click();
    await gatewayPay(page).click();
  });

  await test.step("the receipt", async () => {
    await expect(confirmed).toBeVisible();
    await page.reload();
    await expect(confirmed).toBeVisible();
    await page.goBack();
    await page.goto(summaryAddress);
    await expect(summary.island.getByRole("link", { name: summary.words.seeBooked })).toBeVisible();
    await summary.island.getByRole("link", { name: summary.words.seeBooked }).click();
    await expect(confirmed).toBeVisible();
  });

  expect(await reservationsOf(page)).toHaveLength(1);
  expect(await booking.charges(id)).toMatchObject([{ amount: 270_000, state: "approved" }]);
});
