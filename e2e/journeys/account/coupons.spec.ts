import type { Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, startOver, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { buttonOf, headingOf, labelOf, linkOf, messagesFor, tabOf, textOf } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { formatVenueDateTime } from "@/lib/base/format-day";

const EMBER = 11;
const LANTERN = 13;
const NEVER_OPENED = "4444";
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A random check number: numbers are unique per outlet, and tests share the outlets. */
const anyNumber = () => String(10_000 + Math.floor(Math.random() * 89_999));
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const tickets = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const tab = (page: Page, name: "usable" | "past") => tabOf(page, `Coupons.${name}`);
/** Matches the moment of a coupon's use, as both languages write it. */
const whenUsed = (usedAt: string) =>
  (["ko", "en"] as const)
    .map((locale) => formatVenueDateTime(new Date(usedAt), locale).replace(/[()]/g, "\\$&"))
    .join("|");

const button = (page: Page, key: "use" | "close" | "confirm" | "keep") => buttonOf(page, `Coupons.${key}`);
const commonButton = (page: Page, key: "retry" | "showMore" | "checkAgain" | "continue") =>
  buttonOf(page, `Common.${key}`);
const numberField = (page: Page) => labelOf(page, "Coupons.checkNumber");
const passwordField = (page: Page) => labelOf(page, "Coupons.password");
const done = (page: Page) => headingOf(page, "Coupons.done");

type Visit = { page: Page; sandbox: SandboxControl };

/** Opens a guest's coupon and fills in the staff form. */
async function openForm(page: Page, id: number, { number = "", password = "2580", outlet = "" } = {}) {
  await page.goto(`/coupon/${id}`);
  await button(page, "use").click();
  if (outlet !== "") await page.getByRole("radio", { name: new RegExp(outlet) }).check();
  await numberField(page).fill(number);
  await passwordField(page).fill(password);
}

async function spend(page: Page): Promise<void> {
  await commonButton(page, "continue").click();
  await button(page, "confirm").click();
}

/** Taps Continue and, as soon as it exists, the confirming button: a double tap in one place. */
async function tapWhereTheQuestionAppears(page: Page): Promise<void> {
  await commonButton(page, "continue").evaluate(
    (element: HTMLElement, confirm) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const buttons = [...document.querySelectorAll<HTMLElement>("[role=alertdialog] button")];
          const found = buttons.find(({ textContent }) => confirm.includes(textContent ?? ""));
          if (found === undefined) return;
          observer.disconnect();
          found.click();
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
        element.click();
      }),
    [messagesFor("ko-KR").Coupons.confirm, messagesFor("en-US").Coupons.confirm],
  );
}

/** Returns how often the back end was called to redeem this coupon. */
async function countSpending(sandbox: SandboxControl, id: number): Promise<number> {
  return (await sandbox.calls(new RegExp(`/coupon/check/${id}/`))).total;
}

async function putOpenCheck({ sandbox }: Pick<Visit, "sandbox">, outlet = LANTERN): Promise<string> {
  const number = anyNumber();
  await sandbox.putCheck(outlet, number);
  return number;
}

