import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { openBrowser } from "#testing/browser.ts";
import { openServedSandbox, type ServedSandbox } from "#testing/open-served-sandbox.ts";
import { TEST_NOW } from "#testing/open-test-sandbox.ts";

const HANA = 11;
const SOMIN = 12;
let sandbox: ServedSandbox;

before(async () => {
  sandbox = await openServedSandbox();
});
beforeEach(async () => {
  await sandbox.control("POST", "/reset");
  sandbox.clock.stopAt(TEST_NOW);
});
after(() => sandbox.close());

type Guest = {
  id: number;
  name: object;
  nickname: object;
  channel: string;
  consentedAt: string | null;
  customerId: number | null;
  loyalty: { loyaltyId: string; tierCode: string; points: number; memberSince: string } | null;
};
const put = async (guest: object) => (await sandbox.control("PUT", "/people/messenger", guest)).body as Guest;
const read = async (id: number) => (await sandbox.control("GET", `/people/messenger/${id}`)).body as Guest;

test("a new guest needs only a name and gets an id above those of the seed", async () => {
  const { id } = await put({ name: "Mina Oh" });
  assert.ok(id > 999_999);
  assert.deepEqual(await read(id), {
    id,
    name: { ko: "Mina Oh", en: "Mina Oh" },
    nickname: { ko: "Mina Oh", en: "Mina Oh" },
    channel: "NONE",
    consentedAt: null,
    customerId: null,
    loyalty: null,
  });
  assert.equal((await sandbox.control("PUT", "/people/messenger", { channel: "ADDED" })).status, 422);
  assert.equal((await sandbox.control("GET", "/people/messenger/404")).status, 404);
});

test("an existing guest keeps the fields that are not given", async () => {
  await put({ id: HANA, channel: "NONE" });
  const { name, channel, consentedAt } = await read(HANA);
  assert.deepEqual(
    [name, channel, consentedAt],
    [{ ko: "김하나", en: "Hana Kim" }, "NONE", "2024-03-08T10:21:00.000Z"],
  );
});

test("a guest's membership is linked, changed and unlinked", async () => {
  const { id } = await put({ name: "Mina", loyalty: { tierCode: "EXPL", points: 700, firstName: "Mina" } });
  const linked = await read(id);
  assert.ok(linked.customerId);
  assert.equal(linked.consentedAt, TEST_NOW.toISOString());
  assert.deepEqual(
    [linked.loyalty?.tierCode, linked.loyalty?.points, linked.loyalty?.memberSince],
    ["EXPL", 700, "2026-11-21"],
  );
  await put({ id, loyalty: { points: 9 } });
  const changed = await read(id);
  assert.deepEqual(changed.loyalty, { ...linked.loyalty, points: 9 });
  await put({ id, loyalty: null });
  assert.equal((await read(id)).loyalty, null);
});

test("a member may have an unknown tier code, but not a malformed one", async () => {
  const { id } = await put({ name: "Mina", loyalty: { tierCode: "ZZZZ" } });
  assert.equal((await read(id)).loyalty?.tierCode, "ZZZZ");
  const wrong = await sandbox.control("PUT", "/people/messenger", { id, loyalty: { tierCode: "gold" } });
  assert.equal(wrong.status, 422);
});

test("a session URL signs a browser in at the messenger, once", async () => {
  const arrange = async (query = "") => {
    const { body } = await sandbox.control("POST", `/people/messenger/${SOMIN}/session${query}`);
    return (body as { url: string }).url;
  };
  const url = await arrange();
  assert.match((await openBrowser().open(url)).text, /Somin Park/);
  assert.doesNotMatch((await openBrowser().open(url)).text, /Your account/);
  assert.equal((await read(SOMIN)).consentedAt, null);

  await arrange("?consented=true");
  assert.equal((await read(SOMIN)).consentedAt, TEST_NOW.toISOString());
  assert.equal((await sandbox.control("POST", "/people/messenger/404/session")).status, 404);
});

test("a reset restores the seed's people and signs all of them out", async () => {
  const { id } = await put({ name: "Mina" });
  await put({ id: HANA, channel: "NONE", loyalty: null });
  const browser = openBrowser();
  const { body } = await sandbox.control("POST", `/people/messenger/${HANA}/session`);
  await browser.open((body as { url: string }).url);

  await sandbox.control("POST", "/reset", { only: ["people"] });
  assert.equal((await sandbox.control("GET", `/people/messenger/${id}`)).status, 404);
  const { channel, loyalty } = await read(HANA);
  assert.deepEqual([channel, loyalty?.loyaltyId], ["ADDED", "512077301G"]);
  const account = await browser.open(`${sandbox.config.messenger.origin}/account`);
  assert.doesNotMatch(account.text, /Your account/);
});

test("calls to the providers are counted and faulted under their own path prefixes", async () => {
  const { messenger, loyalty } = sandbox.config;
  await sandbox.control("POST", "/faults", { path: "^/messenger/account$", status: 503 });
  await sandbox.control("POST", "/faults", { path: "^/loyalty/oauth/", reset: true });
  assert.equal((await fetch(`${messenger.origin}/account`)).status, 503);
  assert.equal((await fetch(`${loyalty.origin}/en-US/account`)).status, 200);
  await assert.rejects(fetch(`${loyalty.origin}/oauth/authorize`), TypeError);
  assert.deepEqual((await sandbox.control("GET", "/calls?path=^/(messenger|loyalty)/")).body, {
    total: 3,
    paths: { "/messenger/account": 1, "/loyalty/en-US/account": 1, "/loyalty/oauth/authorize": 1 },
  });
});
