import type { Locator, Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { joinAs } from "@/e2e/support/join-as";
import { buttonOf, linkOf, messagesFor, says, textOf } from "@/e2e/support/messages";

/** A seed membership that is linked to another guest, Seoyeon. */
const SEOYEONS = "541996120C";

const account = (page: Page) => page.locator("#account-menu");
const card = (place: Page | Locator) => place.getByRole("region", { name: says("Account.loyaltyCard") });
const again = (page: Page) => linkOf(page, "Common.retry");

/** Returns the loyalty ids that the back end has linked to this guest. */
async function linkedIds(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/crm_channel_base/customer/info");
  const { data } = await answer.json();
  return data.profiles.hyatt.map(({ loyaltyId }: { loyaltyId: string }) => loyaltyId);
}

async function openAccount(page: Page, path: string): Promise<Locator> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}right-side-menu=true`);
  await expect(account(page)).toBeVisible();
  return account(page);
}

test("SIGN IN in the account menu leads through the loyalty login and back to the same page (R3.1) @phone", async ({
  page,
  signIn,
}) => {
  await signIn();
  const menu = await openAccount(page, "/empty?x=1&y=2");
  await linkOf(menu, "Account.signIn").click();
  const name = uniqueKey("m").slice(0, 12);
  await joinAs(page, name);
  await expect(textOf(page, "Account.linkedTitle")).toBeVisible();
  await expect(page).toHaveURL(/\/empty\?x=1&y=2$/);
  await openAccount(page, "/empty?x=1&y=2");
  await expect(card(account(page))).toContainText(name);
  await expect(linkOf(account(page), "Account.join")).toHaveCount(0);
});

test("a loyalty account is linked from wherever the guest is, refused or left alone (R3.1, R4.5) @desktop", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("SIGN IN leads an anonymous visitor through both logins in one go (R3.1)", async () => {
    const guest = await sandbox.putGuest();
    await page.goto(await sandbox.messengerSession(guest));
    await page.goto("/empty?right-side-menu=true");
    await linkOf(page.locator("#panel-right"), "Account.signIn").click();
    await joinAs(page, "Both");
    await expect(page).toHaveURL(/\/empty$/);
    expect(await linkedIds(page)).toHaveLength(1);
  });
  await test.step("Link WOH Account in the carousel links the account, returns, and is replaced by the card (R4.5)", async () => {
    const key = uniqueKey("link");
    await sandbox.publishPage(key, '<div class="cms-box-profile"></div>');
    await signIn();
    await page.goto(`/p/${key}`);
    await linkOf(page, "Account.link").click();
    await joinAs(page, "Carousel");
    await expect(page).toHaveURL(new RegExp(`/p/${key}$`));
    await expect(card(page.locator(".cms-box-profile"))).toContainText("Carousel");
    await expect(linkOf(page, "Account.link")).toHaveCount(0);
  });
  await test.step("a membership of another guest is refused, changes nothing, and another can be chosen", async () => {
    await signIn();
    await page.goto("/auth/hyatt/bind?return=/empty");
    await page.locator(`button[name="member"][value="${SEOYEONS}"]`).click();
    await expect(page).toHaveURL(/\/login\?.*reason=already_linked/);
    await expect(page.locator("main")).toContainText("linked to another guest");
    expect(await linkedIds(page)).toEqual([]);
    // Still signed in there as Seoyeon, so the next attempt must ask which account to use.
    await again(page).click();
    await joinAs(page, "Another");
    await expect(page).toHaveURL(/\/empty$/);
    expect(await linkedIds(page)).toHaveLength(1);
  });
  await test.step("cancelling the loyalty login is reported, changes nothing and leads back", async () => {
    await signIn();
    await page.goto("/auth/hyatt/bind?return=/empty?x=1");
    await page.getByRole("button", { name: /취소|Cancel/ }).click();
    await expect(page).toHaveURL(/\/login\?provider=hyatt&reason=cancelled/);
    expect(await linkedIds(page)).toEqual([]);
    await expect(again(page)).toHaveAttribute("href", /^\/auth\/hyatt\/bind\?/);
    await linkOf(page, "Login.back").click();
    await expect(page).toHaveURL(/\/empty\?x=1$/);
    await expect(page.locator("html")).toHaveAttribute("data-session", "in");
  });
});

test.describe("where calls fail", () => {
  test.use({
    expectedErrors: [/status of (?:401|502).*\/(?:sync|unbind)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
  });
  test("a linked account is refreshed and unlinked, whatever the provider answers (R3.9, R4.5) @desktop", async ({
    page,
    sandbox,
    signIn,
    locale,
  }) => {
    for (const { name, fault } of [
      { name: "no longer knows the guest", fault: { status: 401, body: { error: "unauthorized" } } },
      { name: "drops the connection", fault: { reset: true } },
    ] as const) {
      await test.step(`a refresh for which the provider ${name} logs in there again and returns to the open panel (R3.9)`, async () => {
        const guest = await signIn();
        await page.goto("/auth/hyatt/bind?return=/empty");
        await joinAs(page, "Refresh");
        await expect(page).toHaveURL(/\/empty$/);
        const [id] = await linkedIds(page);
        const menu = await openAccount(page, "/empty?x=1");
        await expect(card(menu)).toContainText("Refresh");
        await sandbox.addFault({ path: new RegExp(`^/loyalty/members/${id}$`), times: 1, ...fault });
        await sandbox.putGuest({ id: guest, loyalty: { points: 7_654 } });
        const authorize = page.waitForRequest((request) => {
          const { pathname, searchParams } = new URL(request.url());
          return (
            pathname === "/oauth/authorize" && searchParams.get("client_id") === "sandbox-loyalty-client"
          );
        });
        await buttonOf(menu, "Account.refresh").click();
        await authorize;
        await expect(page).toHaveURL(/\/empty\?x=1$/);
        await expect(page.locator("#panel-right")).toBeVisible();
        await expect(card(account(page))).toContainText("7,654");
        expect(await linkedIds(page)).toEqual([id]);
      });
    }
    await test.step("a refresh that cannot be sent is reported and stays on the page (R3.9)", async () => {
      await signIn({ loyalty: { tierCode: "DISV", points: 5 } });
      const menu = await openAccount(page, "/empty");
      await page.route(/\/sync$/, (route) => route.abort());
      const button = buttonOf(menu, "Account.refresh");
      await button.click();
      const { title, REQUEST_SEND_ERROR } = messagesFor(locale).Errors;
      await expect(page.getByText(title.replace("{code}", "REQUEST_SEND_ERROR"))).toBeVisible();
      await expect(page.getByText(REQUEST_SEND_ERROR)).toBeVisible();
      await expect(page).toHaveURL(/\/empty$/);
      await expect(button).toBeEnabled();
    });
    await test.step("an unlinking that fails is reported, and the card stays (R4.5)", async () => {
      await signIn({ loyalty: { tierCode: "GLOB", points: 5 } });
      const menu = await openAccount(page, "/empty");
      await page.route(/\/unbind$/, (route) =>
        route.fulfill({ status: 502, json: { error: { error: "unexpected" } } }),
      );
      await buttonOf(menu, "Account.unlink").click();
      await buttonOf(menu, "Account.yes").click();
      await expect(page.getByText("Error unexpected")).toBeVisible();
      await expect(card(menu)).toContainText("GLOBALIST");
    });
    await test.step("the unlink dialog takes the focus, Escape and No keep the card and the panel, and Yes unlinks (R3.1, R4.5)", async () => {
      await signIn({ loyalty: { tierCode: "GLOB", points: 5 } });
      const menu = await openAccount(page, "/empty");
      const unlink = buttonOf(menu, "Account.unlink");
      await unlink.click();
      const no = buttonOf(menu, "Account.no");
      await expect(no).toBeFocused();
      await expect(menu.getByRole("alertdialog")).toHaveAccessibleDescription(says("Account.unlinkQuestion"));
      await page.keyboard.press("Escape");
      await expect(menu.getByRole("alertdialog")).toHaveCount(0);
      await expect(unlink).toBeFocused();
      await unlink.click();
      await no.click();
      await expect(card(menu)).toContainText("GLOBALIST");
      await unlink.click();
      await buttonOf(menu, "Account.yes").click();
      await expect(linkOf(menu, "Account.signIn")).toBeVisible();
      expect(await linkedIds(page)).toEqual([]);
    });
  });
});
