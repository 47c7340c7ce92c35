import { test as base, expect, pageOf } from "@/e2e/support/booking-fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

/** A browser whose system names a time zone that `Intl` refuses: Chromium then reports `Etc/Unknown`. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, env: { ...process.env, TZ: "KST-9" } });
    },
    { scope: "worker" },
  ],
});

test("a device in an unknown time zone reserves, lists and sees a reservation @phone @long", async ({
  page,
  booking,
  sandbox,
  signIn,
  locale,
  form,
}) => {
  const table = await createOwnTable(sandbox);
  const guest = await signIn();
  await page.goto(table.path);
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe("Etc/Unknown");
  await page.getByRole("button", { name: messagesFor(locale).Promotion.reserve }).click();
  await form
    .day(venueDayIn(3))
    .or(form.day(venueDayIn(4)))
    .first()
    .click();
  await form.time("19:00").check();
  const reservation = await booking.put(guest, { ...venueEvening(), status: "confirmed" });
  await page.goto("/book");
  await expect(page.locator("#island")).toContainText("18:30");
  await page.goto(pageOf(reservation));
  await expect(page.locator("#island")).toContainText("18:30");
});

function venueEvening() {
  return { date: venueDayIn(5), time: "18:30" };
}
