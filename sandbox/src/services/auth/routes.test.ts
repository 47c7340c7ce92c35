import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, beforeEach, test } from "node:test";
import { openBrowser } from "#testing/browser.ts";
import { openServedSandbox, type ServedSandbox, WEB } from "#testing/open-served-sandbox.ts";
import { dataOf, TEST_NOW } from "#testing/open-test-sandbox.ts";

const AUTH = "/crm_channel_base/auth";
const VERIFIER = "v".repeat(43);
const HANA = "11";
const SOMIN = "12";
const SOMINS_CARD = "560742093M";
const SEOYEONS_CARD = "541996120C";

const providers = {
  kakao: { client: "sandbox-rest-key", callback: `${WEB}/auth/kakao/callback`, field: "account" },
  hyatt: { client: "sandbox-loyalty-client", callback: `${WEB}/auth/hyatt/callback`, field: "member" },
} as const;
type Provider = keyof typeof providers;

let sandbox: ServedSandbox;

before(async () => {
  sandbox = await openServedSandbox();
});
beforeEach(async () => {
  await sandbox.control("POST", "/reset");
  sandbox.clock.stopAt(TEST_NOW);
});
after(() => sandbox.close());

/** Logs in at a provider and returns what the web application would send after the guest's return. */
async function returnFrom(provider: Provider, account: string, extra: Record<string, string> = {}) {
  const { client, callback, field } = providers[provider];
  const { origin } = provider === "kakao" ? sandbox.config.messenger : sandbox.config.loyalty;
  const query = {
    client_id: client,
    redirect_uri: callback,
    response_type: "code",
    scope: "openid",
    ...extra,
  };
  const browser = openBrowser();
  let page = await browser.open(`${origin}/oauth/authorize?${new URLSearchParams(query)}`, { stopAt: WEB });
  page = await browser.submit(page, `${new URL(page.address).pathname}/account`, { [field]: account }, WEB);
  if (!page.left.has("code"))
    page = await browser.submit(page, `${new URL(page.address).pathname}/consent`, {}, WEB);
  return { code: page.left.get("code") ?? "", redirectUri: callback };
}

const logIn = async (provider: Provider, body: object) => sandbox.post(`${AUTH}/${provider}/login`, body);
const asBearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
const logInAs = async (account: string, provider: Provider = "kakao") => {
  const answer = await logIn(provider, await returnFrom(provider, account));
  return asBearer(dataOf<{ accessToken: string }>(answer).accessToken);
};

type Info = {
  authBy: string;
  profiles: { kakao: Record<string, unknown>[]; hyatt: Record<string, unknown>[] };
};
const info = async (bearer: Record<string, string>) =>
  dataOf<Info>(await sandbox.get("/crm_channel_base/customer/info", bearer));

test("a code is traded for a session of twelve hours", async () => {
  const answer = await logIn("kakao", await returnFrom("kakao", HANA));
  const { accessToken, expiresAt } = dataOf<{ accessToken: string; expiresAt: string }>(answer);
  assert.equal(expiresAt, "2026-11-21T03:30:00.000Z");
  const { authBy, profiles } = await info({ ...asBearer(accessToken), "accept-language": "en" });
  assert.equal(authBy, "kakao");
  assert.deepEqual(
    profiles.hyatt.map(({ loyaltyId }) => loyaltyId),
    ["512077301G"],
  );
});

test("every login of a guest leads to the same customer", async () => {
  const [first, second] = [await logInAs(SOMIN), await logInAs(SOMIN)];
  const qr = async (bearer: Record<string, string>) =>
    dataOf(await sandbox.get("/crm_channel_base/customer/qr", bearer));
  assert.equal(await qr(first), await qr(second));
  assert.notEqual(await qr(first), await qr(await logInAs(HANA)));
});

test("an invented or used code, or one of another provider or redirectUri, is refused", async () => {
  const used = await returnFrom("kakao", HANA);
  assert.equal((await logIn("kakao", used)).status, 200);
  const foreign = await returnFrom("hyatt", SOMINS_CARD);
  for (const [name, body] of Object.entries({
    used,
    foreign,
    madeUp: { ...used, code: "made-up" },
    elsewhere: { ...(await returnFrom("kakao", HANA)), redirectUri: "https://evil.test/" },
  })) {
    const { status, body: answer } = await logIn("kakao", body);
    assert.deepEqual([status, answer], [401, { error: { error: "unauthorized" } }], name);
  }
  assert.equal((await logIn("kakao", { code: "" })).status, 422);
  assert.equal((await sandbox.post(`${AUTH}/nobody/login`, used)).status, 404);
});

test("a nonce must be derived from the login's code verifier", async () => {
  const challenge = createHash("sha256").update(VERIFIER).digest("base64url");
  const begin = { code_challenge: challenge, code_challenge_method: "S256" };
  const nonce = createHash("sha256").update(`nonce.${VERIFIER}`).digest("base64url");
  const right = await returnFrom("kakao", HANA, { ...begin, nonce });
  assert.equal((await logIn("kakao", { ...right, codeVerifier: VERIFIER })).status, 200);
  const wrong = await returnFrom("kakao", HANA, { ...begin, nonce: "another-login" });
  assert.equal((await logIn("kakao", { ...wrong, codeVerifier: VERIFIER })).status, 401);
});

