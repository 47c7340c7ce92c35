import { test as base, expect, signInBy, uniqueKey } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { messengerBrowsers } from "@/e2e/support/messenger-browsers";
import { openSite, type Site, type Web } from "@/e2e/support/own-servers";
import { venueDayIn } from "@/e2e/support/own-table";
import { askForPage, readPage, TRACE } from "@/e2e/support/read-page";
import type { Fault, SandboxControl } from "@/e2e/support/sandbox-control";

/*
 * Behaviour of the site when its back end or a login provider fails. These tests break shared services, so they have a
 * sandbox and web servers of their own, on free ports, of the same production build.
 */

const LEGACY_LANDING = /\/collect\/la\/legacy$/;
const OURS = /data-zone="page"/;

const UNAVAILABLE = {
  en: { title: "This page is not available right now", retry: "Try again" },
  ko: { title: "지금은 이 페이지를 열 수 없습니다", retry: "다시 시도" },
} as const;

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
  web: [
    async ({ site }, use) => {
      // Another order than without the setting, which a server keeps for a minute.
      await site.control.putSetting("account_order", { kakao: 1, hyatt: 5 });
      await use(await site.startWeb());
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ web }, use) => use(web.origin),
  back: async ({ site }, use) => {
    await use(site.control);
    await site.control.removeOwnFaults();
  },
});

// The tests stop and break one sandbox in turn, so they run in order and in one worker.
test.describe.configure({ mode: "default", timeout: 360_000 });
test.use({ expectedErrors: [/status of (?:404|50\d)|ERR_|favicon/] });

test("a call that fails once does not affect the guest (R11.3) @desktop @long", async ({ request, back }) => {
  // The first test: the failures of others would have used up the retries that a server allows itself.
  for (const fault of [
    { reset: true, times: 1 },
    { status: 503, times: 1 },
    { status: 200, body: '{"data":{"id":', contentType: "application/json", times: 1 },
  ] as const) {
    const key = uniqueKey("once");
    await back.publishPage(key, "<h1>In good order</h1>");
    await back.addFault({ path: new RegExp(`/page/page/${key}$`), ...fault });
    const { answer, html } = await readPage(request, `/p/${key}?language=en`);
    expect(answer.status(), JSON.stringify(fault)).toBe(200);
    expect(html).toContain("In good order");
  }
});

const BROKEN_ANSWERS: Record<string, Omit<Fault, "path">> = {
  "a web page": { status: 200, body: "<html><body>nginx</body></html>", contentType: "text/html" },
  "truncated JSON": { status: 200, body: '{"data":{"id":', contentType: "application/json" },
  "an empty body": { status: 200, body: "", contentType: "application/json" },
  "JSON of another shape": { status: 200, body: { data: "soon" } },
  null: { status: 200, body: "null", contentType: "application/json" },
  "a failure with a web page": { status: 502, body: "<h1>Bad Gateway</h1>", contentType: "text/html" },
  "a dropped connection": { reset: true },
  "a hanging call": { hang: true },
};

test("any broken answer of the back end results in a whole page or a 503, and recovers automatically (R11.3, R12.2) @desktop @long", async ({
  request,
  back,
}) => {
  for (const [what, fault] of Object.entries(BROKEN_ANSWERS)) {
    const key = uniqueKey("broken");
    await back.publishPage(key, "<h1>In good order</h1>");
    for (const path of [new RegExp(`/page/page/${key}$`), /\/page\/parts$/]) {
      const id = await back.addFault({ path, ...fault });
      const ofPage = new RegExp(`/page/page/${key}$`);
      const before = (await back.calls(ofPage)).total;
      const { answer, html } = await readPage(request, `/p/${key}?language=en`);
      // A call and its retries, however often the page asks.
      expect.soft((await back.calls(ofPage)).total - before, `${what} ${path}`).toBeLessThanOrEqual(3);
      await back.removeFault(id);
      expect.soft([200, 503], `${what} ${path}`).toContain(answer.status());
      expect.soft(html, `${what} ${path}`).toMatch(OURS);
      expect.soft(html, `${what} ${path}`).toContain("<h1>");
      expect.soft(html, `${what} ${path}`).not.toMatch(TRACE);
      const read = async () => (await readPage(request, `/p/${key}?language=en`)).html;
      await expect.poll(read, `${what} ${path}`).toContain("In good order");
    }
  }
});

