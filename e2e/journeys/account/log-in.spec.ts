import type { Locator, Page } from "playwright/test";
import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import { listRequests } from "@/e2e/support/hold-requests";
import { hydrate } from "@/e2e/support/hydrate";
import { joinAs } from "@/e2e/support/join-as";
import { buttonOf, linkOf, says, textOf } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";

/** The label of the messenger's own button. */
const ADD = /^(?:채널 추가|Add channel)$/;

const account = (page: Page) => page.locator("#account-menu");
const hint = (page: Page) => page.locator("html");

async function openAccount(page: Page, path = "/empty"): Promise<Locator> {
  await page.goto(`${path}?right-side-menu=true`);
  await expect(account(page)).toBeVisible();
  return account(page);
}
const INFO = /\/customer\/info$/;
const entry = (page: Page, name: RegExp) =>
  page.locator("#panel-left").getByRole("link", { name }).filter({ visible: true });
const COUPONS = /^(?:쿠폰|Coupons)/;
const LINK = /^(?:계정 연결|Link an account)/;
const MEMBERS = /^(?:회원 요금 안내|Members' table)$/;
const openMenu = async (page: Page) => {
  await page.goto("/r/10?left-side-menu=true");
  await expect(entry(page, COUPONS)).toBeVisible();
};

test("a guest is led to the messenger's login and finds the account that is theirs (R1.6, R3.1, R3.2, R3.3, R3.4) @phone", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("a session page requires it and returns to the same address, keeping the campaign (R1.6)", async () => {
    const guest = await sandbox.putGuest();
    await page.goto(await sandbox.messengerSession(guest));
    await page.goto("/book?tab=past&campaign=winter-1&x=%EB%B0%94%EB%8B%A4");
    await expect(page).toHaveURL(/\/book\?tab=past&x=%EB%B0%94%EB%8B%A4$/);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(says("Reservations.past"));
    const campaign = (await page.context().cookies()).find(({ name }) => name === "campaign");
    expect(campaign?.value).toBe("winter-1");
  });
  await test.step("a first-time guest chooses an account, consents, and is signed in (R1.6)", async () => {
    await startOver(page);
    await page.goto("/auth/kakao/login?return=/empty");
    await page.getByRole("textbox").fill(uniqueKey("guest"));
    await page.getByRole("textbox").press("Enter");
    const agree = page.getByRole("button", { name: /동의|Agree/i });
    await agree.first().click();
    await expect(page).toHaveURL(/\/empty$/);
    await expect(hint(page)).toHaveAttribute("data-session", "in");
  });
  await test.step("the account menu without a linked account shows welcome, SIGN IN, JOIN and the guest's links (R3.1, R3.2)", async () => {
    await signIn({ name: "이여울" });
    const menu = await openAccount(page);
    await expect(menu.getByRole("heading", { level: 2 })).toContainText("이여울");
    await expect(linkOf(menu, "Account.signIn")).toHaveAttribute("href", "/auth/hyatt/bind");
    await expect(linkOf(menu, "Account.join")).toHaveAttribute("target", "_blank");
    await expect(linkOf(menu, "Account.reservations")).toHaveAttribute("href", "/book");
    await expect(linkOf(menu, "Account.coupons")).toHaveAttribute("href", "/coupon");
    await expect(linkOf(menu, "Account.addChannel")).toBeVisible();
    await expect(textOf(menu, "Account.membership")).toHaveCount(0);
  });
  await test.step("the account menu with a linked account shows card, update time and member links in the page's language (R3.1, R3.3, R3.4)", async () => {
    await signIn({ loyalty: { tierCode: "EXPL", points: 12_345, firstName: "Yeoul" }, channel: "ADDED" });
    const menu = await openAccount(page);
    await expect(menu.getByText("EXPLORIST")).toBeVisible();
    await expect(menu.getByText("12,345")).toBeVisible();
    // In words, like every other date (docs/decisions/how-times-are-written.md).
    await expect(menu.getByText(/(?:\d+월\s\d+일|\d+\s[A-Z][a-z]{2}).*\d\d:\d\d/)).toBeVisible();
    await expect(linkOf(menu, "Account.addChannel")).toHaveCount(0);
    const language = (await page.locator("html").getAttribute("lang")) === "ko" ? "ko-KR" : "en-US";
    for (const name of [
      "memberAccount",
      "awards",
      "preferences",
      "pastStays",
      "hotelBill",
      "overview",
    ] as const) {
      const link = linkOf(menu, `Account.${name}`);
      await expect(link).toHaveAttribute("href", new RegExp(`^https?://[^/]+/${language}/`));
      await expect(link).toHaveAttribute("target", "_blank");
    }
  });
});

