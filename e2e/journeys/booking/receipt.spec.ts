import type { Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { AMOUNT } from "@/e2e/support/booking-control";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { startOver } from "@/e2e/support/fixtures";
import { buttonOf, headingOf, linkOf, messagesFor, says, textOf } from "@/e2e/support/messages";
import { createOwnTable, reservationsOf, venueDayIn } from "@/e2e/support/own-table";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const tile = (page: Page, name: "calendar" | "ask" | "share") => buttonOf(page, `Receipt.${name}`);
const dialog = (page: Page) => page.getByRole("dialog");
const paidDinner = {
  promotionId: 3102,
  items: [{ menuId: 310201, quantity: 1 }],
  paid: true,
  date: venueDayIn(90),
  time: "18:30",
};

test("the receipt says and shares what it should, and nothing more (R4.8, R6.6, R7.2) @desktop", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("the receipt shows the table, its order, refunds and payment, prints on one page, and says what cancelling refunds (R6.6, R7.2)", async () => {
    const guest = await signIn();
    const id = await booking.put(guest, {
      ...paidDinner,
      child: 1,
      requests: "견과류 알레르기\n창가 자리",
      mobile: "+821012345678",
    });
    await page.goto(pageOf(id));
    await expect(textOf(page, "Receipt.status.confirmed")).toBeVisible();
    await expect(page.getByText(id)).toBeVisible();
    await expect(page.locator(`time[datetime="${paidDinner.date}"]`)).toBeVisible();
    await expect(page.getByText("18:30", { exact: true })).toBeVisible();
    const rows = page.getByRole("main").getByRole("row");
    await expect(rows).toHaveCount(4);
    for (const [index, hour, amount] of [
      [0, /18:30/, /190,000/],
      [1, /18:30/, /133,000/],
      [2, /18:30/, /57,000/],
    ] as const) {
      await expect(rows.nth(index)).toContainText(hour);
      await expect(rows.nth(index)).toContainText(amount);
    }
    await expect(page.locator("tr[data-holds]")).toHaveCount(1);
    await expect(page.locator("tr[data-holds]")).toContainText(/applies now|현재 적용/);
    await expect(page.getByText("견과류 알레르기")).toBeVisible();

    await test.step("the payment receipt names the day, the way, the approval, the merchant and its business number", async () => {
      const paper = page.getByRole("region", { name: says("Receipt.paid.title") });
      for (const name of [
        "Receipt.paid.at",
        "Receipt.paid.method",
        "Receipt.paid.approval",
        "Receipt.paid.merchant",
        "Legal.businessNumber",
      ])
        await expect(textOf(paper, name)).toBeVisible();
      await expect(paper.getByText("000-00-00000")).toBeVisible();
      await expect(paper.getByText(/^\d{8}$/)).toBeVisible();
      await expect(page.getByText(/010-1234-5678|\+82 10 1234 5678/)).toBeVisible();
    });

    await test.step("it prints as one light page with all facts and no controls", async () => {
      const id = await booking.put(guest, paidDinner);
      await page.goto(pageOf(id));
      await expect(textOf(page, "Receipt.status.confirmed")).toBeVisible();
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      for (const detail of [id, "18:30", "190,000"])
        await expect(page.getByText(detail).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator(`time[datetime="${paidDinner.date}"]`)).toBeVisible();
      await expect(page.getByRole("banner")).toHaveText(/Yeoul Hotels/);
      for (const pressed of [
        page.getByRole("button"),
        page.locator(":is([data-zone=top], [data-zone=bottom]) a"),
        linkOf(page, "Widgets.place.kakaoMap"),
        textOf(page, "Receipt.now.back"),
        page.getByRole("img"),
      ])
        await expect(pressed.filter({ visible: true })).toHaveCount(0);
      const ink = await page
        .locator("main h2")
        .first()
        .evaluate((title) => getComputedStyle(title).color);
      expect(ink).toBe("rgb(29, 26, 22)");
      const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect(pages).toHaveLength(1);
      await page.emulateMedia({ media: "screen", colorScheme: "light" });
    });

    await test.step("it says what cancelling refunds now, what later, and what a change costs", async () => {
      // Full until three days before, 70 % until two days before.
      await booking.change(id, { startsAt: inHours(60) });
      await page.goto(pageOf(id));
      const block = page.locator("section", { has: textOf(page, "Receipt.refundTitle") }).last();
      const row = (label: RegExp) => block.locator("dl div", { has: page.getByText(label, { exact: true }) });
      const back = Number(
        ((await row(says("Receipt.now.back")).locator("dd").textContent()) ?? "").replace(/\D/g, ""),
      );
      const kept = Number(
        ((await row(says("Reservations.quoteKept")).locator("dd").textContent()) ?? "").replace(/\D/g, ""),
      );
      expect([back, kept]).toEqual([133_000, 57_000]);
      await expect(
        block.getByText(/^Changing costs the cancellation charge|^변경하실 때의 추가 비용/),
      ).toContainText(kept.toLocaleString("en-US"));
      await expect(
        block.getByText(/^After .+, (?:the refund is|nothing is)|이후의 환불 금액은|이후에는 환불되는/),
      ).toBeVisible();
    });

    await test.step("a browser that cannot print saves it as an image", async () => {
      await page.addInitScript(() => Object.defineProperty(window, "print", { value: undefined }));
      await page.reload();
      await buttonOf(page, "Receipt.paid.image").click();
      await expect(dialog(page).getByRole("img")).toBeVisible();
    });
  });
  await startOver(page);
  await test.step("the messenger card shows place, day, time and party, from the promotion's public page", async () => {
    const id = await booking.put(await signIn(), { paid: true, date: venueDayIn(10), name: "비밀손님" });
    await page.goto(pageOf(id));
    await tile(page, "share").click();
    await linkOf(dialog(page), "Receipt.shareCard").click();
    await expect(page).toHaveURL(/\/promotion\/31\/3101$/);
    const kakao = buttonOf(dialog(page), "Share.kakao");
    await expect(kakao).toBeEnabled();
    await expect(dialog(page).getByText(/19:00/)).toBeVisible();
    const [talk] = await Promise.all([page.context().waitForEvent("page"), kakao.click()]);
    await expect(talk.getByText(/19:00/).first()).toBeVisible();
    expect(await talk.content()).not.toMatch(new RegExp(`${id}|비밀손님`));
  });

  await test.step("text shared with the party holds no reservation number, name, phone number or price", async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { sharedWith: JSON.stringify(data) }),
      });
    });
    const id = await booking.put(await signIn(), {
      paid: true,
      date: venueDayIn(10),
      name: "비밀손님",
      mobile: "010-9999-1234",
    });
    await page.goto(pageOf(id));
    await tile(page, "share").click();
    await buttonOf(dialog(page), "Receipt.shareApps").click();
    const readShared = () => page.evaluate(() => Reflect.get(window, "sharedWith"));
    await expect.poll(readShared).toContain("/promotion/31/3101");
    const shared = String(await readShared());
    expect(shared).toContain("19:00");
    expect(shared).not.toMatch(new RegExp(`${id}|비밀손님|9999|66,000|66000`));
  });

  await test.step("without the system share sheet the text can be copied, and without a clipboard selected", async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    const id = await booking.put(await signIn(), { paid: true, date: venueDayIn(10) });
    await page.goto(pageOf(id));
    await tile(page, "share").click();
    await buttonOf(dialog(page), "Receipt.copyText").click();
    await expect(dialog(page).getByRole("textbox")).toHaveValue(/\/promotion\/31\/3101/);
  });
});

