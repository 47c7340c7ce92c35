import type { Locator, Page } from "playwright/test";
import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { joinAs } from "@/e2e/support/join-as";
import { buttonOf, linkOf, says } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";

/* Account journeys in the browser that KakaoTalk opens from a chat, on both phone platforms. */

const hint = (page: Page) => page.locator("html");
const account = (page: Page) => page.locator("#account-menu");
const loyaltyCard = (place: Locator) => place.getByRole("region", { name: says("Account.loyaltyCard") });

const campaignOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "campaign")?.value;

/** Counts the silent login attempts (`prompt=none`). */
function countSilentLogins(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (/\/auth\/kakao\/login\?.*prompt=none/.test(request.url())) count += 1;
  });
  return () => count;
}

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`in KakaoTalk on ${phone}`, onPhone(phone), () => {
    // The last guest's session has expired.
    test.use({ ...browser, expectedErrors: [/status of 401/] });

    test("guests are signed in by a chat link, log out, stay out, and are recognised again (R1.6, R3.5, R3.8) @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      test.slow();
      const silentLogins = countSilentLogins(page);
      await test.step("a chat link signs the guest in, links a membership, shows cards (R3.1, R3.2, R3.8, R3.11, R4.4, R4.5, R4.6)", async () => {
        const key = uniqueKey("chat");
        await sandbox.publishPage(
          key,
          '<div class="cms-box-login"><a class="cms-login-button" provider="kakao">들어가기</a><p>회원 전용</p></div><div class="cms-box-profile"></div>',
        );
        await page.goto(await sandbox.messengerSession(await sandbox.putGuest({ name: "이여울" })));

        // The panel requested by the link is open when the guest returns from the login.
        await page.goto("/empty?right-side-menu=true&x=1");
        await expect(hint(page)).toHaveAttribute("data-session", "in");
        await expect(page).toHaveURL(/\/empty\?x=1$/);
        await expect(account(page).getByRole("heading", { level: 2 })).toContainText("이여울");
        await expect(linkOf(account(page), "Account.reservations")).toHaveAttribute("href", "/book");

        await linkOf(account(page), "Account.signIn").click();
        await joinAs(page, "Chat");
        await expect(page).toHaveURL(/\/empty\?x=1$/);

        await page.goto(`/p/${key}`);
        await expect(page.getByText("회원 전용")).toBeVisible();
        await expect(page.getByText("들어가기")).toBeHidden();
        const cards = page.locator(".cms-box-profile");
        await expect(cards.getByText("이여울")).toBeVisible();
        await buttonOf(cards, "Account.nextCard").click();
        await expect(loyaltyCard(cards)).toBeInViewport({ ratio: 0.9 });
        await expect(loyaltyCard(cards)).toContainText("MEMBER");
        expect(silentLogins()).toBe(1);
      });

      await test.step("a guest who logs out stays logged out until they open a session page (R1.6, R3.5, R3.8)", async () => {
        const guest = await signIn({ name: "이여울" });
        const before = silentLogins();
        await page.goto("/empty?right-side-menu=true");
        await buttonOf(account(page), "Account.logOut").click();
        await expect(page).toHaveURL(/\/$/);
        // The app has its own account, which the log-out of the browser does not affect.
        await page.request.get(await sandbox.messengerSession(guest));
        await page.goto("/empty");
        await hydrate(page);
        await page.goto("/empty?x=2", { waitUntil: "networkidle" });
        await expect(hint(page)).not.toHaveAttribute("data-session", "in");
        expect(silentLogins()).toBe(before);

        await page.goto("/book?tab=past&campaign=winter-2");
        await expect(page).toHaveURL(/\/book\?tab=past$/);
        await expect(hint(page)).toHaveAttribute("data-session", "in");
        expect(await campaignOf(page)).toBe("winter-2");
      });

      await test.step("the first page can be used at once: a late login does not discard what the guest did on it (R3.8, R10.6)", async () => {
        await startOver(page);
        const [key, next] = [uniqueKey("first"), uniqueKey("next")];
        await sandbox.publishPage(next, "<h1>다음 장</h1>");
        await sandbox.publishPage(key, `<h1>첫 장</h1><a href="/p/${next}">넘기기</a>`);
        await page.goto(await sandbox.messengerSession(await sandbox.putGuest(), { consented: false }));
        const documents: string[] = [];
        page.on("response", (response) => {
          if (response.request().isNavigationRequest() && response.status() === 200)
            documents.push(new URL(response.url()).pathname);
        });
        // As early as possible: the tap does not wait for scripts.
        await page.goto(`/p/${key}`, { waitUntil: "commit" });
        await page.getByRole("link", { name: "넘기기" }).click();
        await expect(page.getByRole("heading", { name: "다음 장" })).toBeVisible();
        await hydrate(page);
        expect(documents).toEqual([`/p/${key}`, `/p/${next}`]);
      });

      await test.step("the page that announces an external redirect is still there after the login (R1.8, R3.8)", async () => {
        await startOver(page);
        await page.goto(await sandbox.messengerSession(await sandbox.putGuest()));
        const login = page.waitForResponse(/\/auth\/kakao\/callback\?/);
        await page.goto(`/empty?redirect=${encodeURIComponent("https://elsewhere.example/menu")}`);
        await login;
        await expect(hint(page)).toHaveAttribute("data-session", "in");
        await expect(page.locator("main")).toContainText("elsewhere.example");
        await expect(page.locator('main a[href="https://elsewhere.example/menu"]')).toBeVisible();
      });

      await test.step("a session that expired unnoticed is renewed on the same page (R12.1)", async () => {
        const guest = await signIn({ name: "이여울" });
        await page.request.get(await sandbox.messengerSession(guest));
        await sandbox.endTokens(guest);
        const before = silentLogins();
        await page.goto("/empty?x=3");
        await expect.poll(silentLogins).toBe(before + 1);
        await expect(page).toHaveURL(/\/empty\?x=3$/);
        await page.goto("/empty?right-side-menu=true");
        await expect(account(page).getByRole("heading", { level: 2 })).toContainText("이여울");
        expect(silentLogins()).toBe(before + 1);
      });
    });

    test.describe("a guest whom the messenger does not sign in silently", () => {
      test.use({ wasAskedToLogIn: false });

      test("is led to the messenger's page once, whether they consent, decline or go back (R3.8) @phone", async ({
        page,
        context,
        sandbox,
      }) => {
        await test.step("after consent they are back on the same page, signed in (R3.8)", async () => {
          await page.goto(await sandbox.messengerSession(await sandbox.putGuest(), { consented: false }));
          await page.goto("/empty?x=1&campaign=winter-3");
          await page
            .getByRole("button", { name: /동의|Agree/i })
            .first()
            .click();
          await expect(page).toHaveURL(/\/empty\?x=1$/);
          await expect(hint(page)).toHaveAttribute("data-session", "in");
          expect(await campaignOf(page)).toBe("winter-3");
        });
        await test.step("after declining they see the page, and are not asked again until the browser is closed (R3.8)", async () => {
          await startOver(page);
          await context.clearCookies();
          await page.goto("/empty?x=1");
          await page.getByRole("button", { name: /취소|Cancel/ }).click();
          await expect(page).toHaveURL(/\/empty\?x=1$/);
          await expect(hint(page)).not.toHaveAttribute("data-session", "in");
          // The half hour in which no silent login is tried either has passed.
          await context.clearCookies({ name: "no-automatic-login" });
          const silentLogins = countSilentLogins(page);
          await page.goto("/empty?x=2");
          await expect(page).toHaveURL(/\/empty\?x=2$/);
          expect(silentLogins()).toBe(1);
        });
        await test.step("with Back they leave the login, see the page, and are not asked again (R3.8)", async () => {
          await startOver(page);
          await context.clearCookies();
          await page.goto("/empty?pass-login=true&x=1");
          await expect(page).toHaveURL(/\/empty\?x=1$/);
          await page.goto("/empty?x=2");
          await expect(page.getByRole("button", { name: /취소|Cancel/ })).toBeVisible();
          await page.goBack();
          await expect(page).toHaveURL(/\/empty\?x=1$/);
          await expect(page.locator("header").first()).toBeVisible();
          await page.goto("/empty?x=2");
          await expect(page).toHaveURL(/\/empty\?x=2$/);
        });
      });
    });
  });
}

/** Requests a page without storing cookies, like a browser that blocks them. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    redirect: "manual",
    headers: { accept: "text/html", "user-agent": messengerBrowsers.iPhone.userAgent, ...headers },
  });
}

test("a browser without cookies is redirected to the login once per page; previews, prefetches and requests other than for pages never are (R3.8) @phone", async ({
  baseURL,
}) => {
  const page = await ask(`${baseURL}/empty?x=1&campaign=c1`);
  expect(page.status).toBe(307);
  const login = await ask(new URL(page.headers.get("location") ?? "", baseURL).href);
  const back = login.headers.get("location") ?? "";
  expect(back).toBe(`${baseURL}/empty?x=1&campaign=c1&pass-login=true`);
  expect((await ask(back)).status).toBe(200);

  const scraper = "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984";
  for (const [name, value] of [
    ["user-agent", scraper],
    ["sec-purpose", "prefetch;prerender"],
    ["sec-fetch-dest", "iframe"],
    ["sec-fetch-dest", "empty"],
  ] as const) {
    expect((await ask(`${baseURL}/empty`, { [name]: value })).status, `${name}: ${value}`).toBe(200);
  }
});
