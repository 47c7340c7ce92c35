import type { Locator, Page } from "playwright/test";
import { AMOUNT } from "@/e2e/support/booking-control";
import { expect, pageOf, payThere, test } from "@/e2e/support/booking-fixtures";
import { hydrate, untilClockMayJump } from "@/e2e/support/hydrate";
import { buttonOf, messagesFor, textOf } from "@/e2e/support/messages";
import { createOwnTable, GATEWAY, guest, reservationsOf, venueDayIn } from "@/e2e/support/own-table";
import { CHUNK_RELOAD_EVENT } from "@/lib/browser/reload";

// The console error of each call without a network.
test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load chunk|failed and shows its replacement/,
  ],
});

/** The form's dialog holds the sentence a second time, hidden, for the case that the form itself is lost. */
const seen = (root: Locator, text: string) => root.getByText(text).filter({ visible: true });

const cutOff = (page: Page) => textOf(page.getByRole("alert"), "Payment.failure.cutOff");
const payNow = (page: Page) => buttonOf(page, "Payment.payNow");

test("a guest who is cut off on the way to a table loses nothing (R6.7, R6.9) @desktop", async ({
  page,
  context,
  sandbox,
  locale,
  form,
  signIn,
  summary,
}) => {
  await test.step("offline at every step of the form: shows a message, loses nothing, and continues once online (R6.7)", async () => {
    const table = await createOwnTable(sandbox);
    const { Common, Connection, Promotion } = messagesFor(locale);
    const [course] = form.courses;

    await test.step("while the form itself is fetched", async () => {
      await page.goto(table.path);
      await hydrate(page);
      await context.setOffline(true);
      await page.getByRole("button", { name: Promotion.reserve }).click();
      await expect(seen(form.dialog, Connection.offline)).toBeVisible();
      await expect(form.dialog.getByRole("button", { name: Common.retry })).toBeFocused();
      await context.setOffline(false);
      await expect(form.dialog.getByText(form.words.tableTitle)).toBeVisible();
    });

    await test.step("while the calendar of another party is requested", async () => {
      await expect(form.dialog.locator('[data-day][aria-pressed="true"]')).toBeVisible();
      await context.setOffline(true);
      await form.openParty();
      await form.more(form.words.party.adults).click();
      await expect(seen(form.dialog, Connection.offline)).toBeVisible();
      await form.dialog.getByRole("button", { name: Common.retry }).click();
      await expect(seen(form.dialog, Connection.offline)).toBeVisible();
      await context.setOffline(false);
      await expect(form.dialog.locator('[data-day][aria-pressed="true"]')).toBeVisible();
    });

    const chosen = venueDayIn(2);
    await test.step("while the times of a day are requested", async () => {
      if ((await form.day(chosen).count()) === 0)
        await form.dialog.getByRole("button", { name: form.words.nextWeeks }).click();
      await expect(form.day(chosen)).toBeVisible();
      await context.setOffline(true);
      await form.day(chosen).click();
      await expect(seen(form.dialog, Connection.offline)).toBeVisible();
      await expect(form.day(chosen)).toHaveAttribute("aria-pressed", "true");
      await context.setOffline(false);
      await form.time("19:00").check();
    });

    await test.step("while menus are chosen", async () => {
      await form.next.click();
      await context.setOffline(true);
      for (let count = 0; count < 3; count += 1) await form.more(course).click();
      await expect(form.bar).toContainText("270,000");
      await form.next.click();
    });

    await test.step("on the way to the summary", async () => {
      await form.fillGuest();
      const address = page.url();
      await form.next.click();
      await expect(form.bar.getByRole("alert")).toHaveText(form.words.offline);
      expect(page.url()).toBe(address);
      await expect(form.name).toHaveValue(guest.name);
      await expect(form.mobile).toHaveValue("+82 10 1234 5678");
      await expect(form.email).toHaveValue(guest.email);
      await context.setOffline(false);
      await expect(form.bar.getByRole("alert")).toHaveCount(0);
      const query = new URL(page.url()).searchParams;
      expect(query.get("adults")).toBe("3");
      expect(query.get("date")).toBe(chosen);
      expect(query.get("time")).toBe("19:00");
      expect(query.get("menu")).toBe(`${table.menus[0]}:3`);
      const left = page.waitForRequest((request) => request.isNavigationRequest());
      await form.next.click();
      expect((await left).url()).toContain("/summary?");
    });
  });
  await test.step("failed calls on the summary and when the payment opens: one table is held and shown as held (R6.7, R6.9)", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    const { Common, Connection } = messagesFor(locale);
    const menus = /\/promotion\/detail\//;

    await test.step("while menus and limits are fetched", async () => {
      await page.route(menus, (route) => route.abort());
      await page.goto(table.path + table.draft());
      await expect(seen(form.dialog, Connection.offline)).toBeVisible();
      await page.unroute(menus);
      await form.dialog.getByRole("button", { name: Common.retry }).click();
      await form.fillGuest();
    });

    await test.step("while the summary requests its data", async () => {
      await page.route(menus, (route) => route.abort());
      await form.next.click();
      // What the form has shown is enough to go on; a tab that does not have it says what is missing.
      await expect(summary.island).toContainText("180,000");
      await page.evaluate(() => sessionStorage.removeItem("promotion"));
      await page.reload();
      await expect(summary.island.getByText(Connection.offline)).toBeVisible();
      await page.unroute(menus);
      await summary.island.getByRole("button", { name: Common.retry }).click();
      await expect(summary.island).toContainText(guest.email);
      await expect(summary.island).toContainText("180,000");
    });

    await test.step("while the payment window is opened", async () => {
      await summary.agree();
      await page.route(/payment\/initHash/, (route) => route.abort());
      await summary.pay.click();
      await expect(cutOff(page)).toBeVisible();
      const [made] = await reservationsOf(page);
      await expect(
        summary.island.getByText(summary.words.held.replace("{id}", made?.reservationId ?? "none")),
      ).toBeVisible();
      await page.unroute(/payment\/initHash/);
      await summary.pay.click();
      await page.waitForURL(GATEWAY);
      expect(await reservationsOf(page)).toHaveLength(1);
    });
  });
});

