import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, beforeEach, test } from "node:test";
import { decodeJwt } from "jose";
import { type Browser, openBrowser, type Visit } from "#testing/browser.ts";
import { openServedSandbox, type ServedSandbox, WEB } from "#testing/open-served-sandbox.ts";
import { TEST_NOW } from "#testing/open-test-sandbox.ts";

const CALLBACK = `${WEB}/auth/kakao/callback`;
const CLIENT = "sandbox-rest-key";
const HANA = 11;
const SOMIN = 12;
let sandbox: ServedSandbox;
let messenger: string;

before(async () => {
  sandbox = await openServedSandbox();
  messenger = sandbox.config.messenger.origin;
});
beforeEach(async () => {
  await sandbox.control("POST", "/reset");
  sandbox.clock.stopAt(TEST_NOW);
});
after(() => sandbox.close());

const authorize = (browser: Browser, extra: Record<string, string> = {}) => {
  const query = { client_id: CLIENT, redirect_uri: CALLBACK, response_type: "code", state: "s 1", ...extra };
  return browser.open(`${messenger}/oauth/authorize?${new URLSearchParams(query)}`, { stopAt: WEB });
};
const stepOf = (page: Visit) => new URL(page.address).pathname;
const choose = (browser: Browser, page: Visit, form: Record<string, string>) =>
  browser.submit(page, `${stepOf(page)}/account`, form, WEB);
const answer = (browser: Browser, page: Visit, what: "consent" | "cancel") =>
  browser.submit(page, `${stepOf(page)}/${what}`, {}, WEB);
const signInAs = async (browser: Browser, account: number, extra: Record<string, string> = {}) =>
  choose(browser, await authorize(browser, extra), { account: String(account) });

async function askForTokens(form: Record<string, string>) {
  const response = await fetch(`${messenger}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: CLIENT, client_secret: sandbox.keys.kakao.clientSecret, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const exchangeCode = (code: string | null, extra: Record<string, string> = {}) =>
  askForTokens({ grant_type: "authorization_code", redirect_uri: CALLBACK, code: code ?? "", ...extra });

test("a guest who consented before chooses an account and returns with a code", async () => {
  const browser = openBrowser();
  const page = await authorize(browser);
  assert.match(page.text, /Hana Kim/);
  const { address, left } = await choose(browser, page, { account: String(HANA) });
  assert.ok(address.startsWith(`${CALLBACK}?`));
  assert.deepEqual([...left.keys()].sort(), ["code", "state"]);
  assert.equal(left.get("state"), "s 1");
});

test("a new guest is asked for consent once, and again after a reset of people", async () => {
  const browser = openBrowser({ language: "ko-KR" });
  const consent = await signInAs(browser, SOMIN);
  assert.match(consent.text, /여울 호텔에 아래 정보를 전할까요/);
  assert.match(consent.text, /박소민/);
  assert.ok((await answer(browser, consent, "consent")).left.get("code"));
  assert.ok((await authorize(browser)).left.get("code"), "consent is not requested a second time");

  await sandbox.control("POST", "/reset", { only: ["people"] });
  assert.match((await signInAs(browser, SOMIN)).text, /전할까요/);
});

test("a name creates another account, which is not offered to other browsers", async () => {
  const browser = openBrowser();
  const consent = await choose(browser, await authorize(browser), { name: "Mina <b>Oh</b>" });
  assert.match(consent.text, /Mina &lt;b&gt;Oh/);
  await answer(browser, consent, "consent");
  assert.match((await authorize(browser, { prompt: "select_account" })).text, /Mina/);
  assert.doesNotMatch((await authorize(openBrowser())).text, /Mina/);
});

for (const step of ["account", "consent"] as const) {
  test(`cancelling at the ${step} step returns access_denied`, async () => {
    const browser = openBrowser();
    const page = step === "account" ? await authorize(browser) : await signInAs(browser, SOMIN);
    const { left } = await answer(browser, page, "cancel");
    assert.deepEqual(
      [left.get("error"), left.get("state"), left.get("code")],
      ["access_denied", "s 1", null],
    );
  });
}

test("a silent login requires a signed-in account with consent", async () => {
  const silent = { prompt: "none" };
  assert.equal((await authorize(openBrowser(), silent)).left.get("error"), "login_required");

  const browser = openBrowser();
  const consent = await signInAs(browser, SOMIN);
  const refused = await authorize(browser, silent);
  assert.ok(refused.address.includes("error=consent_required&error_description=user%20consent%20required"));
  await answer(browser, consent, "consent");
  assert.ok((await authorize(browser, silent)).left.get("code"));
});

test("a signed-in guest can change to another account", async () => {
  const browser = openBrowser();
  await signInAs(browser, HANA);
  for (const prompt of ["login", "select_account", "login,select_account", "create"]) {
    assert.match((await authorize(browser, { prompt })).text, /Hana Kim/, prompt);
  }
  const consent = await signInAs(browser, SOMIN, { prompt: "select_account" });
  const { left } = await answer(browser, consent, "consent");
  const { body } = await exchangeCode(left.get("code"));
  assert.equal(decodeJwt(body.id_token ?? "").sub, String(SOMIN));
});

test("a redirect_uri that is not registered exactly is refused with an error page", async () => {
  for (const redirect_uri of [
    `${CALLBACK}/`,
    `${CALLBACK}?a=1`,
    `${WEB}/auth/KAKAO/callback`,
    `${WEB}:81/auth/kakao/callback`,
    "https://evil.test",
  ]) {
    const { status, text, left } = await authorize(openBrowser(), { redirect_uri });
    assert.deepEqual([status, left.size], [400, 0], redirect_uri);
    assert.match(text, /KOE006/);
  }
  assert.match((await authorize(openBrowser(), { client_id: "nobody" })).text, /KOE101/);
});

test("a code is traded once, for tokens in Kakao's format", async () => {
  const { left } = await signInAs(openBrowser(), HANA, { nonce: "n1" });
  const { status, body } = await exchangeCode(left.get("code"));
  assert.equal(status, 200);
  assert.deepEqual(
    [body.token_type, body.expires_in, body.refresh_token_expires_in],
    ["bearer", 21_600, 5_184_000],
  );
  const { iss, aud, sub, nonce, nickname } = decodeJwt(body.id_token ?? "");
  assert.deepEqual([iss, aud, sub, nonce, nickname], [messenger, CLIENT, String(HANA), "n1", "하나"]);

  const second = await exchangeCode(left.get("code"));
  assert.deepEqual(
    [second.status, second.body.error, second.body.error_code],
    [400, "invalid_grant", "KOE320"],
  );
});

test("a wrong client secret or redirect_uri gets no tokens", async () => {
  const { left } = await signInAs(openBrowser(), HANA);
  const wrongSecret = await exchangeCode(left.get("code"), { client_secret: "guess" });
  assert.deepEqual([wrongSecret.status, wrongSecret.body.error_code], [401, "KOE010"]);
  assert.equal((await exchangeCode(left.get("code"), { redirect_uri: WEB })).status, 400);
});

test("a code requested with a PKCE challenge requires its verifier", async () => {
  const verifier = "v".repeat(43);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const browser = openBrowser();
  const extra = { code_challenge: challenge, code_challenge_method: "S256" };
  const { left } = await signInAs(browser, HANA, extra);
  assert.equal((await exchangeCode(left.get("code"))).status, 400);
  const again = await authorize(browser, extra);
  assert.equal((await exchangeCode(again.left.get("code"), { code_verifier: verifier })).status, 200);
});

test("a refresh token gives a new access token", async () => {
  const { left } = await signInAs(openBrowser(), HANA);
  const { body } = await exchangeCode(left.get("code"));
  const refreshed = await askForTokens({
    grant_type: "refresh_token",
    refresh_token: body.refresh_token ?? "",
  });
  assert.equal(refreshed.status, 200);
  assert.notEqual(refreshed.body.access_token, body.access_token);
});

test("the API returns the account of a token until the token is ended", async () => {
  const { left } = await signInAs(openBrowser(), HANA);
  const { access_token } = (await exchangeCode(left.get("code"))).body;
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${access_token}`, "accept-language": "ko" };
    const response = await fetch(messenger + path, { ...init, headers });
    return { status: response.status, body: await response.json() };
  };
  const me = (await ask("/v2/user/me")).body as { id: number; connected_at: string; kakao_account: object };
  assert.deepEqual([me.id, me.connected_at], [HANA, "2024-03-08T10:21:00Z"]);
  assert.deepEqual(me.kakao_account, {
    name: "김하나",
    name_needs_agreement: false,
    profile: { nickname: "하나", is_default_image: true, is_default_nickname: false },
    profile_nickname_needs_agreement: false,
  });
  const { channels } = (await ask("/v2/api/talk/channels")).body as { channels: { relation: string }[] };
  assert.deepEqual(
    channels.map(({ relation }) => relation),
    ["ADDED"],
  );

  assert.deepEqual((await ask("/v1/user/logout", { method: "POST" })).body, { id: HANA });
  assert.deepEqual(await ask("/v2/user/me"), {
    status: 401,
    body: { msg: "this access token does not exist", code: -401 },
  });
});

