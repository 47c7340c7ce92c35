import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { decodeJwt } from "jose";
import { type Browser, openBrowser, type Visit } from "#testing/browser.ts";
import { openServedSandbox, type ServedSandbox, WEB } from "#testing/open-served-sandbox.ts";

const CLIENT = "sandbox-loyalty-client";
const CALLBACK = `${WEB}/auth/hyatt/callback`;
const HANA = "512077301G";
let sandbox: ServedSandbox;
let loyalty: string;

before(async () => {
  sandbox = await openServedSandbox();
  loyalty = sandbox.config.loyalty.origin;
});
beforeEach(() => sandbox.control("POST", "/reset"));
after(() => sandbox.close());

const authorize = (browser: Browser, extra: Record<string, string> = {}) => {
  const query = {
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    response_type: "code",
    scope: "openid profile",
    state: "s1",
    ...extra,
  };
  return browser.open(`${loyalty}/oauth/authorize?${new URLSearchParams(query)}`, { stopAt: WEB });
};
const submit = (browser: Browser, page: Visit, what: string, form: Record<string, string> = {}) =>
  browser.submit(page, `${new URL(page.address).pathname}/${what}`, form, WEB);

async function readSub(code: string | null): Promise<string | undefined> {
  const response = await fetch(`${loyalty}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: CLIENT,
      client_secret: sandbox.keys.hyatt.clientSecret,
      redirect_uri: CALLBACK,
      code: code ?? "",
    }),
  });
  return decodeJwt(((await response.json()) as { id_token: string }).id_token).sub;
}

test("choosing a membership returns with a code for it", async () => {
  const browser = openBrowser();
  const page = await authorize(browser);
  assert.match(page.text, /Hana Kim.*Globalist/s);
  const { left } = await submit(browser, page, "account", { member: HANA });
  assert.equal(left.get("state"), "s1");
  assert.equal(await readSub(left.get("code")), HANA);
});

test("a name signs in as a new member, who is not offered to other browsers", async () => {
  const browser = openBrowser();
  const { left } = await submit(browser, await authorize(browser), "account", {
    firstName: "Mina",
    lastName: "Oh",
  });
  assert.match((await readSub(left.get("code"))) ?? "", /^9\d{8}[A-Z]$/);
  assert.doesNotMatch((await authorize(openBrowser())).text, /Mina/);
});

test("joining leads back to the login, and cancelling back to the client", async () => {
  const browser = openBrowser();
  const page = await authorize(browser);
  const join = await browser.open(`${loyalty}/join?return=${new URL(page.address).pathname}`);
  const back = await browser.submit(join, "/join", {
    firstName: "Mina",
    lastName: "Oh",
    return: new URL(page.address).pathname,
  });
  assert.match(back.text, /Mina Oh.*Signed in here now/s);
  assert.equal((await submit(browser, back, "cancel")).left.get("error"), "access_denied");
});

test("joining returns to the hotels' website or the programme's, never to another site", async () => {
  const join = async (address: string) => {
    const browser = openBrowser();
    const page = await browser.open(`${loyalty}/join`);
    const form = { firstName: "Mina", lastName: "Oh", return: address };
    return (await browser.submit(page, "/join", form, WEB)).address;
  };
  assert.equal(await join(`${WEB}/auth/hyatt/login`), `${WEB}/auth/hyatt/login`);
  for (const address of ["https://evil.test/", "//evil.test", "javascript:alert(1)"])
    assert.equal(await join(address), `${loyalty}/en-US/member/account`, address);
});

test("the join page is available in both languages", async () => {
  const open = async (locale: string) => (await openBrowser().open(`${loyalty}/${locale}/member/join`)).text;
  assert.match(await open("ko-KR"), /하늘 서클 가입/);
  assert.match(await open("en-US"), /Join Haneul Circle/);
});

test("an unregistered redirect_uri is refused with an error page", async () => {
  const { status, text } = await authorize(openBrowser(), { redirect_uri: `${WEB}/auth/kakao/callback` });
  assert.equal(status, 400);
  assert.match(text, /is not registered/);
});

test("every page of the account menu has a title in the language of its address", async () => {
  const titles = async (locale: string) =>
    Promise.all(
      ["account", "awards", "profile", "reservations", "past-stays", "hotel-bill", "program-overview"].map(
        async (page) =>
          /<h1>(.+?)<\/h1>/.exec((await openBrowser().open(`${loyalty}/${locale}/member/${page}`)).text)?.[1],
      ),
    );
  assert.deepEqual(await titles("ko-KR"), [
    "내 계정",
    "내 어워드",
    "프로필 및 선호",
    "예약",
    "지난 숙박",
    "호텔 영수증",
    "프로그램 안내",
  ]);
  assert.equal(new Set(await titles("en-US")).size, 7);
});

test("member data is refused without the service key", async () => {
  assert.equal((await fetch(`${loyalty}/members/${HANA}`)).status, 403);
});
