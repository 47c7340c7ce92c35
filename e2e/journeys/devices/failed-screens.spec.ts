import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnTable, guest, reserveForm, venueDayIn } from "@/e2e/support/own-table";

/**
 * The faults that these tests cause, and what is logged of them. Between two heads of a page the browser asks for an
 * icon where others have theirs.
 */
const FAULT = /this device has no|failed and shows its replacement|favicon\.ico/;
test.use({ expectedErrors: [FAULT] });

/** With this entry in the tab's storage nothing is taken away any more. */
const RECOVERED = "recovered";

/** Takes a function of the browser away, as an extension or an odd device does. */
async function takeAway(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    ([path, recovered]) => {
      if (sessionStorage.getItem(recovered) !== null) return;
      const names = path.split(".");
      const last = names.pop() ?? "";
      const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
      Object.defineProperty(owner, last, {
        configurable: true,
        get: () => {
          throw new Error(`this device has no ${path}`);
        },
      });
    },
    [name, RECOVERED] as const,
  );
}

/** Locators of the notice that stands for a part of the page that failed. */
function failure(page: Page, locale: string | undefined) {
  const words = messagesFor(locale).Failure;
  const notice = page.getByRole("alert").filter({ hasText: words.title });
  return {
    words,
    notice,
    retry: notice.getByRole("link", { name: words.retry }),
    call: notice.getByRole("link", { name: words.call }),
    book: notice.getByRole("link", { name: words.book }),
  };
}

test("a form that fails says so over its offer, with its outlet's number, and keeps what was typed @desktop", async ({
  page,
  sandbox,
  signIn,
  locale,
  form,
}) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  await form.open(table);
  await form.fillGuest();
  await takeAway(page, "String.prototype.localeCompare");
  await page.reload();
  const { notice, call, book, retry } = failure(page, locale);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("dialog").filter({ has: notice })).toBeVisible();
  await expect(call).toHaveAttribute("href", "tel:0200001234");
  await expect(call).toContainText("02-0000-1234");
  await expect(book).toHaveAttribute("href", "/book");
  await retry.click();
  await expect(notice).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(reserveForm(other, locale).country).toBeVisible();
  expect(new URL(page.url()).searchParams.get("date")).toBe(venueDayIn(10));
  await page.evaluate((recovered) => sessionStorage.setItem(recovered, ""), RECOVERED);
  await retry.click();
  const { dialog, words } = form;
  await expect(dialog.getByLabel(words.name, { exact: true })).toHaveValue(guest.name);
  await expect(dialog.getByLabel(words.mobile, { exact: true })).not.toHaveValue("");
  await expect(dialog.getByLabel(words.email, { exact: true })).toHaveValue(guest.email);
});

test("a personal page that fails keeps its frame, one that fails while it hydrates becomes a page of ours; both lead on @desktop", async ({
  page,
  context,
  booking,
  signIn,
  locale,
}) => {
  await booking.put(await signIn(), { status: "confirmed", date: venueDayIn(5), time: "18:30" });
  await takeAway(page, "Date.prototype.toISOString");
  await page.goto("/book");
  const home = await context.newPage();
  await takeAway(home, "Element.prototype.localName");
  await home.goto("/");
  await hydrate(home);
  for (const failed of [page, home]) {
    const { notice, call, book } = failure(failed, locale);
    await expect(notice).toBeVisible();
    await expect(call).toHaveAttribute("href", /^tel:\d+/);
    await expect(book).toBeVisible();
  }
  await expect(page.locator("header").first()).toBeVisible();
});

test("an offer can be reserved on a device without storage, media queries or languages @phone @long", async ({
  context,
  sandbox,
  locale,
}) => {
  const table = await createOwnTable(sandbox);
  for (const name of ["localStorage", "matchMedia", "Navigator.prototype.languages"])
    await test.step(`without ${name}`, async () => {
      const page = await context.newPage();
      await takeAway(page, name);
      await page.goto(table.path);
      const form = reserveForm(page, locale);
      await page.getByRole("button", { name: messagesFor(locale).Promotion.reserve }).click();
      await form
        .day(venueDayIn(3))
        .or(form.day(venueDayIn(4)))
        .first()
        .click();
      await form.time("19:00").check();
      await form.next.click();
      await expect(form.bar).toContainText("0");
      await expect(page.locator("main")).toBeVisible();
      await page.close();
    });
});