test("the lists show each coupon in its state, and a coupon's own page opens from there (R1.5, R8.3, R9.3) @phone", async ({
  page,
  signIn,
  sandbox,
}) => {
  test.slow();
  await test.step("an empty list says so and links to the home page (R8.3)", async () => {
    await signIn();
    await page.goto("/coupon");
    await expect(textOf(page, "Coupons.emptyUsable")).toBeVisible();
    await expect(linkOf(page, "Common.seeOffers")).toHaveAttribute("href", "/");
    await tab(page, "past").click();
    await expect(textOf(page, "Coupons.emptyPast")).toBeVisible();
  });
  await test.step("the coupon list shows usable coupons in one tab, used and expired ones of the last six months in the other (R8.3)", async () => {
    const messengerId = await signIn();
    const put = (name: string, fields: object = {}) =>
      sandbox.putCoupon({ messengerId, name, outletIds: [LANTERN], ...fields });
    await put("오래 남은 쿠폰", { validTo: daysFromNow(90) });
    await put("곧 끝나는 쿠폰", { validTo: daysFromNow(3) });
    await put("만료된 쿠폰", { validTo: daysFromNow(-40) });
    await put("사용한 쿠폰", { usedAt: daysFromNow(-10), usedResourceId: LANTERN });
    await put("반년 전에 만료된 쿠폰", { validTo: daysFromNow(-190) });
    await put("반년 전에 사용한 쿠폰", { usedAt: daysFromNow(-190) });

    await page.goto("/coupon");
    await expect(tickets(page)).toHaveCount(2);
    await expect(tickets(page).nth(0)).toContainText("곧 끝나는 쿠폰");
    await expect(tickets(page).nth(0)).toContainText(/3일 남음|3 days left/);
    await expect(tickets(page).nth(1)).toContainText("오래 남은 쿠폰");
    await expect(textOf(page, "Coupons.sixMonths")).toHaveCount(0);

    await tab(page, "past").click();
    await expect(textOf(page, "Coupons.sixMonths")).toBeVisible();
    await expect(tickets(page)).toHaveCount(2);
    await expect(tickets(page).nth(0)).toContainText("사용한 쿠폰");
    await expect(textOf(tickets(page).nth(0), "Coupons.used")).toBeVisible();
    await expect(tickets(page).nth(1)).toContainText("만료된 쿠폰");
    await expect(textOf(tickets(page).nth(1), "Coupons.expired")).toBeVisible();
    await expect(page).toHaveURL(/\/coupon\?tab=past$/);
    await page.reload();
    await expect(tab(page, "past")).toHaveAttribute("aria-selected", "true");
    await expect(tickets(page)).toHaveCount(2);
    await tab(page, "past").press("ArrowLeft");
    await expect(tab(page, "usable")).toBeFocused();
    await expect(page).toHaveURL(/\/coupon$/);
  });
  await test.step("leaving the question of a coupon leads back to the ticket and its button (R8.3)", async () => {
    const messengerId = await signIn();
    const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
    await page.goto(`/coupon/${id}`);
    await button(page, "use").click();
    await expect(numberField(page)).toBeVisible();
    await button(page, "close").click();
    await expect(button(page, "use")).toBeFocused();
    await expect(button(page, "use")).toBeInViewport();
    await expect(page.getByRole("article")).toBeInViewport({ ratio: 0.5 });
  });
  await test.step("a coupon has its own address, and Back restores the scroll position of a long list (R1.5, R8.3)", async () => {
    const messengerId = await signIn();
    for (let number = 1; number <= 22; number += 1) {
      const validTo = daysFromNow(number);
      await sandbox.putCoupon({ messengerId, name: `쿠폰 ${number}.`, outletIds: [EMBER], validTo });
    }
    await page.goto("/coupon");
    await expect(tickets(page)).toHaveCount(16);
    await commonButton(page, "showMore").click();
    await expect(tickets(page)).toHaveCount(22);
    const ticket = page.getByRole("link", { name: /쿠폰 21\./ });
    await ticket.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await ticket.click();
    await expect(page).toHaveURL(/\/coupon\/\d+$/);
    await expect(page.getByRole("heading", { name: "쿠폰 21." })).toBeVisible();
    const paper = page.getByRole("article");
    const [whole, date] = await Promise.all(
      [paper, paper.getByText(/까지|Until/)].map((part) => part.boundingBox()),
    );
    const below = (whole?.y ?? 0) + (whole?.height ?? 0) - (date?.y ?? 0);
    expect(below, "without a picture, too, the date is on the tear-off part").toBeLessThan(86);
    await linkOf(page, "Coupons.back").click();
    await expect(page).toHaveURL(/\/coupon$/);
    await expect(tickets(page)).toHaveCount(22);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step("a coupon of another guest or an unknown one is reported as missing (R8.3)", async () => {
    const other = await sandbox.putCoupon({ messengerId: await sandbox.putGuest(), name: "남의 쿠폰" });
    await signIn();
    for (const path of [`/coupon/${other}`, "/coupon/none-of-mine"]) {
      await page.goto(path);
      await expect(textOf(page, "Coupons.missing")).toBeVisible();
      await expect(page.getByText("남의 쿠폰")).toHaveCount(0);
    }
    await linkOf(page, "Coupons.back").click();
    await expect(page).toHaveURL(/\/coupon$/);
  });
  await test.step("a coupon that is not yet valid, used or expired cannot be used (R8.3)", async () => {
    const messengerId = await signIn();
    const early = await sandbox.putCoupon({
      messengerId,
      outletIds: [LANTERN],
      validFrom: daysFromNow(2),
      validTo: daysFromNow(9),
    });
    const usedAt = daysFromNow(-3);
    const used = await sandbox.putCoupon({
      messengerId,
      outletIds: [LANTERN],
      usedAt,
      usedResourceId: LANTERN,
    });
    const expired = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN], validTo: daysFromNow(-1) });
    for (const [id, text] of [
      [early, /부터 사용하실 수 있습니다|can be used from/],
      [used, new RegExp(`(?:${whenUsed(usedAt)}).*(?:등잔 라운지|Lantern Lounge)`)],
      [expired, /만료|Expired/],
    ] as const) {
      await page.goto(`/coupon/${id}`);
      await expect(page.locator("#island").getByText(text).first()).toBeVisible();
      await expect(button(page, "use")).toHaveCount(0);
    }
  });
  await test.step("restored from the back/forward cache, list and coupon show what was used meanwhile (R8.3)", async () => {
    const messengerId = await signIn();
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    const id = await sandbox.putCoupon({ messengerId, outletIds: [EMBER] });
    await page.goto("/coupon");
    await expect(tickets(page)).toHaveCount(1);
    await sandbox.putCoupon({ id, usedAt: new Date().toISOString() });
    await comeBack();
    await expect(textOf(page, "Coupons.emptyUsable")).toBeVisible();

    const next = await sandbox.putCoupon({ messengerId, outletIds: [EMBER] });
    await page.goto(`/coupon/${next}`);
    await expect(button(page, "use")).toBeVisible();
    await sandbox.putCoupon({ id: next, usedAt: new Date().toISOString() });
    await comeBack();
    await expect(button(page, "use")).toHaveCount(0);
  });
  await test.step("a coupon issued a moment ago is usable on a device whose clock is hours behind (R8.3, R9.3)", async () => {
    const messengerId = await signIn();
    const name = "방금 받은 쿠폰";
    await sandbox.putCoupon({ messengerId, name, outletIds: [LANTERN], validTo: daysFromNow(1) });
    await page.clock.install({ time: Date.now() - 5 * 60 * 60 * 1_000 });
    await page.goto("/coupon");
    await expect(tickets(page)).toHaveCount(1);
    await expect(textOf(tickets(page), "Coupons.early")).toHaveCount(0);
    await tickets(page).getByRole("link").click();
    await button(page, "use").click();
    await expect(numberField(page)).toBeVisible();
  });
});