test.describe(() => {
  test.use({ timezoneId: "Asia/Seoul" });

  test("a receipt in Seoul says what is true of its table, and no other time (R6.6, R7.2, R8.1, R9.3) @desktop", async ({
    page,
    booking,
    sandbox,
    signIn,
  }) => {
    await test.step("a table booked without a menu is not headed as an order, and in Seoul no other time is shown", async () => {
      const id = await booking.put(await signIn(), {
        status: "confirmed",
        items: [],
        amount: 0,
        date: venueDayIn(10),
      });
      await page.goto(pageOf(id));
      await expect(textOf(page, "Receipt.status.confirmed")).toBeVisible();
      await expect(page.getByText(/your time|현지/)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 2, name: says("Receipt.bookedTitle") })).toBeVisible();
      await expect(headingOf(page, "Receipt.orderTitle")).toHaveCount(0);
    });

    await test.step("no refund is promised within the 24 hours in which a guest cannot cancel", async () => {
      const id = await booking.put(await signIn(), { paid: true });
      await booking.change(id, { startsAt: inHours(20) });
      await page.goto(pageOf(id));
      await expect(page.locator("tr[data-holds]")).toContainText(/No refund|환불 없음/);
      await expect(buttonOf(page, "Common.change")).toHaveCount(0);
      await buttonOf(page, "Reservations.cancel").click();
      await expect(textOf(dialog(page), "Reservations.tooLate")).toBeVisible();
    });

    await test.step("a pending table that the outlet accepts by hand is shown as waiting for the outlet", async () => {
      const { outlet, id: promotionId } = await createOwnTable(sandbox, {
        promotion: { needsPayment: false },
        outlet: { acceptsByHand: true },
      });
      const table = { resourceId: outlet, promotionId, items: [], date: venueDayIn(10) };
      const id = await booking.put(await signIn(), { ...table, status: "pending" });
      await page.goto(pageOf(id, outlet));
      await expect(textOf(page, "Receipt.status.restaurant")).toBeVisible();
      await expect(buttonOf(page, "Payment.payNow")).toHaveCount(0);
    });

    await test.step("a promotion that has ended links to the hotel's current ones", async () => {
      const guest = await signIn();
      const promotion = Math.floor(Math.random() * 900_000_000) + 100_000;
      await sandbox.putPromotion(promotion, {
        resourceId: 31,
        name: { ko: "지난 저녁", en: "An evening of last year" },
        description: { ko: "", en: "" },
        contents: { ko: "", en: "" },
        notices: { ko: "", en: "" },
        thumbnailImage: "{media}/media/champagne.jpg",
        images: [],
        startsInDays: -60,
        endsInDays: -1,
        minPax: 1,
        maxPax: 4,
        menus: [],
        refundRules: [],
      });
      const id = await booking.put(guest, {
        promotionId: promotion,
        items: [],
        status: "turned_over",
        date: "2025-12-01",
      });
      await page.goto(pageOf(id));
      await expect(textOf(page, "Receipt.againEnded")).toBeVisible();
      await expect(linkOf(page, "Common.seeOffers")).toHaveAttribute("href", "/r/30");
    });
  });
});