test("a login is cancelled, made and ended, and the hotel's menu says what it opens (R3.5, R3.12) @desktop", async ({
  page,
  signIn,
}) => {
  await test.step("a login that the guest cancels is reported, with a link back", async () => {
    await page.goto("/auth/kakao/login?return=/empty");
    await page.getByRole("button", { name: /취소|Cancel/ }).click();
    await expect(page).toHaveURL(/\/login\?.*reason=cancelled/);
    await expect(linkOf(page, "Common.retry")).toBeVisible();
    await linkOf(page, "Login.back").click();
    await expect(page).toHaveURL(/\/empty$/);
  });
  await test.step("the hotel's menu tells an anonymous visitor which entries need a login or linked account, and links there (R3.12)", async () => {
    await startOver(page);
    await openMenu(page);
    const coupons = entry(page, COUPONS);
    await expect(coupons).toContainText(/Sign-in required|로그인이 필요합니다/);
    await expect(coupons).toHaveAttribute("href", "/auth/kakao/login?return=%2Fcoupon");
    const link = entry(page, LINK);
    await expect(link).toContainText(/Linked World of Hyatt account required|연결이 필요합니다/);
    await expect(link).toHaveAttribute("href", "/auth/hyatt/bind?return=%2Fp%2Fmembership");
    await expect(entry(page, MEMBERS)).toHaveCount(0);
  });
  await test.step("the hotel's menu asks a guest only for the linked account (R3.12)", async () => {
    await signIn();
    await openMenu(page);
    await expect(entry(page, COUPONS)).toHaveAttribute("href", "/coupon");
    await expect(entry(page, COUPONS)).not.toContainText(/required/);
    await expect(entry(page, LINK)).toHaveAttribute("href", /^\/auth\/hyatt\/bind/);
    await page.goto("/r/10?right-side-menu=true");
    await expect(account(page).getByRole("heading", { level: 2 })).toBeVisible();
    await page.goto("/r/10?left-side-menu=true");
    await expect(entry(page, MEMBERS)).toHaveCount(0);
  });
  await test.step("the hotel's menu shows a member the entries for members, and asks for nothing (R3.12)", async () => {
    await signIn({ loyalty: { tierCode: "GLOB" } });
    await openMenu(page);
    await expect(entry(page, MEMBERS)).toHaveAttribute("href", "/p/winter");
    await expect(entry(page, LINK)).toHaveAttribute("href", "/p/membership");
    await expect(entry(page, LINK)).not.toContainText(/required|필요/);
    await page.goto("/r/10?right-side-menu=true");
    await buttonOf(account(page), "Account.logOut").click();
    await expect(page).toHaveURL(/\/$/);
    await openMenu(page);
    await expect(entry(page, MEMBERS)).toHaveCount(0);
  });
  await test.step("logging out clears the account and goes through the provider's logout (R3.5)", async () => {
    await signIn();
    const menu = await openAccount(page);
    await page.evaluate(() => {
      localStorage.setItem("event-answers:7", '{"answers":[{"question":"Name?","answer":"김하나"}]}');
      sessionStorage.setItem("guest-details", '{"details":{"name":"김하나"}}');
    });
    const through = page.waitForRequest(/\/oauth\/logout\?/);
    await buttonOf(menu, "Account.logOut").click();
    await through;
    await expect(page).toHaveURL(/\/$/);
    await expect(hint(page)).not.toHaveAttribute("data-session", "in");
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored, "no data of the guest stays on the device").not.toContain("김하나");
    await page.goBack();
    await expect(account(page)).toBeHidden();
    await page.goto("/book");
    expect(new URL(page.url()).pathname).not.toBe("/book");
  });
});