test.describe("when a coupon is refused", () => {
  test.use({ expectedErrors: [/status of 4\d\d.*\/coupon\/check\//] });
  test("what was typed wrong is said where it stands, and nothing is lost (R8.3) @phone", async ({
    page,
    sandbox,
    signIn,
  }) => {
    test.slow();
    await test.step("what is typed wrong is reported at its field, the input stays, and nothing is spent (R8.3)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      const [open, closed] = [await putOpenCheck({ sandbox }), anyNumber()];
      await sandbox.putCheck(LANTERN, closed, { open: false });
      await openForm(page, id, { number: NEVER_OPENED });

      await spend(page);
      await expect(textOf(page, "Errors.wrong_check_number")).toBeVisible();
      await expect(numberField(page)).toBeFocused();
      await expect(numberField(page)).toHaveAttribute("aria-invalid", "true");
      await expect(numberField(page)).toHaveValue(NEVER_OPENED);
      await expect(passwordField(page)).toHaveValue("2580");

      await numberField(page).fill(open);
      await expect(textOf(page, "Errors.wrong_check_number")).toHaveCount(0);
      await passwordField(page).fill("1111");
      await spend(page);
      await expect(textOf(page, "Errors.wrong_check_password")).toBeVisible();
      await expect(passwordField(page)).toBeFocused();
      await expect(passwordField(page)).toHaveValue("1111");

      await numberField(page).fill(closed);
      await passwordField(page).fill("2580");
      await spend(page);
      await expect(textOf(page, "Errors.closed_check")).toBeVisible();
      expect((await sandbox.coupon(id)).usedAt).toBeNull();

      await sandbox.putCheck(LANTERN, closed, { open: true });
      await spend(page);
      await expect(done(page), "the same entry can be sent again once it was refused").toBeVisible();
    });
    await test.step("a coupon that was meanwhile used, expired or postponed is shown in its new state (R8.3)", async () => {
      const messengerId = await signIn();
      const number = await putOpenCheck({ sandbox });
      const island = page.locator("#island");
      const usedAt = daysFromNow(-3);
      for (const [code, change, shown] of [
        ["used_coupon", { usedAt, usedResourceId: LANTERN }, new RegExp(whenUsed(usedAt))],
        ["expired_coupon", { validTo: daysFromNow(-1) }, /만료|Expired/],
        [
          "wrong_coupon_date",
          { validFrom: daysFromNow(2), validTo: daysFromNow(9) },
          /부터 사용하실 수 있습니다|can be used from/,
        ],
      ] as const) {
        const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
        await openForm(page, id, { number });
        await sandbox.putCoupon({ id, ...change });
        await spend(page);
        await expect(textOf(page, `Errors.${code}`)).toBeVisible();
        await expect(island, code).toContainText(shown);
        await expect(commonButton(page, "continue"), code).toHaveCount(0);
        await expect(done(page), code).toHaveCount(0);
      }
    });
    await test.step("repeated taps on the confirming button send one request (R8.3)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      const letGo = await holdRequests(page, "**/coupon/check/**");
      await openForm(page, id, { number: await putOpenCheck({ sandbox }) });
      await tapWhereTheQuestionAppears(page);
      await button(page, "keep").click();
      await expect(
        page.getByRole("alertdialog"),
        "a double tap on the first button does not use the coupon",
      ).toHaveCount(0);
      await commonButton(page, "continue").click();
      await expect(button(page, "confirm")).toBeEnabled();
      await button(page, "confirm").evaluate((element: HTMLElement) => {
        for (let tap = 0; tap < 5; tap += 1) element.click();
      });
      await expect(page.getByRole("alertdialog")).toHaveAttribute("aria-busy", "true");
      await page.keyboard.press("Escape");
      await expect(
        page.getByRole("alertdialog"),
        "the dialog stays open while the request is in progress",
      ).toBeVisible();
      letGo();
      await expect(done(page)).toBeVisible();
      expect(await countSpending(sandbox, id)).toBe(1);
    });
  });
});

test.describe("when calls get no answer", () => {
  test.use({
    expectedErrors: [/status of (?:401|50\d.*\/coupon\/)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
  });
  test("a coupon is used once, and its state is known again (R8.3, R12.1) @phone", async ({
    page,
    sandbox,
    signIn,
  }) => {
    test.slow();
    await test.step("a list that cannot be loaded reports the failure, and a retry loads the list (R8.3)", async () => {
      const messengerId = await signIn();
      await sandbox.putCoupon({ messengerId, name: "다시 온 쿠폰", outletIds: [EMBER] });
      await page.route("**/coupon/list?*", (route) => route.abort());
      await page.goto("/coupon");
      await expect(textOf(page, "Connection.offline")).toBeVisible();
      await page.unroute("**/coupon/list?*");
      await commonButton(page, "retry").click();
      await expect(tickets(page)).toHaveCount(1);
    });
    await test.step("after a session expires at the table the login returns to the form with the check number but without its password (R8.3, R12.1)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [EMBER, LANTERN] });
      const number = await putOpenCheck({ sandbox });
      await openForm(page, id, { number, outlet: "등잔 라운지|Lantern Lounge" });
      await sandbox.addFault({ path: new RegExp(`/coupon/check/${id}/`), status: 401, body: {}, times: 1 });
      const login = page.waitForRequest(/\/auth\/kakao\/login/);
      await spend(page);
      await expect(textOf(page, "Errors.unauthorized")).toBeVisible();
      await login;
      await expect(passwordField(page)).toHaveValue("");
      await expect(numberField(page)).toHaveValue(number);
      await expect(page.getByRole("radio", { name: /등잔 라운지|Lantern Lounge/ })).toBeChecked();
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("2580");
      await passwordField(page).fill("2580");
      await spend(page);
      await expect(done(page)).toBeVisible();
      await page.reload();
      await expect(numberField(page)).toHaveCount(0);
    });
    await test.step("when the response is lost after the coupon was redeemed, the state is fetched and shown as used (R8.3)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      await sandbox.addFault({
        path: new RegExp(`/coupon/check/${id}/`),
        late: true,
        reset: true,
        times: 1,
      });
      await openForm(page, id, { number: await putOpenCheck({ sandbox }) });
      await spend(page);
      await expect(done(page)).toBeVisible();
      expect((await sandbox.coupon(id)).usedAt).not.toBeNull();
      expect(await countSpending(sandbox, id)).toBe(1);
    });
    await test.step("when it is lost before the coupon was redeemed, the page says that nothing was used and allows another try (R8.3)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      const number = await putOpenCheck({ sandbox });
      await sandbox.addFault({ path: new RegExp(`/coupon/check/${id}/`), reset: true, times: 1 });
      await openForm(page, id, { number });
      await spend(page);
      await expect(textOf(page, "Coupons.notUsed")).toBeVisible();
      await expect(numberField(page)).toHaveValue(number);
      await spend(page);
      await expect(done(page)).toBeVisible();
    });
    await test.step("while a coupon's state is unknown, nothing can be sent, and checking again shows it (R8.3)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      await openForm(page, id, { number: await putOpenCheck({ sandbox }) });
      await sandbox.addFault({
        path: new RegExp(`/coupon/check/${id}/`),
        late: true,
        reset: true,
        times: 1,
      });
      await page.route("**/coupon/list?*", (route) => route.abort());
      await spend(page);
      await expect(textOf(page, "Coupons.doubt")).toBeVisible();
      await expect(commonButton(page, "continue")).toHaveCount(0);
      await page.unroute("**/coupon/list?*");
      await commonButton(page, "checkAgain").click();
      await expect(done(page)).toBeVisible();
    });
    await test.step("without a connection nothing is sent, and a message says so (R8.3)", async () => {
      const messengerId = await signIn();
      const id = await sandbox.putCoupon({ messengerId, outletIds: [LANTERN] });
      await openForm(page, id, { number: await putOpenCheck({ sandbox }) });
      await commonButton(page, "continue").click();
      await page.context().setOffline(true);
      await button(page, "confirm").click();
      await expect(textOf(page, "Coupons.offline")).toBeVisible();
      await page.context().setOffline(false);
      expect(await countSpending(sandbox, id)).toBe(0);
      await spend(page);
      await expect(done(page)).toBeVisible();
    });
  });
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`inside the messenger on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("a coupon's address requires a login and returns to it, and the coupon can be used (R1.6, R8.3) @phone", async ({
      page,
      sandbox,
    }) => {
      const messengerId = await sandbox.putGuest();
      const id = await sandbox.putCoupon({ messengerId, name: "대화방에서 온 쿠폰", outletIds: [LANTERN] });
      await page.goto(await sandbox.messengerSession(messengerId));
      await page.goto(`/coupon/${id}`);
      await expect(page).toHaveURL(new RegExp(`/coupon/${id}$`));
      await expect(page.getByRole("heading", { name: "대화방에서 온 쿠폰" })).toBeVisible();
      const number = await putOpenCheck({ sandbox });
      await button(page, "use").click();
      await numberField(page).fill(number);
      await passwordField(page).fill("2580");
      await spend(page);
      await expect(done(page)).toBeVisible();
      expect((await sandbox.coupon(id)).usedCheckNumber).toBe(number);
      expect(await countSpending(sandbox, id)).toBe(1);
    });
  });
}

test("a coupon is used at the table, without accessibility barriers (R8.3)", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("using a coupon on an open check takes number and password, and spends after a second tap that names what and where (R8.3)", async () => {
    const messengerId = await signIn();
    const id = await sandbox.putCoupon({ messengerId, name: "저녁 코스", outletIds: [EMBER, LANTERN] });
    const number = await putOpenCheck({ sandbox });
    await page.goto(`/coupon/${id}`);
    await button(page, "use").click();
    await expect(numberField(page)).toHaveAttribute("inputmode", "numeric");
    await expect(passwordField(page)).toHaveAttribute("type", "password");
    await commonButton(page, "continue").click();
    await expect(textOf(page, "Coupons.chooseOutlet")).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeFocused();
    await page.getByRole("radio", { name: /등잔 라운지|Lantern Lounge/ }).check();
    await numberField(page).fill(number);
    await passwordField(page).fill("2580");
    await passwordField(page).press("Enter");

    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("저녁 코스");
    await expect(dialog).toContainText(/등잔 라운지|Lantern Lounge/);
    await expect(dialog).toContainText(number);
    await expect(textOf(dialog, "Coupons.confirmOnce")).toBeVisible();
    await expect(
      button(page, "keep"),
      "the key press that opened the dialog must not use the coupon",
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(commonButton(page, "continue")).toBeFocused();
    await expect(numberField(page)).toHaveValue(number);
    expect((await sandbox.coupon(id)).usedAt).toBeNull();
    expect(await countSpending(sandbox, id)).toBe(0);

    await spend(page);
    await expect(done(page)).toBeFocused();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    const { usedAt, usedCheckNumber } = await sandbox.coupon(id);
    expect(usedCheckNumber).toBe(number);
    const seoul = new Date(new Date(usedAt ?? "").getTime() + 9 * 3_600_000).toISOString();
    await expect(done(page).locator("..")).toContainText(seoul.slice(11, 16));
    await page.goto("/coupon?tab=past");
    await expect(tickets(page)).toContainText("저녁 코스");
  });
  await test.step("the coupon list and the redemption have no accessibility barriers (R8.3)", async () => {
    await startOver(page);
    const messengerId = await signIn();
    const image = "{media}/media/bingsu.jpg";
    const id = await sandbox.putCoupon({ messengerId, image, outletIds: [EMBER, LANTERN] });
    await sandbox.putCoupon({ messengerId, image, usedAt: daysFromNow(-1), usedResourceId: EMBER });
    for (const path of ["/coupon", "/coupon?tab=past"]) {
      await page.goto(path);
      await expect(tickets(page)).toHaveCount(1);
      expect(await listOverflowingElements(page), path).toEqual([]);
    }
    expect(await listAccessibilityViolations(page), "the list").toEqual([]);
    await page.goto(`/coupon/${id}`);
    await button(page, "use").click();
    await commonButton(page, "continue").click();
    await expect(textOf(page, "Coupons.chooseOutlet")).toBeVisible();
    expect(await listAccessibilityViolations(page), "the form with errors").toEqual([]);
    await page.getByRole("radio").last().check();
    await numberField(page).fill(await putOpenCheck({ sandbox }));
    await passwordField(page).fill("2580");
    await commonButton(page, "continue").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    expect(await listAccessibilityViolations(page), "the confirmation before the coupon is used").toEqual([]);
    await button(page, "confirm").click();
    await expect(done(page)).toBeVisible();
    expect(await listAccessibilityViolations(page), "the result that the guest shows").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await listOverflowingElements(page)).toEqual([]);
  });
});