test("a guest who is cut off while paying or cancelling is told what is known, and pays or is refunded once (R7.3, R7.4, R8.2) @desktop", async ({
  page,
  context,
  booking,
  signIn,
}) => {
  await test.step("offline when the payment opens, on its page and in the list: shows a message, and Pay works again (R7.3)", async () => {
    const id = await booking.putUnpaid(await signIn(), { date: venueDayIn(10) });
    for (const address of ["/book", pageOf(id)]) {
      await page.goto(address);
      await expect(payNow(page)).toBeVisible();
      await context.setOffline(true);
      await payNow(page).click();
      await expect(cutOff(page)).toBeVisible();
      await expect(payNow(page)).toHaveAttribute("aria-disabled", "false");
      await context.setOffline(false);
    }
    await payNow(page).click();
    await payThere(page);
    expect(await booking.charges(id)).toMatchObject([{ amount: AMOUNT, state: "approved" }]);
  });
  await test.step("offline while cancelling: shows no unconfirmed outcome, and cancels and refunds only once (R8.2)", async () => {
    const guestId = await signIn();
    const [first, second] = [
      await booking.put(guestId, { paid: true, date: venueDayIn(10) }),
      await booking.put(guestId, { paid: true, date: venueDayIn(11) }),
    ];
    const card = (id: string) => page.getByRole("article").filter({ hasText: id });
    const cancel = (id: string) => buttonOf(card(id), "Reservations.cancel");
    const confirm = buttonOf(page.getByRole("dialog"), "Reservations.cancelConfirm");
    await page.goto("/book");

    await test.step("before it is sent", async () => {
      await cancel(first).click();
      await context.setOffline(true);
      await confirm.click();
      await expect(textOf(page, "Reservations.cancelUnsure")).toBeVisible();
      await context.setOffline(false);
      await expect(textOf(page, "Reservations.cancelFailed")).toBeVisible();
      expect(await booking.charges(first)).toMatchObject([{ refunded: 0 }]);
      await confirm.click();
      await expect(card(first)).toHaveCount(0);
      await expect
        .poll(() => booking.charges(first))
        .toMatchObject([{ refunded: AMOUNT, state: "refunded" }]);
    });

    await test.step("after it was carried out", async () => {
      await cancel(second).click();
      // The response is lost, and all further calls fail until the network is back.
      await page.route(new RegExp(`reservation/cancel/${second}$`), async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort();
      });
      await confirm.click();
      await expect(textOf(page, "Reservations.cancelUnsure")).toBeVisible();
      const mayReload = (name: string) => dispatchEvent(new Event(name, { cancelable: true }));
      expect(await page.evaluate(mayReload, CHUNK_RELOAD_EVENT), "a lost script may reload the page").toBe(
        false,
      );
      await page.unrouteAll();
      await context.setOffline(false);
      await expect(textOf(page, "Reservations.cancelled")).toBeVisible();
      await expect(card(second)).toHaveCount(0);
      await expect
        .poll(() => booking.charges(second))
        .toMatchObject([{ refunded: AMOUNT, state: "refunded" }]);
    });
  });
  await test.step("offline when the payment deadline passes: shows that it is checking, then the actual status (R7.4)", async () => {
    const id = await booking.putUnpaid(await signIn(), { minutes: 20, date: venueDayIn(10) });
    await page.clock.install();
    await page.goto(pageOf(id));
    await expect(payNow(page)).toBeVisible();
    await untilClockMayJump(page);
    await booking.change(id, { autoCancelAt: new Date(Date.now() - 1_000).toISOString() });
    await context.setOffline(true);
    await page.clock.fastForward(20 * 60_000 + 5_000);
    await expect(page.getByText(/Checking your reservation|예약 상태를 확인하고/)).toBeVisible();
    await expect(payNow(page)).toHaveCount(0);
    await context.setOffline(false);
    // Responses take real time but polling uses the page's fake clock, so the two advance in turns.
    await expect(async () => {
      await page.clock.runFor(16_000);
      await expect(textOf(page, "Receipt.status.expired")).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    expect(await booking.charges(id)).toEqual([]);
  });
});
