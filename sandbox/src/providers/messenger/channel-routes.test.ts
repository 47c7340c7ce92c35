import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { openBrowser } from "#testing/browser.ts";
import { openServedSandbox, type ServedSandbox } from "#testing/open-served-sandbox.ts";
import { dataOf } from "#testing/open-test-sandbox.ts";

const SOMIN = 12;
const CHANNEL = "/_yeoul";
let sandbox: ServedSandbox;
let messenger: string;

before(async () => {
  sandbox = await openServedSandbox();
  messenger = sandbox.config.messenger.origin;
});
beforeEach(() => sandbox.control("POST", "/reset"));
after(() => sandbox.close());

const relation = async () =>
  ((await sandbox.control("GET", `/people/messenger/${SOMIN}`)).body as { channel: string }).channel;

test("the window offers a choice of account, adds the channel to it and closes", async () => {
  const browser = openBrowser();
  const choice = await browser.open(`${messenger}${CHANNEL}/friend`);
  assert.match(choice.text, /Sign in to YeoulTalk/);
  const offer = await browser.submit(choice, "/account", {
    account: String(SOMIN),
    return: `${CHANNEL}/friend`,
  });
  assert.match(offer.text, /Add channel/);
  assert.equal(await relation(), "NONE");

  const done = await browser.submit(offer, `${CHANNEL}/friend`, {});
  assert.match(done.text, /Added/);
  assert.match(done.text, /close\(\)/);
  assert.equal(await relation(), "ADDED");
  assert.doesNotMatch((await browser.open(`${messenger}${CHANNEL}/friend`)).text, /close\(\)/);
});

test("adding the channel shows in the customer's profile at once", async () => {
  const { body } = await sandbox.control("POST", "/people/tokens", { messengerId: SOMIN });
  const bearer = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };
  const browser = openBrowser();
  const arranged = await sandbox.control("POST", `/people/messenger/${SOMIN}/session`);
  const page = await browser.open((arranged.body as { url: string }).url);
  await browser.submit(page, `${CHANNEL}/friend`, {});
  const info = dataOf<{ profiles: { kakao: { channel_aggrement: object }[] } }>(
    await sandbox.get("/crm_channel_base/customer/info", bearer),
  );
  assert.deepEqual(info.profiles.kakao[0]?.channel_aggrement, { relation: "ADDED" });
});

test("adding a channel requires a signed-in account", async () => {
  const browser = openBrowser();
  const page = await browser.open(`${messenger}${CHANNEL}`);
  assert.match((await browser.submit(page, `${CHANNEL}/friend`, {})).text, /Sign in to YeoulTalk/);
  assert.equal(await relation(), "NONE");
});

test("the channel has a home page and a chat, in the browser's language", async () => {
  const browser = openBrowser({ language: "ko-KR" });
  assert.match((await browser.open(`${messenger}${CHANNEL}`)).text, /채널 추가/);
  assert.match(
    (await browser.open(`${messenger}${CHANNEL}/chat?lang=en`)).text,
    /Ask us about a reservation/,
  );
  assert.equal((await browser.open(`${messenger}/_nobody/friend`)).status, 404);
});

test("the account page shows the signed-in account and signs it out", async () => {
  const browser = openBrowser();
  const choice = await browser.open(`${messenger}/account`);
  const account = await browser.submit(choice, "/account", { account: String(SOMIN) });
  assert.match(account.text, /Your account.*Somin Park/s);
  assert.match((await browser.submit(account, "/account/sign-out", {})).text, /Sign in to YeoulTalk/);
});

test("a return address outside the messenger is not followed", async () => {
  const browser = openBrowser();
  for (const address of ["//evil.test", "/\\evil.test", "https://evil.test"]) {
    const choice = await browser.open(`${messenger}/account`);
    const form = { account: String(SOMIN), return: address };
    assert.equal((await browser.submit(choice, "/account", form)).address, `${messenger}/account`);
    await browser.submit(choice, "/account/sign-out", {});
  }
});

test("signing in returns to a path of the messenger, and never to another host", async () => {
  const target = async (value: string) => {
    const response = await fetch(`${messenger}/sign-in/none?${new URLSearchParams({ return: value })}`, {
      redirect: "manual",
    });
    return response.headers.get("location");
  };
  assert.equal(await target(`${CHANNEL}/friend?from=web`), `${CHANNEL}/friend?from=web`);
  for (const elsewhere of [
    "https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
  ])
    assert.equal(await target(elsewhere), "/account", JSON.stringify(elsewhere));
});