test("a refused address is not found and not remembered, and a landing that fails delays no redirect (R1.3, R1.4) @desktop @long", async ({
  request,
  back,
}) => {
  const key = uniqueKey();
  await back.publishPage(key, "<h2>Winter</h2>");
  const body = { error: { error: "requirements_not_satisfied" } };
  const refusal = await back.addFault({ path: new RegExp(`page/page/${key}$`), status: 422, body });
  expect((await askForPage(request, `/p/${key}`)).status).toBe(404);
  await back.removeFault(refusal);
  expect((await askForPage(request, `/p/${key}`)).status).toBe(200);

  await askForPage(request, "/site/1/10");
  for (const fault of [{ hang: true }, { reset: true }, { status: 500 }] as const) {
    const id = await back.addFault({ path: LEGACY_LANDING, ...fault });
    const start = performance.now();
    const { status, to } = await askForPage(request, "/site/1/10?keep=1");
    expect([status, to?.pathname, to?.search]).toEqual([308, "/r/10", "?keep=1"]);
    // The call itself times out after three seconds.
    expect(performance.now() - start).toBeLessThan(2_000);
    await back.removeFault(id);
  }
});

test("while the back end is down, visited pages are still served, others show an error page (R11.3, R12.3) @desktop @long", async ({
  site,
  web,
  back,
  page,
  request,
}) => {
  const key = uniqueKey("visited");
  await back.publishPage(key, { ko: "<h1>다녀간 곳</h1>", en: "<h1>Been here</h1>" });
  await back.publishPage(`${key}-new`, { ko: "<h1>처음인 곳</h1>", en: "<h1>New here</h1>" });
  const visited = ["/", "/r/10", `/p/${key}`, "/promotion/11/1101"];
  const languages = ["ko", "en"] as const;
  const ask = (path: string, language: string) => readPage(request, `${path}?language=${language}`);
  for (const language of languages) {
    for (const path of visited) expect((await ask(path, language)).answer.status(), path).toBe(200);
  }

  await site.stopBack();
  try {
    for (const language of languages) {
      for (const path of visited) {
        const { answer, html } = await ask(path, language);
        expect.soft([path, answer.status()]).toEqual([path, 200]);
        expect.soft(html, path).toContain(`<html lang="${language}"`);
        expect.soft(html, path).toMatch(OURS);
      }
      const { answer, html } = await ask(`/p/${key}-new`, language);
      expect(answer.status()).toBe(503);
      expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
      expect(answer.headers()["cache-control"]).toContain("no-store");
      expect(html).toContain(UNAVAILABLE[language].title);
      expect(html).not.toMatch(TRACE);

      await page.goto(`/p/${key}-new?language=${language}&keep=1`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(UNAVAILABLE[language].title);
      await page.getByRole("link", { name: UNAVAILABLE[language].retry }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(UNAVAILABLE[language].title);
      await expect(page).toHaveURL(`${web.origin}/p/${key}-new?keep=1`);
    }
  } finally {
    await site.startBack();
  }

  for (const [language, heading] of [
    ["ko", "처음인 곳"],
    ["en", "New here"],
  ] as const) {
    const read = async () => (await ask(`/p/${key}-new`, language)).html;
    await expect.poll(read).toContain(heading);
  }
});

test("if every call hangs, a page responds within two seconds, and Retry shows within six (R12.2) @desktop @long", async ({
  back,
  page,
}) => {
  await signInBy(page.request, back);
  await back.addFault({ path: /./, hang: true });
  const failedPages = {
    "/book": true,
    "/coupon": true,
    "/coupon/7": true,
    "/payment-request/11/AH_1": true,
    [`/promotion/11/1101/summary?adults=2&date=${venueDayIn(10)}&time=19:00`]: false,
    "/login": false,
    "/empty": false,
    "/no/such/place": false,
    "/p/never-seen": true,
    "/r/99": true,
  };
  // The time limits are doubled, because the machine may be busy with other work.
  for (const [path, hasRetry] of Object.entries(failedPages)) {
    const begun = Date.now();
    const answer = await page.goto(path, { waitUntil: "commit" });
    const waitsForContent = path.startsWith("/p/") || path.startsWith("/r/");
    expect(Date.now() - begun, `first byte of ${path}`).toBeLessThan(waitsForContent ? 12_000 : 4_000);
    expect(answer?.status(), path).toBe(waitsForContent ? 503 : path === "/no/such/place" ? 404 : 200);
    if (!hasRetry) continue;
    await expect(
      page
        .getByRole("main")
        .getByText(/^(?:Try again|Check again)$/)
        .first(),
      path,
    ).toBeVisible({ timeout: 12_000 - (Date.now() - begun) });
  }
});

const DOWN: [string, Omit<Fault, "path">][] = [
  ["responds with 503", { status: 503, body: "<h1>Down</h1>", contentType: "text/html" }],
  ["drops the connection", { reset: true }],
  ["hangs", { hang: true }],
  ["responds with invalid data", { status: 200, body: "nonsense" }],
];

test("a messenger whose token call fails is reported as unavailable, and a later try logs in (R3.5) @desktop @long", async ({
  request,
  back,
}) => {
  const { Login, Common } = messagesFor("en-US");
  const english = { "accept-language": "en-US" };
  const isSignedIn = async () => (await request.storageState()).cookies.some(({ name }) => name === "sid");
  await request.get(await back.messengerSession(await back.putGuest()));
  for (const [how, fault] of DOWN) {
    const id = await back.addFault({ path: /^\/messenger\/oauth\/token$/, ...fault });
    const { answer, $ } = await readPage(request, "/auth/kakao/login?return=/empty?x=1", english);
    expect.soft(answer.url(), how).toMatch(/\/login\?provider=kakao&reason=unavailable/);
    expect.soft($("main p").text(), how).toBe(Login.unavailable);
    expect.soft(await isSignedIn(), how).toBe(false);
    await back.removeFault(id);
    const retry = $(`main a:contains("${Common.retry}")`).attr("href") ?? "";
    const end = await readPage(request, retry, english);
    expect.soft(end.answer.url(), how).toMatch(/\/empty\?x=1$/);
    expect.soft(await isSignedIn(), how).toBe(true);
    await request.post("/auth/kakao/logout", {
      headers: { "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
  }
});

test("a guest stays signed in when linking fails, and is logged out here whoever does not accept it (R3.5) @desktop @long", async ({
  request,
  back,
}) => {
  const names = async () => (await request.storageState()).cookies.map(({ name }) => name);
  await signInBy(request, back);
  await back.addFault({ path: /^\/loyalty\/oauth\/token$/, status: 500, body: {} });
  const typed = { "sec-fetch-site": "none" };
  const chooser = await readPage(request, "/auth/hyatt/bind?return=/empty", typed);
  const form = chooser.$("form:has(button[name=member])");
  const ended = await request.post(new URL(form.attr("action") ?? "", chooser.answer.url()).href, {
    form: { member: form.find("button").first().attr("value") ?? "" },
  });
  expect(ended.url()).toMatch(/\/login\?provider=hyatt&reason=unavailable/);
  expect(await names()).toEqual(expect.arrayContaining(["sid", "signed-in"]));

  for (const fault of [
    { path: /^\/messenger\/oauth\/logout$/, status: 503, body: "down" },
    { path: /\/auth\/kakao\/logout$/, reset: true },
    { path: /\/auth\/kakao\/logout$/, hang: true },
  ] as const) {
    await signInBy(request, back);
    const id = await back.addFault(fault);
    const headers = { "sec-fetch-site": "same-origin" };
    const posted = await request.post("/auth/kakao/logout", { headers, maxRedirects: 0 });
    expect(posted.status(), String(fault.path)).toBe(303);
    expect(await names(), String(fault.path)).not.toContain("sid");
    expect(await names(), String(fault.path)).not.toContain("signed-in");
    await back.removeFault(id);
  }
});

test("providers that are unreachable leave the page as it was or are reported by our own, and login works again once they are back (R3.5, R3.6, R3.8) @desktop @long", async ({
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
  const guest = await signInBy(page.request, back, { loyalty: { tierCode: "GLOB" } });

  // Reachable a moment ago, and then failing: the previous page is intact.
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

  await back.publishPage("order", '<div class="cms-box-profile"></div>');
  await page.goto("/p/order");
  const regions = page.locator(".cms-box-profile").getByRole("region");
  await expect(regions).toHaveCount(3);
  const names = await regions.evaluateAll((all) => all.map((region) => region.ariaLabel));
  expect(names.slice(1)).toEqual([Account.loyaltyCard, Account.messengerCard]);

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

test("a web server started while the back end is down serves pages as soon as it is back (R12.3) @desktop @long", async ({
  site,
  request,
}) => {
  await site.stopBack();
  let web: Web;
  try {
    web = await site.startWeb();
    // Twenty pages are more than it takes until calls are refused at once.
    for (const path of [
      "/",
      "/p/dining",
      "/r/10",
      ...Array.from({ length: 20 }, (_, n) => `/p/dining-${n}`),
    ]) {
      const { answer, html } = await readPage(request, `${web.origin}${path}?language=en`);
      expect(answer.status(), path).toBe(503);
      expect(html, path).toContain(UNAVAILABLE.en.title);
      expect(html, path).not.toMatch(TRACE);
    }
    const unknown = await readPage(request, `${web.origin}/no/such/place?language=en`);
    expect(unknown.answer.status()).toBe(404);
    expect((await fetch(`${web.origin}/healthz`)).status).toBeLessThan(500);
  } finally {
    await site.startBack();
  }
  for (const path of ["/", "/p/dining", "/r/10"]) {
    const read = async () => (await readPage(request, `${web.origin}${path}?language=en`)).answer.status();
    await expect.poll(read, path).toBe(200);
  }
});

test("a page is rendered without the optional data around it: settings, hotels and their names (R12.3) @desktop @long", async ({
  site,
  back,
  request,
}) => {
  const key = uniqueKey("alone");
  await back.publishPage(key, "<h1>In good order</h1>");
  for (const path of [/\/system\/get/, /\/site\/list/]) await back.addFault({ path, status: 500 });
  const started = await site.startWeb();
  const { answer, html } = await readPage(request, `${started.origin}/p/${key}?language=en`);
  expect(answer.status()).toBe(200);
  expect(html).toContain("In good order");
  expect(html).toMatch(OURS);
});

test("missing settings are logged, the site still serves, and no channel button is shown (R12.3) @desktop @long", async ({
  site,
  back,
  page,
  request,
}) => {
  const settings = {
    kakao_info: { channel_id: "_yeoul", client_id: "sandbox-rest-key", sdk_key: "sandbox-js-key" },
    app_config_channel: { name: "Yeoul Hotels", square_logo: "{media}/media/logo.jpg" },
  };
  const key = uniqueKey("channel");
  const action = '{"type":"add-channel"}';
  await back.publishPage(
    key,
    `<h1>없는 채널</h1><div class="cms-box-action" style="display:flex" action='${action}'>죽은 단추</div><p>글 <span class="cms-box-action" action='${action}'>죽은 글</span></p>`,
  );
  try {
    for (const name of Object.keys(settings)) {
      expect((await fetch(`${site.controls}/settings/${name}`, { method: "DELETE" })).ok).toBe(true);
    }
    const web = await site.startWeb();
    for (const path of ["/", "/r/10", "/p/dining", "/promotion/11/1101", "/empty"]) {
      const { answer, html } = await readPage(request, `${web.origin}${path}?language=en`);
      expect(answer.status(), path).toBe(200);
      expect(html, path).toMatch(/<title>[^<]*Yeoul/);
      expect(html, path).toContain('rel="icon"');
    }
    expect(web.output()).toContain("setting app_config_channel is missing");
    await page.goto(`${web.origin}/p/${key}`);
    await hydrate(page);
    await expect(page.getByRole("heading", { name: "없는 채널" })).toBeVisible();
    for (const text of ["죽은 단추", "죽은 글"]) await expect(page.getByText(text)).toBeHidden();
  } finally {
    for (const [name, value] of Object.entries(settings)) await back.putSetting(name, value);
  }
});
