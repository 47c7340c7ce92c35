import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";

const BASE = "/crm_channel_base";
const HANA = 11;
const SOMIN = 12;
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.control("POST", "/reset");
  sandbox.clock.stopAt(TEST_NOW);
});
after(() => sandbox.close());

async function bearerOf(messengerId: number): Promise<Record<string, string>> {
  const { body } = await sandbox.control("POST", "/people/tokens", { messengerId });
  return { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };
}

test("a guest's profiles are grouped by provider, in the contract's spelling", async () => {
  const bearer = await bearerOf(HANA);
  const qr = dataOf<string>(await sandbox.get(`${BASE}/customer/qr`, bearer));
  assert.match(qr, /^YH(-\d{4}){3}$/);
  assert.deepEqual(dataOf(await sandbox.get(`${BASE}/customer/info`, bearer)), {
    authBy: "kakao",
    profiles: {
      kakao: [
        {
          id: HANA,
          kakao_account: { name: "김하나" },
          properties: { nickname: "하나" },
          connected_at: "2024-03-08T10:21:00Z",
          channel_aggrement: { relation: "ADDED" },
          qr,
        },
      ],
      hyatt: [
        {
          loyaltyId: "512077301G",
          firstName: "Hana",
          points: 128_450,
          memberSince: "05/21/2016",
          tierCode: "GLOB",
          _updatedAt: "2026-10-04T15:00:00.000Z",
        },
      ],
    },
  });
});

test("a guest's id for shared links is permanent, unique and opaque", async () => {
  const read = async (messengerId: number) =>
    dataOf<string>(await sandbox.get(`${BASE}/eventResults/encodedUserID`, await bearerOf(messengerId)));
  const hana = await read(HANA);
  assert.match(hana, /^[\w-]{22}$/);
  assert.equal(await read(HANA), hana);
  assert.notEqual(await read(SOMIN), hana);
});

test("interest in a resource and actions after a login are stored with their customer", async () => {
  const bearer = await bearerOf(HANA);
  const action = { hId: "h1", trigger: "login", targetType: "coupon" };
  assert.equal(dataOf(await sandbox.get(`${BASE}/customer/apply/resource/11`, bearer)), true);
  assert.equal(dataOf(await sandbox.post(`${BASE}/postAction/execute`, action, bearer)), true);
  assert.equal((await sandbox.post(`${BASE}/postAction/execute`, { hId: 1 }, bearer)).status, 422);

  const { customerId } = (await sandbox.control("GET", `/people/messenger/${HANA}`)).body as {
    customerId: number;
  };
  const { records } = (await sandbox.control("GET", "/records")).body as {
    records: { kind: string; body: object }[];
  };
  assert.deepEqual(
    records.map(({ kind, body }) => ({ kind, body })),
    [
      { kind: "apply_resource", body: { customerId, resourceId: 11 } },
      { kind: "post_action", body: { customerId, ...action } },
    ],
  );
});

test("all calls are refused without a valid token", async () => {
  const ended = await bearerOf(HANA);
  await sandbox.control("POST", "/people/tokens/expire", { messengerId: HANA });
  const late = await bearerOf(SOMIN);
  sandbox.clock.advance(12 * 60);
  for (const bearer of [{}, { authorization: "Bearer guess" }, ended, late]) {
    for (const path of [
      "customer/info",
      "customer/qr",
      "customer/apply/resource/11",
      "eventResults/encodedUserID",
    ]) {
      const { status, body } = await sandbox.get(`${BASE}/${path}`, bearer);
      assert.deepEqual([status, body], [401, { error: { error: "unauthorized" } }], path);
    }
    assert.equal((await sandbox.post(`${BASE}/postAction/execute`, {}, bearer)).status, 401);
  }
});

test("every event is listed with its name in the reader's language, its time and whether it is judged", async () => {
  const endsAt = "2031-03-01T14:59:59.000Z";
  await sandbox.control("PUT", "/events/71", { name: { ko: "봄 퀴즈", en: "Spring quiz" }, endsAt });
  const list = async (language: string) =>
    dataOf<unknown[]>(await sandbox.get(`${BASE}/event/list`, { "accept-language": language }));
  assert.deepEqual((await list("en")).at(-1), { id: 71, name: "Spring quiz", ends: endsAt, judged: false });
  assert.deepEqual((await list("ko")).at(-1), { id: 71, name: "봄 퀴즈", ends: endsAt, judged: false });
});