const LOS_ANGELES = "America/Los_Angeles";
const earlyDay = venueDayIn(40);
const [, earlyMonth, earlyDate] = earlyDay.split("-").map(Number);
const earlyStarts = new Date(`${earlyDay}T00:30:00+09:00`);
const earlyTable = { paid: true, date: earlyDay, time: "00:30" };

test.describe(() => {
  test.use({ timezoneId: LOS_ANGELES });

  test("a guest in Los Angeles books, reads and keeps a table in Seoul time, and sees the local time once (R9.3) @desktop @long", async ({
    page,
    booking,
    sandbox,
    signIn,
    form,
    summary,
  }) => {
    await test.step("day and time are in Seoul time, and reach the outlet as chosen", async () => {
      const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
      await signIn();
      await form.open(table, { step: "table" });
      await expect(form.day(venueDayIn(10))).toHaveAttribute("aria-pressed", "true");
      await summary.open(table);
      await expect(summary.island).toContainText("19:00");
      await expect(summary.island).toContainText(String(Number(venueDayIn(10).slice(8))));
      await summary.book();
      await page.waitForURL(/\/payment-request\//);
      expect(await reservationsOf(page)).toMatchObject([{ date: venueDayIn(10), time: "19:00" }]);
    });

    await test.step("reads Seoul time everywhere, and the local time once", async () => {
      const id = await booking.put(await signIn(), earlyTable);
      await page.goto(pageOf(id));
      await expect(page.locator(`time[datetime="${earlyDay}"]`)).toContainText(
        new RegExp(
          String.raw`^(?:${earlyDate}\s[A-Z][a-z]+(?:\s\d{4})?|(?:\d{4}년\s)?${earlyMonth}월\s${earlyDate}일)$`,
        ),
      );
      await expect(page.getByText("00:30", { exact: true })).toBeVisible();
      const theirs = new Intl.DateTimeFormat("en-GB", { timeZone: LOS_ANGELES, timeStyle: "short" });
      await expect(page.getByText(new RegExp(theirs.format(earlyStarts)))).toHaveCount(1);
      await page.goto("/book");
      const notice = new RegExp(
        String.raw`${earlyDate}\s[A-Z][a-z]+(?:\s\d{4})?, 00:30|${earlyMonth}월\s${earlyDate}일\s\(.\) 00:30`,
      );
      await expect(page.getByRole("article").getByText(notice)).toBeVisible();
    });

    await test.step("the calendar file and Google's link have the same instant, in Seoul's zone", async () => {
      const id = await booking.put(await signIn(), earlyTable);
      await page.goto(pageOf(id));
      await tile(page, "calendar").click();
      const google = linkOf(dialog(page), "Receipt.google");
      const address = new URL((await google.getAttribute("href")) ?? "");
      const ends = new Date(earlyStarts.getTime() + 2 * 3_600_000);
      const basicIso = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, "");
      expect(address.searchParams.get("dates")).toBe(`${basicIso(earlyStarts)}/${basicIso(ends)}`);
      const ours = { "sec-fetch-site": "same-origin" };
      const file = await page.request.get(
        (await linkOf(dialog(page), "Receipt.calendarFile").getAttribute("href")) ?? "",
        { headers: ours },
      );
      expect(file.headers()["content-type"]).toContain("text/calendar");
      expect(file.headers()["cache-control"]).toContain("no-store");
      const lines = (await file.text()).replaceAll("\r\n ", "").split("\r\n");
      expect(lines).toEqual(
        expect.arrayContaining([
          `UID:${id}`,
          `DTSTART;TZID=Asia/Seoul:${earlyDay.replaceAll("-", "")}T003000`,
          "BEGIN:VTIMEZONE",
          "TRIGGER:-P1DT1H",
          "STATUS:CONFIRMED",
        ]),
      );
      await booking.change(id, { status: "cancelled" });
      const later = await page.request.get(`/api/crm_channel_si_tc/reservation/calendar/${id}`, {
        headers: ours,
      });
      expect(await later.text()).toContain("STATUS:CANCELLED");
    });
  });
});

