import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor, textOf } from "@/e2e/support/messages";
import { createOwnTable, GATEWAY, guest, reservationsOf, venueDayIn } from "@/e2e/support/own-table";

// The browser logs a console error for each call that the back end refuses.
test.use({ expectedErrors: [/status of [45]\d\d/] });

/** One for each way to continue; all are rows of `recovery-step.test.ts`. */
const refusals = [
  { code: "wrong_date_time", status: 422, recovery: "table" },
  { code: "over_item_limit", status: 422, recovery: "menu" },
  { code: "requirements_not_satisfied", status: 422, recovery: "guest" },
  { code: "wrong_promotion", status: 404, recovery: "others" },
  { code: "wrong_shop_id", status: 422, recovery: "call" },
  { code: "failed_to_load_site", status: 502, recovery: "again" },
] as const;

test("a refused reservation says why and how to go on, and what has changed is agreed to again (R6.7, R12.1) @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
  form,
  summary,
}) => {
  test.slow();
  await test.step("each refusal of a reservation has its own message and a way to continue, and nothing is lost (R6.7)", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await summary.open(table);
    const alert = summary.island.getByRole("alert");
    await summary.agree();
    for (const { code, status, recovery } of refusals) {
      await sandbox.addFault({
        path: new RegExp(`/reservation/create/${table.outlet}/`),
        status,
        body: { error: { error: code } },
        times: 1,
      });
      await summary.pay.click();
      await expect(alert, code).toContainText(messagesFor(locale).Errors[code]);
      await expect(summary.pay, code).toBeEnabled();
      const link = alert.getByRole("link");
      if (recovery === "call") {
        await expect(link, code).toHaveAttribute("href", "tel:0200001234");
      } else if (recovery === "others") {
        await expect(link, code).toHaveAttribute("href", `/r/${table.outlet}`);
      } else if (recovery === "again") {
        await expect(link, code).toHaveCount(0);
      } else {
        await expect(link, code).toHaveText(summary.words.recovery[recovery]);
        const address = new URL((await link.getAttribute("href")) ?? "", page.url());
        expect(address.pathname, code).toBe(table.path);
        for (const [key, value] of new URLSearchParams(table.draft({ step: recovery })))
          expect(address.searchParams.get(key), code).toBe(value);
      }
    }
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    expect(await reservationsOf(page)).toHaveLength(1);
    await page.goto(table.path + table.draft({ step: "guest" }));
    await expect(form.name).toHaveValue(guest.name);
  });
  await test.step("a table that was just taken: the nearest times are one tap away, the form disables its own, and the guest books one (R6.7)", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await summary.open(table);
    const address = page.url();
    await sandbox.putCapacity({
      resourceId: table.outlet,
      date: venueDayIn(10),
      time: "19:00",
      remaining: 0,
    });
    await page.goto(table.path + table.draft({ step: "table" }));
    await expect(form.dialog.getByText(form.words.dropped.fullTime.replace("{time}", "19:00"))).toBeVisible();
    // Full times are folded away.
    await form.dialog.locator("details summary").last().click();
    await expect(form.time("19:00")).toBeDisabled();
    await page.goto(address);
    await summary.book();
    const alert = summary.island.getByRole("alert");
    await expect(alert).toContainText(summary.words.taken);
    // Not everything is booked where something is offered, and the table that has gone is not asked for again.
    await expect(alert).not.toContainText(messagesFor(locale).Errors.cannot_make_reservation);
    await expect(summary.pay).toHaveText(summary.words.chooseAnother);
    await expect(alert.getByRole("link", { name: /^\d\d:\d\d/ })).toHaveText(["18:00", "18:30", "19:30"]);
    await expect(alert.getByText(summary.words.otherDays)).toBeVisible();
    await alert.getByRole("link", { name: "19:30" }).click();
    await expect(summary.island.getByText("19:30", { exact: true })).toBeVisible();
    await expect(summary.island).toContainText(guest.email);
    await summary.book();
    await page.waitForURL(GATEWAY);
    expect(await reservationsOf(page)).toMatchObject([{ time: "19:30", amount: 180_000 }]);
  });
  await test.step("a session that expires on the summary continues there after the login; a new price is charged only after another tap (R12.1, R6.7)", async () => {
    const table = await createOwnTable(sandbox);
    const guestId = await signIn();
    await summary.open(table);
    await expect(summary.island).toContainText("180,000");
    await summary.agree();
    await sandbox.endTokens(guestId);
    // The summary reads the offer again when it is opened: a new price would be seen before it is sent.
    const readAgain = page.waitForResponse(
      (answer) => answer.url().includes("/promotion/detail/") && /\/summary\?/.test(page.url()),
    );
    await summary.pay.click();
    await expect(textOf(page, "Errors.unauthorized")).toBeVisible();
    // After the login the page is loaded anew, so no consent is checked yet.
    await expect(summary.consents.first()).not.toBeChecked();
    await expect(summary.island).toContainText(guest.email);
    await readAgain;

    await table.setPrice(100_000);
    await summary.book();
    await expect(summary.island.getByRole("alert")).toContainText(messagesFor(locale).Errors.wrong_price);
    await expect(summary.island.getByText(/180,000.*200,000/)).toBeVisible();
    expect(await reservationsOf(page)).toEqual([]);
    await summary.pay.click();
    await expect(summary.island.getByText(/180,000.*200,000/)).toHaveCount(0);
    expect(await reservationsOf(page)).toEqual([]);
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    expect(await reservationsOf(page)).toMatchObject([{ amount: 200_000 }]);
  });
});
