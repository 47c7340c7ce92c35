import type { Page } from "playwright/test";
import { test as base, expect } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { messengerBrowsers } from "@/e2e/support/messenger-browsers";
import { openSite, type Site, type Web } from "@/e2e/support/own-servers";
import type { Fault, SandboxControl } from "@/e2e/support/sandbox-control";

/*
 * Behaviour when a login provider fails. A provider's fault affects every login, so the tests have a sandbox and a web
 * server of their own, of the same production build.
 */

const test = base.extend<{ back: SandboxControl; baseURL: string }, { site: Site; web: Web }>({
  site: [
    async ({}, use) => {
      const site = await openSite();
      try {
        await use(site);
      } finally {
        await site.close();
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
  web: [async ({ site }, use) => use(await site.startWeb()), { scope: "worker", timeout: 240_000 }],
  baseURL: async ({ web }, use) => use(web.origin),
  back: async ({ site }, use) => {
    await use(site.control);
    await site.control.removeOwnFaults();
  },
});

// The tests break one sandbox in turn, so they run in order and in one worker.
test.describe.configure({ mode: "default", timeout: 360_000 });

/** Signs the browser in at the messenger and in the application; returns the guest's id. */
async function signIn(
  page: Page,
  back: SandboxControl,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const guest = await back.putGuest(fields);
  await page.goto(await back.messengerSession(guest));
  await page.goto("/auth/kakao/login?return=/empty");
  await expect(page).toHaveURL(/\/empty$/);
  return guest;
}

const ANSWERS = [
  ["access_denied", "cancelled"],
  ["server_error", "unavailable"],
  ["temporarily_unavailable", "unavailable"],
  ["login_required", "needed"],
  ["consent_required", "needed"],
  ["interaction_required", "needed"],
  ["account_selection_required", "needed"],
  ["invalid_scope", "closed"],
  ["misconfigured", "closed"],
  ["KOE003", "unavailable"],
  ["KOE004", "closed"],
  ["KOE006", "closed"],
  ["KOE101", "closed"],
  ["KOE205", "closed"],
  ["KOE303", "refused"],
  ["KOE320", "refused"],
  ["never_heard_of", "refused"],
] as const;

for (const provider of ["kakao", "hyatt"] as const) {
  test(`every error code of ${provider} leads once to the login page, with a reason of our own (R3.5) @desktop`, async ({
    request,
  }) => {
    for (const [error, reason] of ANSWERS) {
      const begun = await request.get(`/auth/${provider}/login?return=/empty`, { maxRedirects: 0 });
      const state = new URL(begun.headers().location ?? "").searchParams.get("state");
      const query = new URLSearchParams({
        error,
        error_description: "the provider's own text",
        state: state ?? "",
      });
      const ended = await request.get(`/auth/${provider}/callback?${query}`, { maxRedirects: 0 });
      expect(ended.status(), error).toBe(303);
      const to = new URL(ended.headers().location ?? "");
      expect([to.pathname, ...to.searchParams.values()], error).toEqual([
        "/login",
        provider,
        reason,
        "/empty",
      ]);
    }
  });
}

test("every error of a silent login leads back to the page, which does not try again (R3.8) @desktop", async ({
  request,
  web,
}) => {
  for (const [error] of ANSWERS) {
    const begun = await request.get("/auth/kakao/login?return=/empty&prompt=none", { maxRedirects: 0 });
    const state = new URL(begun.headers().location ?? "").searchParams.get("state");
    const ended = await request.get(`/auth/kakao/callback?error=${error}&state=${state}`, {
      maxRedirects: 0,
    });
    expect(ended.headers().location, error).toBe(`${web.origin}/empty?pass-login=true`);
  }
});

for (const locale of ["ko-KR", "en-US"]) {
  test.describe(() => {
    test.use({ locale });

    test(`every failed login says what happened and what to do next, ${locale} (R3.5) @desktop`, async ({
      page,
    }) => {
      const { Login, Common } = messagesFor(locale);
      for (const [reason, hasAgain] of [
        ["closed", false],
        ["unavailable", true],
        ["needed", true],
        ["cancelled", true],
        ["started_elsewhere", true],
        ["refused", true],
        ["already_linked", true],
        ["signed_out", true],
        ["from_elsewhere", false],
      ] as const) {
        await page.goto(`/login?provider=hyatt&reason=${reason}&return=/empty`);
        await expect(page.locator("main p")).toHaveText(Login[reason]);
        await expect(page.getByRole("link", { name: Common.retry })).toHaveCount(hasAgain ? 1 : 0);
        await expect(page.getByRole("link", { name: Login.back })).toHaveAttribute("href", "/empty");
      }
    });
  });
}

const DOWN: [string, Omit<Fault, "path">][] = [
  ["responds with 503", { status: 503, body: "<h1>Down</h1>", contentType: "text/html" }],
  ["drops the connection", { reset: true }],
  ["hangs", { hang: true }],
  ["responds with invalid data", { status: 200, body: "nonsense" }],
];

for (const [how, fault] of DOWN) {
  test(`a messenger whose token call ${how} is reported as unavailable, and a later try logs in (R3.5) @desktop`, async ({
    page,
    back,
    context,
  }) => {
    const { Login, Common } = messagesFor("en-US");
    const guest = await back.putGuest();
    await page.goto(await back.messengerSession(guest));
    const id = await back.addFault({ path: /^\/messenger\/oauth\/token$/, ...fault });
    await page.goto("/auth/kakao/login?return=/empty?x=1");
    await expect(page).toHaveURL(/\/login\?provider=kakao&reason=unavailable/);
    await expect(page.locator("main p")).toHaveText(Login.unavailable);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("sid");
    await back.removeFault(id);
    await page.getByRole("link", { name: Common.retry }).click();
    await expect(page).toHaveURL(/\/empty\?x=1$/);
    await expect(page.locator("html")).toHaveAttribute("data-session", "in");
  });
}

test("a loyalty programme that fails while linking is reported, and the guest stays signed in (R3.5) @desktop", async ({
  page,
  back,
}) => {
  await signIn(page, back);
  await back.addFault({ path: /^\/loyalty\/oauth\/token$/, status: 500, body: {} });
  await page.goto("/auth/hyatt/bind?return=/empty");
  await page.locator('button[name="member"]').first().click();
  await expect(page).toHaveURL(/\/login\?provider=hyatt&reason=unavailable/);
  await expect(page.locator("html")).toHaveAttribute("data-session", "in");
});

test.describe("a messenger that is reachable and then fails", () => {
  test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of 503|favicon/] });

  test("leaves the previous page intact, and a later login works (R3.5) @desktop", async ({ page, back }) => {
    const guest = await back.putGuest();
    await page.goto(await back.messengerSession(guest));
    await page.goto("/empty?x=1");
    const id = await back.addFault({ path: /^\/messenger\/oauth\/authorize$/, reset: true });
    await expect(page.goto("/auth/kakao/login?return=/empty")).rejects.toThrow(/ERR_/);
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goBack();
    await expect(page).toHaveURL(/\/empty\?x=1$/);
    await hydrate(page);
    await back.removeFault(id);
    await page.goto("/auth/kakao/login?return=/empty?x=2");
    await expect(page).toHaveURL(/\/empty\?x=2$/);
  });

  for (const [who, fault] of [
    ["the messenger", { path: /^\/messenger\/oauth\/logout$/, status: 503, body: "down" }],
    ["the back end", { path: /\/auth\/kakao\/logout$/, reset: true }],
    ["a back end that hangs", { path: /\/auth\/kakao\/logout$/, hang: true }],
  ] as const) {
    test(`logging out takes effect here although ${who} does not accept it (R3.5) @desktop`, async ({
      page,
      back,
      context,
    }) => {
      await signIn(page, back);
      await page.goto("/empty?right-side-menu=true");
      await back.addFault(fault);
      const posted = page.waitForResponse(/\/auth\/kakao\/logout$/);
      await page
        .locator("#account-menu")
        .getByRole("button", { name: messagesFor("en-US").Account.logOut })
        .click();
      expect((await posted).status()).toBe(303);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain("sid");
      expect(names).not.toContain("signed-in");
      await page.goto("/empty");
      await hydrate(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-session", "in");
    });
  }
});

test("the cards are in the order of account_order, with a missing weight after a weight of 0 (R3.6)", async ({
  page,
  back,
  site,
  locale,
}) => {
  await back.putSetting("account_order", { kakao: 1, hyatt: 5 });
  await back.publishPage("order", '<div class="cms-box-profile"></div>');
  await signIn(page, back, { loyalty: { tierCode: "GLOB" } });
  const regions = page.locator(".cms-box-profile").getByRole("region");
  const { loyaltyCard, messengerCard } = messagesFor(locale).Account;
  const names = async ({ origin }: Pick<Web, "origin">) => {
    await page.goto(`${origin}/p/order`);
    await expect(regions).toHaveCount(3);
    return Promise.all((await regions.all()).slice(1).map((card) => card.getAttribute("aria-label")));
  };
  // Settings are cached for a minute, so each order is read by a newly started server.
  const first = await site.startWeb();
  expect(await names(first)).toEqual([loyaltyCard, messengerCard]);
  await back.putSetting("account_order", { kakao: 0 });
  expect(await names(await site.startWeb())).toEqual([messengerCard, loyaltyCard]);
  await back.putSetting("account_order", { hyatt: 0 });
  expect(await names(await site.startWeb())).toEqual([loyaltyCard, messengerCard]);
});

test.describe("providers that are unreachable", () => {
  test.use({ expectedErrors: [/status of 50\d|ERR_/] });

  test("are detected before the redirect: our page reports it, and login works again once they are back (R3.5, R3.8)", async ({
    page,
    back,
    site,
    context,
    browser,
    baseURL,
    locale,
  }) => {
    const { Login, Common, Account } = messagesFor(locale);
    const expectUnavailable = async (provider: string) => {
      await expect(page).toHaveURL(new RegExp(`/login\\?provider=${provider}&reason=unavailable`));
      await expect(page.locator("main p")).toHaveText(Login.unavailable);
    };
    const guest = await signIn(page, back);
    await page.goto("/empty?right-side-menu=true");
    const logOut = page.locator("#account-menu").getByRole("button", { name: Account.logOut });
    await expect(logOut).toBeVisible();
    await site.stopBack();
    try {
      // The result of the last reachability check is cached for a few seconds.
      const leadsTo = async () => {
        const begun = await page.request.get("/auth/kakao/login?return=/empty", { maxRedirects: 0 });
        return new URL(begun.headers().location ?? "").searchParams.get("reason");
      };
      await expect.poll(leadsTo).toBe("unavailable");

      // Linking an account as a signed-in guest, who stays signed in.
      await page.goto("/auth/hyatt/bind?return=/empty?x=1");
      await expectUnavailable("hyatt");
      await page.getByRole("link", { name: Login.back }).click();
      await expect(page).toHaveURL(/\/empty\?x=1$/);
      await expect(page.locator("html")).toHaveAttribute("data-session", "in");

      // Logging out takes effect and does not redirect to the unreachable provider.
      await page.goto("/empty?right-side-menu=true");
      await logOut.click();
      await expect(page).toHaveURL(`${baseURL}/`);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("sid");

      // In the messenger's browser, where the login is automatic, the failure is invisible.
      const inside = await browser.newContext({ ...messengerBrowsers.iPhone, baseURL });
      const reader = await inside.newPage();
      const requests: string[] = [];
      reader.on("request", (request) => {
        if (/\/auth\/kakao\/login/.test(request.url())) requests.push(request.url());
      });
      const passed = reader.waitForURL(/pass-login=true/);
      await reader.goto("/empty?x=3");
      await passed;
      await expect(reader).toHaveURL(/\/empty\?x=3$/);
      await hydrate(reader);
      expect(requests).toHaveLength(1);
      await inside.close();

      // A page that requires a login.
      await page.goto("/book?tab=past");
      await expectUnavailable("kakao");
    } finally {
      await site.startBack();
    }
    const elsewhere = await context.newPage();
    await elsewhere.goto(await back.messengerSession(guest));
    await elsewhere.close();
    await expect(async () => {
      await page.getByRole("link", { name: Common.retry }).click();
      await expect(page).toHaveURL(/\/book\?tab=past$/, { timeout: 2_000 });
    }).toPass();
  });
});
