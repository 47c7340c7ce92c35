import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import { expect, test, uniqueId } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnHotel, menu, offer } from "@/e2e/support/own-hotel";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

test("a party or day that the form cannot book is asked for in a message that is already written (R6.3, R6.7) @phone", async ({
  page,
  sandbox,
  locale,
  form,
}) => {
  await test.step("a larger party than the offer takes calls, chats or sends a message that is already written", async () => {
    const table = await createOwnTable(sandbox);
    const { Common, Inquiry } = messagesFor(locale);
    await page.goto(`${table.path}?adults=6&date=${venueDayIn(10)}&step=table`);
    const { dialog, words, more, openParty } = form;
    await openParty();
    await expect(dialog.getByText(words.largerParty)).toBeVisible();
    await expect(dialog.getByRole("link", { name: /02-0000-1234|\+82 2 0000 1234/ })).toHaveAttribute(
      "href",
      /^tel:/,
    );
    await dialog.getByRole("button", { name: Inquiry.write }).click();
    const lines = (count: number) =>
      new RegExp(
        `${Inquiry.guests.replace("{count}", String(count))}\\n${Inquiry.larger.replaceAll("?", "\\?")}`,
      );
    await expect(dialog.getByText(lines(7))).toBeVisible();
    await more(Common.guests).click();
    await expect(dialog.getByText(lines(8))).toBeVisible();
    await expect(dialog.getByRole("link", { name: Inquiry.chat })).toHaveAttribute("href", /\/chat$/);
    const mail = await dialog.getByRole("link", { name: Inquiry.mail }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toContain(`\r\n${Inquiry.guests.replace("{count}", "8")}\r\n`);
  });

  await test.step("on a full day the hotel's other restaurants are one tap away at that hour, and a message is written", async () => {
    const { outlets } = await createOwnHotel(sandbox);
    const [full, open] = outlets;
    const dishes = () => [menu(uniqueId(), "저녁 코스", "Evening course", 90_000)];
    await sandbox.putOutlet(full, {
      merchantId: `own${full}`,
      seats: 8,
      busyness: 0,
      sittings: [{ name: "dinner", first: "19:00", last: "19:00", intervalMinutes: 30 }],
    });
    await sandbox.putOutlet(open, { merchantId: `own${open}`, busyness: 0 });
    const own = await offer(sandbox, full, { menus: dishes(), minPax: 1, maxPax: 6, startsInDays: 1 });
    const neighbour = await offer(sandbox, open, {
      menus: dishes(),
      requiresMenu: true,
      minPax: 1,
      maxPax: 6,
      startsInDays: 1,
    });
    const day = venueDayIn(5);
    await sandbox.putCapacity({ resourceId: full, date: day, time: "19:00", remaining: 0 });
    const { Inquiry, Finder } = messagesFor(locale);
    await sandbox.addFault({
      path: new RegExp(`/promotion/calendar/${own}$`),
      status: 200,
      body: { data: [{ date: day, status: "open" }] },
    });
    await page.goto(`/promotion/${full}/${own}?adults=3&children=1&date=${day}&step=table`);
    const { dialog, words } = form;
    await expect(dialog.getByText(words.allFull, { exact: true })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: Finder.neighbours })).toBeVisible();
    await dialog.getByRole("button", { name: Inquiry.write }).click();
    await expect(dialog.getByText(new RegExp(Inquiry.full.replaceAll("?", "\\?")))).toBeVisible();
    expect(await listAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("link", { name: "19:00" }).click();
    await page.waitForURL(new RegExp(`/promotion/${open}/${neighbour}\\?`));
    const { searchParams } = new URL(page.url());
    expect(["adults", "children", "date", "time"].map((key) => searchParams.get(key))).toEqual([
      "3",
      "1",
      day,
      "19:00",
    ]);
    await expect(dialog.getByText(words.menuTitle)).toBeVisible();
  });
});
