import type { Locator, Page } from "playwright/test";
import { AMOUNT } from "@/e2e/support/booking-control";
import { expect, pageOf, payThere, test } from "@/e2e/support/booking-fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { untilClockMayJump } from "@/e2e/support/hydrate";
import { buttonOf, headingOf, linkOf, says, tabOf, textOf } from "@/e2e/support/messages";

/** The date `days` days from now in Seoul, as `YYYY-MM-DD`. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const card = (page: Page, id: string) => page.getByRole("article").filter({ hasText: id });
const cancel = (page: Page, id: string) => buttonOf(card(page, id), "Reservations.cancel");
const confirmCancel = (page: Page) => buttonOf(page.getByRole("dialog"), "Reservations.cancelConfirm");
const won = (amount: number) => new RegExp(`^${amount.toLocaleString("en-US")}(?: won|원)$`);

test("a list that is empty says so, and reservations stand in their tab with their status (R8.1) @phone", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("an empty tab says so and links to the home page; the tab is kept in the address", async () => {
    await signIn();
    await page.goto("/book");
    await expect(textOf(page, "Reservations.emptyCurrent")).toBeVisible();
    await tabOf(page, "Reservations.past").click();
    await expect(textOf(page, "Reservations.emptyPast")).toBeVisible();
    await expect(page).toHaveURL(/\/book\?tab=past$/);
    await page.reload();
    await expect(textOf(page, "Reservations.emptyPast")).toBeVisible();
    await page.getByRole("tab", { selected: true }).press("ArrowLeft");
    await expect(tabOf(page, "Reservations.current")).toBeFocused();
    await expect(linkOf(page, "Common.seeOffers")).toHaveAttribute("href", "/");
  });

  await test.step("each reservation has its status and stands in its tab; `booking-status.test.ts` has all", async () => {
    const guest = await signIn();
    for (const [status, group, address] of [
      ["call_absent", "delay", "/book"],
      ["noshow", "noshow", "/book?tab=past"],
      ["turned_over", "finished", "/book?tab=past"],
    ] as const) {
      const id = await booking.put(guest, { status, date: inDays(10) });
      await page.goto(address);
      await expect(
        textOf(card(page, id).locator("header"), `Reservations.group.${group}`).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED/] });

  test("a table is paid, booked again and found from the list, also after a failed load (R6.8, R7.4, R8.1) @phone", async ({
    page,
    booking,
    signIn,
  }) => {
    await test.step("a list that cannot be loaded says so, and Retry loads it", async () => {
      const id = await booking.put(await signIn(), { date: inDays(10) });
      await page.route(/reservation\/list/, (route) => route.abort());
      await page.goto("/book");
      await expect(textOf(page, "Connection.offline")).toBeVisible();
      await page.unroute(/reservation\/list/);
      await buttonOf(page, "Common.retry").click();
      await expect(card(page, id)).toBeVisible();
    });

    await test.step("a reservation awaiting payment shows a countdown and can be paid from the list", async () => {
      const id = await booking.putUnpaid(await signIn(), { minutes: 25, date: inDays(10) });
      await page.goto("/book");
      await expect(card(page, id).getByText(/2[45]:\d\d/)).toBeVisible();
      await buttonOf(card(page, id), "Payment.payNow").click();
      await payThere(page);
      await page.goto("/book");
      await expect(textOf(card(page, id), "Reservations.payment.approved")).toBeVisible();
      expect(await booking.charges(id)).toMatchObject([{ amount: AMOUNT }]);
    });

    await test.step("a past reservation can be booked again with its party and menus, but not its day", async () => {
      const id = await booking.put(await signIn(), {
        status: "turned_over",
        paid: true,
        date: inDays(-20),
        child: 1,
      });
      await page.goto("/book?tab=past");
      await expect(linkOf(card(page, id), "Reservations.again")).toHaveAttribute(
        "href",
        "/promotion/31/3101?adults=2&children=1&infants=0&menu=310101:2,310102:1",
      );
    });

    await test.step("a table booked in this browser is marked in the list, and found where the address has lost it", async () => {
      const guest = await signIn();
      const [booked, other] = [
        await booking.put(guest, { paid: true, date: inDays(10) }),
        await booking.put(guest, { paid: true, date: inDays(11) }),
      ];
      await page.goto(`/book?reservation-id=${booked}`);
      await expect(page).toHaveURL(/\/book$/);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("booked-reservation-id")))
        .toContain(booked);
      await page.reload();
      await expect(textOf(card(page, booked), "Reservations.latest")).toBeVisible();
      await expect(textOf(card(page, other), "Reservations.latest")).toHaveCount(0);
      await page.goto("/payment-request/14/AH_999999999");
      await page.getByRole("link", { name: new RegExp(booked) }).click();
      await expect(page).toHaveURL(new RegExp(`/payment-request/\\d+/${booked}`));
    });
  });
});

test("a cancellation refunds what was quoted, and says so wherever the table is shown (R8.2) @desktop", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("an unpaid reservation is cancelled without mentioning refunds", async () => {
    const id = await booking.putUnpaid(await signIn(), { date: inDays(10) });
    await page.goto("/book");
    await cancel(page, id).click();
    await expect(textOf(page.getByRole("dialog"), "Reservations.cancelFree")).toBeVisible();
    await confirmCancel(page).click();
    await expect(textOf(page, "Reservations.emptyCurrent")).toBeVisible();
  });

  await test.step("the quoted refund is the amount refunded", async () => {
    const guest = await signIn();
    // 100 % until 72 hours before, 70 % until 48, 30 % until 24.
    const id = await booking.put(guest, { promotionId: 3102, items: [], paid: true, amount: 101_001 });
    await booking.change(id, { startsAt: inHours(60) });
    await page.goto(pageOf(id));
    const holds = page.locator("tr[data-holds]");
    await expect(holds).toHaveCount(1);
    const [quoted = ""] = ((await holds.textContent()) ?? "").match(/[\d,]+(?= won|원)/) ?? [];
    await page.goto("/book");
    await cancel(page, id).click();
    const dialog = page.getByRole("dialog");
    const sum = Number(quoted.replaceAll(",", ""));
    await expect(dialog.getByText(won(sum))).toBeVisible();
    await expect(dialog.getByText(won(101_001 - sum))).toBeVisible();
    await buttonOf(dialog, "Reservations.cancelKeep").click();
    await expect(cancel(page, id)).toBeFocused();
    await cancel(page, id).click();
    await confirmCancel(page).click();
    await expect(textOf(page, "Reservations.emptyCurrent")).toBeVisible();
    expect(await booking.charges(id)).toMatchObject([{ amount: 101_001, refunded: sum }]);
    expect(sum).toBe(70_700);
  });

  await test.step("after a cancellation the list, the receipt and its print say paid, fee, refunded, when and until when", async () => {
    const guest = await signIn();
    const id = await booking.put(guest, { promotionId: 3102, items: [], paid: true, amount: 101_001 });
    await booking.change(id, { startsAt: inHours(60) });
    await page.goto(pageOf(id));
    await buttonOf(page, "Common.change").click();
    const sheet = page.getByRole("dialog");
    for (const sum of [101_001, 70_700, 30_301]) await expect(sheet.getByText(won(sum))).toBeVisible();
    await buttonOf(sheet, "Common.close").click();
    await buttonOf(page, "Reservations.cancel").click();
    await confirmCancel(page).click();
    const expectRefund = async (place: Locator) => {
      for (const [name, sum] of [
        ["refund.paid", 101_001],
        ["quoteKept", 30_301],
        ["quoteBack", 70_700],
      ] as const) {
        const row = place.locator("dl div", {
          has: textOf(page, `Reservations.${name}`),
        });
        await expect(row.getByText(won(sum))).toBeVisible();
      }
      await expect(place.getByText(/arrives on your card by|까지 카드로 환불됩니다/)).toBeVisible();
    };
    const order = page.getByRole("region", { name: says("Receipt.paid.title") });
    await expectRefund(order.last());
    await page.emulateMedia({ media: "print" });
    await expectRefund(order.last());
    await expect(linkOf(page, "Reservations.again")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await page.goto("/book?tab=past");
    await expectRefund(card(page, id));
    // A back end that does not state the refund again: this browser remembers what the cancellation said.
    await page.route(/reservation\/detail/, async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers() } });
      const { data } = await response.json();
      const { refund: _, ...rest } = data;
      await route.fulfill({ response, json: { data: rest } });
    });
    await page.goto(pageOf(id));
    await expect(order.last().getByText(won(70_700))).toBeVisible();
    await expect(order.last().getByText(/takes a few days|며칠 걸립니다/)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 50\d/] });

  test("a cancellation that is too late or fails says why and whom to contact, and loses no money (R7.3, R8.2) @phone", async ({
    page,
    booking,
    sandbox,
    signIn,
  }) => {
    await test.step("within 24 hours Cancel stays, but says why it is not possible and whom to contact", async () => {
      const id = await booking.put(await signIn(), { paid: true });
      await booking.change(id, { startsAt: inHours(23) });
      await page.goto("/book");
      await cancel(page, id).click();
      const dialog = page.getByRole("dialog");
      await expect(textOf(dialog, "Reservations.tooLate")).toBeVisible();
      await expect(dialog.getByRole("link", { name: /064-000-3201/ })).toHaveAttribute(
        "href",
        "tel:0640003201",
      );
      await expect(linkOf(dialog, "Receipt.chat")).toHaveAttribute("href", /\/chat$/);
      await expect(confirmCancel(page)).toHaveCount(0);
      const answer = await page.request.put(`/api/crm_channel_si_tc/reservation/cancel/${id}`, {
        headers: { "sec-fetch-site": "same-origin", "x-app": "1" },
        data: {},
      });
      expect(answer.status()).toBe(422);
    });

    await test.step("a cancellation that fails is reported in the dialog, with the outlet's number, and can be tried again", async () => {
      const id = await booking.put(await signIn(), { paid: true, date: inDays(10) });
      await sandbox.addFault({ path: new RegExp(`reservation/cancel/${id}$`), status: 503, times: 1 });
      await page.goto("/book");
      await cancel(page, id).click();
      await confirmCancel(page).click();
      await expect(textOf(page, "Reservations.cancelFailed")).toBeVisible();
      await expect(page.getByRole("dialog").getByRole("link", { name: /064-000-3201/ })).toBeVisible();
      await confirmCancel(page).click();
      await expect(textOf(page, "Reservations.emptyCurrent")).toBeVisible();
      expect(await booking.charges(id)).toMatchObject([{ state: "refunded" }]);
    });

    await test.step("a refund that the gateway fails to carry out is reported, with a contact", async () => {
      const id = await booking.put(await signIn(), {
        status: "cancelled",
        paid: true,
        paymentStatus: "cancel_failed",
        date: inDays(10),
      });
      await page.goto("/book?tab=past");
      await expect(textOf(card(page, id), "Reservations.payment.cancel_failed")).toBeVisible();
      await page.goto(pageOf(id));
      await expect(textOf(page, "Receipt.refundFailed")).toBeVisible();
      await expect(page.getByRole("link", { name: /064-000-3201/ })).toBeVisible();
    });

    await test.step("a refund deadline that passes while the dialog is open is noticed before anything is cancelled", async () => {
      // The full amount is refunded until 24 hours before the table's time, which is one hour from now.
      const id = await booking.put(await signIn(), { paid: true, date: inDays(10) });
      await booking.change(id, { startsAt: inHours(25) });
      await page.clock.install();
      await page.goto("/book");
      await cancel(page, id).click();
      await expect(page.getByRole("dialog").getByText(won(AMOUNT))).toBeVisible();
      await untilClockMayJump(page);
      await page.clock.fastForward(2 * 3_600_000);
      await confirmCancel(page).click();
      await expect(textOf(page, "Reservations.tooLate")).toBeVisible();
      // No guest is asked to confirm a refund that is no longer available.
      await expect(textOf(page, "Reservations.requoted")).toHaveCount(0);
      await expect(confirmCancel(page)).toHaveCount(0);
      expect(await booking.charges(id)).toMatchObject([{ refunded: 0 }]);
    });
  });
});

test("the list is in order and can be searched, and nothing of it moves (R8.1) @desktop", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("the next table comes first, months head the others, and cancelled tables stand apart from visited ones", async () => {
    const guest = await signIn();
    const later = await booking.put(guest, { paid: true, date: inDays(80) });
    const next = await booking.put(guest, { paid: true, date: inDays(12) });
    const visited = await booking.put(guest, { status: "turned_over", date: inDays(-40) });
    const cancelled = await booking.put(guest, { status: "cancelled", date: inDays(-3) });
    await page.goto("/book");
    const cards = page.getByRole("article");
    await expect(cards.first()).toContainText(next);
    await expect(cards.nth(1)).toContainText(later);
    await expect(headingOf(page, "Reservations.next")).toBeVisible();
    const card = cards.first();
    const maps = card.getByRole("list", { name: says("Receipt.directions") }).getByRole("link");
    await expect(maps).toHaveCount(4);
    await expect(maps.first()).toHaveAttribute("href", /map\.kakao\.com|google\.com\/maps/);
    await expect(linkOf(card, "Common.call")).toHaveAttribute("href", /^tel:/);
    await page.goto("/book?tab=past");
    await expect(cards.first()).toContainText(visited);
    await expect(cards.nth(1)).toContainText(cancelled);
    await expect(headingOf(page, "Reservations.visitedIn")).toBeVisible();
    await expect(headingOf(page, "Reservations.cancelledIn")).toBeVisible();
  });

  await test.step("from twenty reservations on they can be searched, those of later pages too", async () => {
    const guest = await signIn();
    const search = page.getByRole("searchbox", { name: says("Reservations.search") });
    const first = await booking.put(guest, { paid: true, date: inDays(5) });
    await page.goto("/book");
    await expect(page.getByRole("article").filter({ hasText: first })).toBeVisible();
    await expect(search).toHaveCount(0);
    const ids: string[] = [];
    for (let day = 6; day < 26; day++) ids.push(await booking.put(guest, { paid: true, date: inDays(day) }));
    const last = ids.at(-1) ?? "";
    await page.goto("/book");
    await search.fill(last);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText(last);
    await search.fill("zzzz");
    await expect(textOf(page, "Reservations.notFound")).toBeVisible();
  });

  await test.step("nothing of the reservations moves while pictures, addresses and maps arrive, on a phone and a desktop", async () => {
    const guest = await signIn();
    for (const days of [3, 40]) await booking.put(guest, { status: "confirmed", date: inDays(days) });
    for (const size of [
      { width: 360, height: 780 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(size);
      // The answers that name the picture and the way are held until everything else has been measured.
      const letArrive = await holdRequests(page, /\/promotion\/detail\/|\/outlet\//);
      await page.goto("/book");
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(2);
      const places = () =>
        page
          .locator("article, article :is(header, h2, time, footer), #island h2")
          .evaluateAll((all) =>
            all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().height]),
          );
      const maps = cards.getByRole("list", { name: says("Receipt.directions") });
      await expect(maps).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      letArrive();
      await expect(maps).toHaveCount(2);
      for (const picture of await cards.locator("img").all())
        await expect(picture).toHaveJSProperty("complete", true);
      expect(await places()).toEqual(before);
    }
  });
});
