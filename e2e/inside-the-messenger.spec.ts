import type { Locator, Page } from "@playwright/test";
import { expect, test, uniqueKey } from "@/e2e/fixtures";
import { messengerBrowsers } from "@/e2e/messenger-browsers";
import { words } from "@/e2e/words";

/*
 * A guest's whole way with their account in the browser that KakaoTalk opens from a chat, on both kinds of phone.
 */

const hint = (page: Page) => page.locator("html");
const account = (page: Page) => page.locator("#account-menu");
const loyaltyCard = (place: Locator) => place.getByRole("region", { name: words("Account", "loyaltyCard") });

/** Every question put to the messenger whether it knows this guest, without asking them. */
function countSilentLogins(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (/\/auth\/kakao\/login\?.*prompt=none/.test(request.url())) count += 1;
  });
  return () => count;
}

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`in KakaoTalk on ${phone}`, () => {
    test.use(browser);

    test("R3.1 R3.2 R3.8 R3.11 R4.4 R4.5 R4.6 a link in a chat signs the guest in, links their membership and shows their cards @phone", async ({
      page,
      sandbox,
    }) => {
      const key = uniqueKey("chat");
      await sandbox.publishPage(
        key,
        '<div class="cms-box-login"><a class="cms-login-button" provider="kakao">들어가기</a><p>회원 전용</p></div><div class="cms-box-profile"></div>',
      );
      await page.goto(await sandbox.messengerSession(await sandbox.putGuest({ name: "이여울" })));
      const silentLogins = countSilentLogins(page);

      // The panel that the link is to open is open when the guest is back.
      await page.goto("/empty?right-side-menu=true&x=1");
      await expect(hint(page)).toHaveAttribute("data-session", "in");
      await expect(page).toHaveURL(/\/empty\?x=1$/);
      await expect(account(page).getByRole("heading", { level: 2 })).toContainText("이여울");
      await expect(
        account(page).getByRole("link", { name: words("Account", "reservations") }),
      ).toHaveAttribute("href", "/book");

      await account(page)
        .getByRole("link", { name: words("Account", "signIn") })
        .click();
      await page.locator('input[name="firstName"]').fill("Chat");
      await page.locator('input[name="lastName"]').fill("Yeoul");
      await page.locator('input[name="lastName"]').press("Enter");
      await expect(page).toHaveURL(/\/empty\?x=1$/);

      await page.goto(`/p/${key}`);
      await expect(page.getByText("회원 전용")).toBeVisible();
      await expect(page.getByText("들어가기")).toBeHidden();
      const cards = page.locator(".cms-box-profile");
      await expect(cards.getByText("이여울")).toBeVisible();
      await cards.getByRole("button", { name: words("Account", "nextCard") }).click();
      await expect(loyaltyCard(cards)).toBeInViewport({ ratio: 0.9 });
      await expect(loyaltyCard(cards)).toContainText("MEMBER");
      expect(silentLogins()).toBe(1);
    });

    test("R1.6 R3.5 R3.8 who logs out stays out, though the messenger knows them, until they ask for a page of theirs @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      const guest = await signIn({ name: "이여울" });
      const silentLogins = countSilentLogins(page);
      await page.goto("/empty?right-side-menu=true");
      await account(page)
        .getByRole("button", { name: words("Account", "logOut") })
        .click();
      await expect(page).toHaveURL(/\/$/);
      // The app has an account of its own, which the log-out of the browser does not touch.
      await page.request.get(await sandbox.messengerSession(guest));
      await page.goto("/empty");
      await expect(hint(page)).toHaveAttribute("data-awake", "");
      await page.goto("/empty?x=2", { waitUntil: "networkidle" });
      await expect(hint(page)).not.toHaveAttribute("data-session", "in");
      expect(silentLogins()).toBe(0);

      await page.goto("/book?tab=past&campaign=winter-2");
      await expect(page).toHaveURL(/\/book\?tab=past$/);
      await expect(hint(page)).toHaveAttribute("data-session", "in");
      const campaign = (await page.context().cookies()).find(({ name }) => name === "campaign");
      expect(campaign?.value).toBe("winter-2");
    });

    test("R1.8 R3.8 the page that names a host it leads to is still there after the login @phone", async ({
      page,
      sandbox,
    }) => {
      await page.goto(await sandbox.messengerSession(await sandbox.putGuest()));
      const login = page.waitForResponse(/\/auth\/kakao\/callback\?/);
      await page.goto(`/empty?redirect=${encodeURIComponent("https://elsewhere.example/menu")}`);
      await login;
      await expect(hint(page)).toHaveAttribute("data-session", "in");
      await expect(page.locator("main")).toContainText("elsewhere.example");
      await expect(page.locator('main a[href="https://elsewhere.example/menu"]')).toBeVisible();
    });

    test.describe(() => {
      test.use({ expectedErrors: [/status of 401/] });

      test("R12.1 a session that has ended behind the guest's back is begun anew, on the very page @phone", async ({
        page,
        sandbox,
        signIn,
      }) => {
        const guest = await signIn({ name: "이여울" });
        await page.request.get(await sandbox.messengerSession(guest));
        await sandbox.endTokens(guest);
        const silentLogins = countSilentLogins(page);
        await page.goto("/empty?x=3");
        await expect.poll(silentLogins).toBe(1);
        await expect(page).toHaveURL(/\/empty\?x=3$/);
        await page.goto("/empty?right-side-menu=true");
        await expect(account(page).getByRole("heading", { level: 2 })).toContainText("이여울");
        expect(silentLogins()).toBe(1);
      });
    });
  });
}