test("a provider that is down gives 502, and the login can be repeated", async () => {
  await sandbox.control("POST", "/faults", { path: "^/messenger/oauth/token$", status: 503, times: 1 });
  const back = await returnFrom("kakao", HANA);
  assert.equal((await logIn("kakao", back)).status, 502);
  assert.equal((await logIn("kakao", back)).status, 200);
  await sandbox.control("POST", "/faults", { path: "^/messenger/v2/user/me$", reset: true, times: 1 });
  assert.equal((await logIn("kakao", await returnFrom("kakao", HANA))).status, 502);
});

test("a token is refused after a logout", async () => {
  const bearer = await logInAs(HANA);
  assert.equal(dataOf(await sandbox.post(`${AUTH}/kakao/logout`, {}, bearer)), true);
  assert.equal((await sandbox.get("/crm_channel_base/customer/info", bearer)).status, 401);
});

test("an update reads the profile again and renews the session, with the old token valid for one more minute", async () => {
  const bearer = await logInAs(SOMIN);
  await sandbox.control("PUT", "/people/messenger", { id: Number(SOMIN), channel: "ADDED" });
  const answer = await sandbox.post(`${AUTH}/kakao/update`, {}, bearer);
  const { accessToken, channel_aggrement } = dataOf<{ accessToken: string; channel_aggrement: object }>(
    answer,
  );
  assert.deepEqual(channel_aggrement, { relation: "ADDED" });

  sandbox.clock.advance(0.9);
  assert.deepEqual((await info(bearer)).profiles.kakao[0]?.channel_aggrement, { relation: "ADDED" });
  sandbox.clock.advance(0.2);
  assert.equal((await sandbox.get("/crm_channel_base/customer/info", bearer)).status, 401);
  assert.equal((await info(asBearer(accessToken))).authBy, "kakao");
});

test("a sync returns the current points and the time they were read", async () => {
  const bearer = await logInAs(HANA);
  await sandbox.control("PUT", "/people/messenger", { id: Number(HANA), loyalty: { points: 5 } });
  assert.equal((await info(bearer)).profiles.hyatt[0]?.points, 128_450);
  const expected = {
    loyaltyId: "512077301G",
    firstName: "Hana",
    points: 5,
    memberSince: "05/21/2016",
    tierCode: "GLOB",
    _updatedAt: TEST_NOW.toISOString(),
  };
  assert.deepEqual(dataOf(await sandbox.post(`${AUTH}/hyatt/sync`, {}, bearer)), expected);
  assert.deepEqual((await info(bearer)).profiles.hyatt, [expected]);
});

test("a membership is linked to one guest only, and unlinked", async () => {
  const bearer = await logInAs(SOMIN);
  assert.equal((await sandbox.post(`${AUTH}/hyatt/sync`, {}, bearer)).status, 404);
  const bind = async (card: string) =>
    sandbox.post(`${AUTH}/hyatt/bind`, await returnFrom("hyatt", card), bearer);

  const profile = dataOf<{ loyaltyId: string; points: number }>(await bind(SOMINS_CARD));
  assert.deepEqual([profile.loyaltyId, profile.points], [SOMINS_CARD, 1_200]);
  assert.equal((await bind(SOMINS_CARD)).status, 200);
  const { status, body } = await bind(SEOYEONS_CARD);
  assert.deepEqual([status, body], [409, { error: { error: "already_linked" } }]);

  const unbind = (id: string) => sandbox.post(`${AUTH}/hyatt/unbind`, { id }, bearer);
  assert.equal((await unbind(SEOYEONS_CARD)).status, 404);
  assert.equal(dataOf(await unbind(SOMINS_CARD)), true);
  assert.deepEqual((await info(bearer)).profiles.hyatt, []);
  assert.equal((await sandbox.post(`${AUTH}/kakao/unbind`, { id: SOMIN }, bearer)).status, 422);
});

test("a member can sign in with only the membership", async () => {
  const { authBy, profiles } = await info(await logInAs(SEOYEONS_CARD, "hyatt"));
  assert.deepEqual([authBy, profiles.kakao, profiles.hyatt.length], ["hyatt", [], 1]);
});

test("all calls except the login require a token", async () => {
  for (const path of ["logout", "update", "sync", "bind", "unbind"])
    assert.equal((await sandbox.post(`${AUTH}/kakao/${path}`, {})).status, 401, path);
});

test("an update gives 401 when the messenger no longer has the account's consent", async () => {
  const bearer = await logInAs(SOMIN);
  const { code } = await returnFrom("kakao", SOMIN);
  assert.ok(code);
  await sandbox.control("POST", "/reset", { only: ["people"] });
  assert.equal((await sandbox.post(`${AUTH}/kakao/update`, {}, bearer)).status, 401);
});