test.describe("inside the messenger", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410430",
  });

  test("offers no calendar file, which could not be saved there, but Google's link and the text (R9.3) @desktop", async ({
    page,
    booking,
    signIn,
  }) => {
    const id = await booking.put(await signIn(), { paid: true, date: venueDayIn(10) });
    await page.goto(pageOf(id));
    await tile(page, "calendar").click();
    await expect(linkOf(dialog(page), "Receipt.google")).toBeVisible();
    await expect(linkOf(dialog(page), "Receipt.calendarFile")).toHaveCount(0);
    await expect(buttonOf(dialog(page), "Receipt.copyText")).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 50\d/] });

  test("a table is changed: the refund is shown first, and the old one is cancelled only after the new one is confirmed (R6.9, R8.2) @phone", async ({
    page,
    booking,
    sandbox,
    signIn,
    locale,
  }) => {
    await test.step("a receipt shows four maps, the one for the guest's language first, the phone number and the chat", async () => {
      const id = await booking.put(await signIn(), { paid: true, date: venueDayIn(10) });
      await page.goto(pageOf(id));
      await buttonOf(page, "Receipt.directions").click();
      const maps = dialog(page)
        .getByRole("list", { name: says("Receipt.directions") })
        .getByRole("link");
      await expect(maps).toHaveCount(4);
      const first = await maps.first().getAttribute("href");
      expect(first).toContain(
        locale?.startsWith("ko") ? "https://map.kakao.com" : "https://www.google.com/maps",
      );
      await expect(
        dialog(page)
          .getByText(/03·|3층|Floor|층/)
          .first(),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await tile(page, "ask").click();
      await expect(dialog(page).getByRole("link", { name: /064-000-3201/ })).toHaveAttribute(
        "href",
        "tel:0640003201",
      );
      await expect(linkOf(dialog(page), "Receipt.chat")).toHaveAttribute("href", /\/chat$/);
    });

    await test.step("a change first shows the refund for the old table, and prefills the new one", async () => {
      const id = await booking.put(await signIn(), {
        paid: true,
        date: venueDayIn(10),
        time: "20:00",
        child: 1,
      });
      await page.goto(pageOf(id));
      await buttonOf(page, "Common.change").click();
      await expect(dialog(page).getByText(/66,000(?: won|원).*66,000(?: won|원)/)).toBeVisible();
      await expect(linkOf(dialog(page), "Receipt.changeGo")).toHaveAttribute(
        "href",
        `/promotion/31/3101?step=table&adults=2&children=1&infants=0&date=${venueDayIn(10)}&menu=310101:2,310102:1&change=${id}`,
      );
      expect(await booking.charges(id)).toMatchObject([{ refunded: 0 }]);
    });

    await test.step("the old table is cancelled only after the new one is confirmed and the guest agrees", async () => {
      const guest = await signIn();
      const old = await booking.put(guest, { paid: true, date: venueDayIn(10) });
      const next = await booking.putUnpaid(guest, { date: venueDayIn(12) });
      await page.goto(`${pageOf(next)}?replaces=${old}`);
      await expect(page.getByText(new RegExp(old))).toBeVisible();
      await expect(buttonOf(page, "Receipt.replaceGo")).toHaveCount(0);
      await buttonOf(page, "Payment.payNow").click();
      await page.locator("button.pay").click();
      await expect(textOf(page, "Receipt.replaceTitle")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${pageOf(next)}\\?replaces=${old}$`));
      expect(await booking.charges(old)).toMatchObject([{ refunded: 0 }]);
      await buttonOf(page, "Receipt.replaceGo").click();
      await buttonOf(dialog(page), "Reservations.cancelConfirm").click();
      const notice = page.getByRole("main").getByText(new RegExp(`${old}.*(?:was cancelled|취소되었습니다)`));
      await expect(notice).toBeVisible();
      expect(await booking.charges(old)).toMatchObject([{ refunded: AMOUNT }]);
      expect(await booking.charges(next)).toMatchObject([{ refunded: 0, state: "approved" }]);
    });

    await test.step("an old table that cannot be cancelled stays beside the new one, and the failure is reported with a contact", async () => {
      const guest = await signIn();
      const old = await booking.put(guest, { paid: true, date: venueDayIn(10) });
      const next = await booking.put(guest, { paid: true, date: venueDayIn(12) });
      await sandbox.addFault({ path: new RegExp(`reservation/cancel/${old}$`), status: 503 });
      await page.goto(`${pageOf(next)}?replaces=${old}`);
      await buttonOf(page, "Receipt.replaceGo").click();
      await buttonOf(dialog(page), "Reservations.cancelConfirm").click();
      await expect(textOf(dialog(page), "Reservations.cancelFailed")).toBeVisible();
      await expect(dialog(page).getByRole("link", { name: /064-000-3201/ })).toBeVisible();
      await buttonOf(dialog(page), "Reservations.cancelKeep").click();
      await expect(textOf(page, "Receipt.replaceFailed")).toBeVisible();
      await expect(linkOf(page, "Receipt.showEarlier")).toHaveAttribute("href", pageOf(old));
    });
  });
});

test("receipt, payment and list have no accessibility barriers, and fit 320 px (R7.2) @phone", async ({
  page,
  booking,
  signIn,
  locale,
}) => {
  const guest = await signIn();
  const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
  const noshow = await booking.put(guest, { status: "noshow", paid: true, date: venueDayIn(-2) });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    `${pageOf(unpaid)}?payment=failed&reason=declined`,
    pageOf(noshow),
    pageOf(unpaid),
    "/book",
  ]) {
    await page.goto(address);
    await expect(page.getByText(/AH_\d+/).first()).toBeVisible();
    expect(await listOverflowingElements(page), address).toEqual([]);
    if (address !== pageOf(unpaid)) expect(await listAccessibilityViolations(page), address).toEqual([]);
  }
  await page
    .getByRole("article")
    .getByRole("button", { name: messagesFor(locale).Reservations.cancel })
    .click();
  await expect(dialog(page)).toBeVisible();
  expect(await listAccessibilityViolations(page), "the confirmation before cancelling").toEqual([]);
});
