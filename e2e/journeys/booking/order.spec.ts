import { expect, startOver, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { offer } from "@/e2e/support/own-hotel";
import { createOwnTable } from "@/e2e/support/own-table";

test("an order fits its party, or is asked about once, and what is wrong with it is said where it stands (R6.3, R6.5) @phone", async ({
  page,
  sandbox,
  signIn,
  locale,
  form,
}) => {
  await test.step("menus beyond the party are asked about once, with one tap that corrects them", async () => {
    // The dearer course is what the guest adds to the one that was there.
    const table = await createOwnTable(sandbox, { menus: [{ unitPrice: 40_000 }, {}] });
    const [course, second] = form.courses;
    await page.goto(table.path + table.draft({ step: "menu" }));
    await form.more(second).click();
    await form.next.first().click();
    const question = form.bar.getByRole("alert");
    await expect(question).toContainText("3");
    await form.bar
      .getByRole("button", {
        name: form.words.mismatch.correct.replace("{order}", `${course} × 1, ${second} × 1`),
      })
      .click();
    await expect(question).toHaveCount(0);
    await expect(form.counter(course)).toHaveText("1");
    await expect(form.bar).toContainText("85,000");
    await form.next.click();
    await expect(form.name).toBeVisible();
  });

  await test.step("an order that the guest meant as it stands is not asked about again, whatever follows", async () => {
    await signIn();
    const table = await createOwnTable(sandbox);
    const question = form.bar.getByRole("alert");
    const goOn = form.bar.getByRole("button", { name: form.words.mismatch.goOn });
    await page.goto(table.path + table.draft({ step: "menu", menu: `${table.menus[0]}:1` }));
    await form.next.click();
    await expect(question).toContainText("1");
    await goOn.click();
    await expect(form.name).toBeVisible();
    await expect(question).toHaveCount(0);
    await form.fillGuest();
    await page.goBack();
    await form.next.click();
    await expect(form.name).toBeVisible();
    await page.reload();
    await expect(form.name).toBeVisible();
    await form.next.click();
    await page.waitForURL(/\/summary\?/);
    await page.goBack();
    await expect(form.name).toBeVisible();
    await page.goto(table.path + table.draft({ step: "menu", menu: `${table.menus[0]}:3` }));
    await form.next.first().click();
    await expect(question).toContainText("3");
  });
  await startOver(page);
  await test.step("a deposit starts at its minimum, is called one, and is nobody's meal", async () => {
    const table = await createOwnTable(sandbox, {
      menus: [{}, { kind: "deposit", minQuantity: 1 }],
      promotion: { menuPerPerson: true },
    });
    const { Promotion } = messagesFor(locale);
    const [course, deposit] = form.courses;
    await page.goto(table.path);
    await expect(page.getByRole("article").getByText(Promotion.deposit, { exact: true })).toBeVisible();
    await page.goto(table.path + table.draft({ step: "menu", menu: "" }));
    await expect(form.counter(course)).toHaveText("2");
    await expect(form.counter(deposit)).toHaveText("1");
    await expect(form.less(deposit)).toHaveAttribute("aria-disabled", "true");
    await expect(form.dialog.getByText(Promotion.deposit, { exact: false }).first()).toBeVisible();
    await form.less(course).click();
    await form.next.click();
    // One meal and one deposit are not two meals.
    await expect(form.dialog.getByRole("alert")).toContainText("2");
  });

  await test.step("a link without the deposit gets it, and an offer of a deposit alone can be booked", async () => {
    const table = await createOwnTable(sandbox, { menus: [{}, { kind: "deposit", minQuantity: 1 }] });
    const [, deposit] = form.courses;
    await page.goto(table.path + table.draft({ step: "guest" }));
    await expect(form.counter(deposit)).toHaveText("1");
    await expect(form.bar).toContainText("225,000");
    await form.next.click();
    await expect(form.name).toBeVisible();
  });

  await test.step("an offer whose menus are all sold out says so where Reserve stands, and never that nothing is to be paid", async () => {
    const { Promotion, Reserve } = messagesFor(locale);
    const table = await createOwnTable(sandbox, { menus: [{ soldOut: true }, { soldOut: true }] });
    const other = await offer(sandbox, table.outlet, { menus: [], startsInDays: 1, endsInDays: 60 });
    await page.goto(table.path);
    await expect(page.getByText(Promotion.allSoldOut)).toBeVisible();
    await expect(page.getByRole("button", { name: Promotion.reserve })).toHaveCount(0);
    await page.getByRole("link", { name: Promotion.othersAndDays }).click();
    await expect(page.getByRole("link", { name: new RegExp(String(other)) }).first()).toBeInViewport();
    // A link with a draft leads to the same answer.
    await page.goto(table.path + table.draft({ step: "menu" }));
    const { dialog } = form;
    await expect(dialog.getByText(Promotion.allSoldOut)).toBeVisible();
    await expect(page.getByText(Reserve.nothingToPay)).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: Promotion.othersAndDays })).toBeVisible();
  });

  await test.step("a name of more than a hundred letters is called too long, and stays", async () => {
    const table = await createOwnTable(sandbox);
    const long = "Maximiliana ".repeat(20).trim();
    await page.goto(table.path + table.draft({ step: "guest" }));
    await form.fillGuest();
    await form.name.fill(long);
    await form.next.click();
    await expect(form.name).toHaveAccessibleDescription(form.words.problem.nameLong.replace("{n}", "100"));
    await page.reload();
    await expect(form.name).toHaveValue(long);
  });
});