test.describe("in a tab whose session is replaced or refused", () => {
  // What the first of two tabs reads at that moment is refused, and read again.
  test.use({ expectedErrors: [/status of (?:401|409.*\/customer\/info)/] });
  test("logins that meet another login end where they began (R3.7) @desktop", async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    await test.step("two tabs that log in at once both end on their own page", async () => {
      const guest = await sandbox.putGuest();
      await page.goto(await sandbox.messengerSession(guest, { consented: false }));
      const other = await context.newPage();
      await page.goto("/auth/kakao/login?return=/empty?tab=one");
      await other.goto("/auth/kakao/login?return=/empty?tab=two");
      const agree = /동의|Agree/i;
      await page.getByRole("button", { name: agree }).first().click();
      await expect(page).toHaveURL(/\/empty\?tab=one$/);
      await other.getByRole("button", { name: agree }).first().click();
      await expect(other).toHaveURL(/\/empty\?tab=two$/);
    });
    await test.step("a loyalty login without a messenger account continues with the messenger's login and is signed in (R3.7)", async () => {
      await startOver(page);
      const guest = await sandbox.putGuest({ name: "둘다 손님" });
      await page.goto(await sandbox.messengerSession(guest));
      await page.goto("/auth/hyatt/login?return=/empty?x=1");
      const callback = page.waitForResponse(/\/auth\/kakao\/callback\?/);
      await joinAs(page, "Twice");
      await callback;
      await expect(page).toHaveURL(/\/empty\?x=1$/);
      await page.goto("/empty?right-side-menu=true");
      await expect(account(page).getByRole("heading", { level: 2 })).toContainText("둘다 손님");
    });
    await test.step("a loyalty login without a messenger account is logged out, redirects to the messenger once, and stays logged out if that is cancelled (R3.7)", async () => {
      await startOver(page);
      const requests = listRequests(page, /\/auth\/kakao\/login/);
      await page.goto("/auth/hyatt/login?return=/empty?x=1");
      await joinAs(page, "Solo");
      await page.getByRole("button", { name: /취소|Cancel/ }).click();
      await expect(page).toHaveURL(/\/login\?provider=kakao&reason=cancelled/);
      const names = (await page.context().cookies(baseURL)).map(({ name }) => name);
      expect(names).not.toContain("sid");
      expect(names).not.toContain("signed-in");
      await linkOf(page, "Login.back").click();
      await expect(page).toHaveURL(/\/empty\?x=1$/);
      await hydrate(page);
      await expect(hint(page)).not.toHaveAttribute("data-session", "in");
      expect(requests).toHaveLength(1);
    });
  });
});

test("the channel and the profiles of an account are shown as they are (R3.10, R4.4, R4.5)", async ({
  page,
  signIn,
  isMobile,
  sandbox,
}) => {
  await test.step("the channel is added in a popup, and the button disappears when it closes (R3.10)", async () => {
    await signIn();
    const menu = await openAccount(page);
    const button = linkOf(menu, "Account.addChannel");
    if (isMobile) {
      await button.click();
      await page.getByRole("button", { name: ADD }).click();
      await page.goto("/empty?right-side-menu=true");
    } else {
      const opening = page.waitForEvent("popup");
      await button.click();
      const popup = await opening;
      await popup.getByRole("button", { name: ADD }).click();
      if (!popup.isClosed()) await popup.close();
    }
    await expect(linkOf(account(page), "Account.profile")).toBeVisible();
    await expect(linkOf(account(page), "Account.addChannel")).toHaveCount(0);
  });
  await test.step("the profile widget shows one slide per profile, with dots and arrows, and in the loyalty variant only that card (R4.4, R4.5)", async () => {
    const key = uniqueKey("cards");
    await sandbox.publishPage(
      key,
      '<div class="cms-box-profile"></div><div class="cms-box-profile" type="_WOH_"></div>',
    );
    await signIn({ name: "한여울", loyalty: { tierCode: "LGLO", points: 900, firstName: "Han" } });
    await page.goto(`/p/${key}`);
    const [all, loyal] = [page.locator(".cms-box-profile").first(), page.locator(".cms-box-profile").last()];
    await expect(all.getByText("한여울")).toBeVisible();
    await expect(all.getByRole("img", { name: says("Account.qr") }).locator("svg")).toBeVisible();
    const card = await all.getByRole("region").nth(1).boundingBox();
    expect([card?.width, card?.height]).toEqual([282, 174]);
    const qr = await all
      .getByRole("img", { name: says("Account.qr") })
      .locator("svg")
      .boundingBox();
    expect([qr?.width, qr?.height]).toEqual([69, 69]);
    const background = await all
      .getByRole("region")
      .nth(1)
      .evaluate((element) => {
        let outer = element.parentElement;
        while (outer !== null && getComputedStyle(outer).overflowX !== "hidden") outer = outer.parentElement;
        return outer?.getBoundingClientRect().height;
      });
    expect(background).toBe(186);
    await buttonOf(all, "Account.nextCard").click();
    await expect(all.getByRole("button", { name: /2/ })).toHaveAttribute("aria-current", "true");
    await expect(loyal.getByText("LIFETIME GLOBALIST")).toBeVisible();
    await expect(loyal.getByText("한여울")).toHaveCount(0);
    await expect(linkOf(page, "Account.link")).toHaveCount(0);
  });
});