test("signing out redirects to a registered address only", async () => {
  const browser = openBrowser();
  await signInAs(browser, HANA);
  const logOut = (address: string) =>
    browser.open(
      `${messenger}/oauth/logout?${new URLSearchParams({ client_id: CLIENT, logout_redirect_uri: address, state: "x" })}`,
      { stopAt: WEB },
    );
  assert.match((await logOut("https://evil.test/")).text, /KOE007/);
  assert.ok(
    (await authorize(browser, { prompt: "none" })).left.get("code"),
    "a refused logout keeps the session",
  );
  assert.equal((await logOut(`${WEB}/`)).address, `${WEB}/?state=x`);
  assert.equal((await authorize(browser, { prompt: "none" })).left.get("error"), "login_required");
});

test("two tabs that log in at once both return with a code", async () => {
  const browser = openBrowser();
  const first = await signInAs(browser, SOMIN, { state: "one" });
  const second = await authorize(browser, { state: "two" });
  for (const [page, state] of [
    [first, "one"],
    [second, "two"],
  ] as const) {
    const { left } = await answer(browser, page, "consent");
    assert.deepEqual([left.get("state"), left.has("code")], [state, true]);
  }
});

test("a login step is refused in another browser", async () => {
  const page = await authorize(openBrowser());
  const { status, text } = await openBrowser().open(page.address);
  assert.deepEqual([status, /This sign-in is over/.test(text)], [400, true]);
});

test("the language in the address applies to all following pages", async () => {
  const browser = openBrowser({ language: "en" });
  const page = await authorize(browser, { lang: "ko" });
  assert.match(page.text, /<html lang="ko">/);
  assert.match((await choose(browser, page, { account: String(SOMIN) })).text, /동의하고 계속하기/);
});