test.describe("an account that cannot be shown", () => {
  test.use({ expectedErrors: [/status of 502.*\/customer\/info/] });
  test("an account that loads slowly or not at all is said to be so, wherever it is shown (R3.1, R4.5) @desktop", async ({
    page,
    signIn,
    sandbox,
  }) => {
    await test.step("an account that loads slowly shows a placeholder until it is loaded (R3.1)", async () => {
      await signIn({ name: "이여울" });
      let answer = () => {};
      const answering = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(INFO, async (route) => {
        await answering;
        await route.continue();
      });
      const menu = await openAccount(page);
      const held = menu.locator('[aria-busy="true"]');
      await expect(held).toBeVisible();
      await expect(menu.getByRole("heading")).toHaveCount(0);
      answer();
      await expect(menu.getByRole("heading", { level: 2 })).toContainText("이여울");
      await expect(held).toBeHidden();
    });
    await test.step("an account that fails to load is reported, the guest's links remain, and a retry loads it (R3.1)", async () => {
      await signIn({ name: "이여울" });
      await page.route(INFO, (route) =>
        route.fulfill({ status: 502, json: { error: { error: "unexpected" } } }),
      );
      const menu = await openAccount(page);
      await expect(textOf(menu, "Account.notLoaded")).toBeVisible();
      const reservations = linkOf(menu, "Account.reservations");
      await expect(reservations).toHaveAttribute("href", "/book");
      await expect(buttonOf(menu, "Account.logOut")).toBeVisible();
      await page.unroute(INFO);
      await buttonOf(menu, "Common.retry").click();
      await expect(menu.getByRole("heading", { level: 2 })).toContainText("이여울");
      await expect(textOf(menu, "Account.notLoaded")).toHaveCount(0);
    });
    await test.step("an account that fails to load is reported on the card as well, and a retry loads it (R4.5)", async () => {
      const key = uniqueKey("late");
      await sandbox.publishPage(key, '<div class="cms-box-profile"></div>');
      await signIn({ name: "이여울" });
      await page.route(INFO, (route) =>
        route.fulfill({ status: 502, json: { error: { error: "unexpected" } } }),
      );
      await page.goto(`/p/${key}`);
      const card = page.locator(".cms-box-profile");
      await expect(textOf(card, "Account.notLoaded")).toBeVisible();
      await page.unroute(INFO);
      await buttonOf(card, "Common.retry").click();
      await expect(card.getByText("이여울")).toBeVisible();
    });
  });
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`inside the messenger on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("guests are signed in silently or left in peace (R3.7, R3.8) @phone", async ({ page, sandbox }) => {
      await test.step("pass-login prevents the automatic login (R3.8)", async () => {
        let requestCount = 0;
        page.on("request", (request) => {
          if (/\/auth\/kakao\/login/.test(request.url())) requestCount += 1;
        });
        await page.goto("/empty?pass-login=true", { waitUntil: "networkidle" });
        await expect(page).toHaveURL(/\/empty$/);
        expect(requestCount).toBe(0);
      });
      await test.step("a guest who never consented stays logged out, and is tried once only (R3.7, R3.8)", async () => {
        await startOver(page);
        const guest = await sandbox.putGuest();
        await page.goto(await sandbox.messengerSession(guest, { consented: false }));
        let requestCount = 0;
        page.on("request", (request) => {
          if (/\/oauth\/authorize\?/.test(request.url())) requestCount += 1;
        });
        const back = page.waitForURL(/pass-login/);
        await page.goto("/empty");
        await back;
        await expect(page).toHaveURL(/\/empty$/);
        await page.goto("/empty?again=1");
        await hydrate(page);
        await expect(hint(page)).not.toHaveAttribute("data-session", "in");
        expect(requestCount).toBe(1);
      });
      await test.step("a guest known there is signed in silently (R3.8)", async () => {
        await startOver(page);
        const guest = await sandbox.putGuest();
        await page.goto(await sandbox.messengerSession(guest));
        await page.goto("/empty?x=1");
        await expect(hint(page)).toHaveAttribute("data-session", "in");
        await expect(page).toHaveURL(/\/empty\?x=1$/);
      });
    });
  });
}
