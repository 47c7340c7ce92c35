import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { isSignatureOf, loadShopKey, signValues } from "#database/shop-key.ts";
import { gatewayOutcomes } from "#shared/gateway-names.ts";
import { openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { readReturnForm } from "#testing/pay-at-gateway.ts";

const SHOP = "shop11";
const NEXT_URL = "https://shop.test/back?returnUrl=https%3A%2F%2Fshop.test%2Fpaid%3Fa%3D1";
let sandbox: TestSandbox;
let shopKey: string;
let orders = 0;

before(async () => {
  sandbox = await openTestSandbox();
  shopKey = await loadShopKey(sandbox.database, SHOP);
});
beforeEach(async () => {
  sandbox.clock.stopAt(TEST_NOW);
  await sandbox.control("POST", "/reset", { only: ["reservations"] });
});
after(() => sandbox.close());

function formOf(given: Record<string, string> = {}, amount = 240_000) {
  orders += 1;
  const [oid, timestamp] = [`ORDER${orders}`, String(TEST_NOW.getTime())];
  return {
    P_MID: SHOP,
    P_OID: oid,
    P_AMT: String(amount),
    P_MNAME: "엠버 그릴",
    P_GOODS: '<b>"다섯 접시"</b>',
    P_NOTI: "AH_1",
    P_NEXT_URL: NEXT_URL,
    P_TIMESTAMP: timestamp,
    P_SIGNATURE: signValues({ oid, price: amount, timestamp }, shopKey),
    P_LANG: "ko",
    ...given,
  };
}
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sandbox.cardGateway.request(path, { method: "POST", body: new URLSearchParams(fields), headers });
async function open(form = formOf()): Promise<string> {
  const response = await post("/pay", form);
  assert.equal(response.status, 303);
  return response.headers.get("location") ?? "";
}
const press = async (window: string, fields: Record<string, string> = {}) =>
  (await post(window, { action: "pay", ...fields })).text();
async function callShopApi(
  call: string,
  body: { orderId: string; amount: number } & Record<string, unknown>,
) {
  const timestamp = TEST_NOW.getTime();
  const signature = signValues({ call, oid: body.orderId, price: body.amount, timestamp }, shopKey);
  const response = await sandbox.cardGateway.request(`/${call}`, {
    method: "POST",
    body: JSON.stringify({ merchantId: SHOP, timestamp, signature, ...body }),
  });
  return ((await response.json()) as { resultCode: string }).resultCode;
}
const stateOf = async (orderId: string) =>
  (await sandbox.cardGateway.request(`/orders/${orderId}`)).json() as Promise<{
    state: string;
    refunded: number;
    charged: boolean;
  }>;

test("the window shows the order in the requested language and escapes the shop's text", async () => {
  const korean = await (await sandbox.cardGateway.request(await open())).text();
  assert.match(korean, /<html lang="ko">/);
  assert.match(korean, /240,000원 결제하기/);
  assert.match(korean, /엠버 그릴/);
  assert.match(korean, /&lt;b&gt;&quot;다섯 접시&quot;/);
  assert.doesNotMatch(korean, /<script/);
  const english = await (await sandbox.cardGateway.request(await open(formOf({ P_LANG: "en" })))).text();
  assert.match(english, /Pay 240,000 won/);
  const unsaid = await open(formOf({ P_LANG: "" }));
  assert.match(await (await sandbox.cardGateway.request(unsaid)).text(), /<html lang="en">/);
});

for (const { what, form, says } of [
  { what: "with a wrong signature", form: () => formOf({ P_SIGNATURE: "0".repeat(64) }), says: /signature/ },
  { what: "with an amount other than the signed one", form: () => formOf({ P_AMT: "1" }), says: /signature/ },
  { what: "of amount zero", form: () => formOf({}, 0), says: /nothing to pay/ },
  { what: "without a return address", form: () => formOf({ P_NEXT_URL: "" }), says: /too little/ },
  {
    what: "with a script as return address",
    form: () => formOf({ P_NEXT_URL: "javascript:alert(1)" }),
    says: /too little/,
  },
]) {
  test(`an order ${what} is refused`, async () => {
    const response = await post("/pay", { ...form(), P_LANG: "en" });
    assert.equal(response.status, 400);
    assert.match(await response.text(), says);
  });
}

test("an order number opens one window only, and a form expires after ten minutes", async () => {
  const form = formOf({ P_LANG: "en" });
  await open(form);
  assert.match(await (await post("/pay", form)).text(), /has been used/);
  const late = formOf({ P_LANG: "en" });
  sandbox.clock.advance(10);
  await open(late);
  const tooLate = formOf({ P_LANG: "en" });
  sandbox.clock.advance(1);
  assert.match(await (await post("/pay", tooLate)).text(), /time to begin/);
});

test("an unknown window is a 404 with an explanation", async () => {
  const response = await sandbox.cardGateway.request("/window/nothing");
  assert.equal(response.status, 404);
  assert.match(await response.text(), /no longer open/);
});

test("the guest returns with a signed result, which stays the same when Pay is pressed again", async () => {
  const window = await open();
  const { nextUrl, fields, body } = readReturnForm(await press(window));
  assert.equal(nextUrl, NEXT_URL);
  const { P_AUTH_TOKEN: authToken = "", P_OID: oid = "", P_TIMESTAMP: timestamp = "" } = fields;
  const values = { authToken, oid, price: 240_000, status: "00", timestamp };
  assert.ok(isSignatureOf(fields.P_SIGNATURE ?? "", values, shopKey));
  assert.equal(readReturnForm(await press(window, { outcome: "decline" })).body, body);
  assert.equal(readReturnForm(await (await sandbox.cardGateway.request(window)).text()).body, body);
});

test("Cancel returns the guest to the shop with status 01", async () => {
  const { fields } = readReturnForm(await press(await open(), { action: "cancel", outcome: "approve" }));
  assert.equal(fields.P_STATUS, "01");
});

test("a window left open too long ends in a timeout", async () => {
  const window = await open();
  sandbox.clock.advance(11);
  assert.equal(readReturnForm(await press(window)).fields.P_STATUS, "21");
});

for (const outcome of gatewayOutcomes) {
  test(`the outcome ${outcome} shows a return form, or a closing page without one, and charges nothing`, async () => {
    const form = formOf();
    const page = await press(await open(form), { outcome });
    if (outcome === "closed") {
      assert.doesNotMatch(page, /<form/);
      assert.equal((await stateOf(form.P_OID)).state, "opened");
      return;
    }
    assert.match(page, /<form id="return" method="(post|get)"[^>]*>[\s\S]*<button/);
    assert.equal((await stateOf(form.P_OID)).charged, false);
  });
}

test("a return by GET keeps the query of the shop's address", async () => {
  const page = await press(await open(), { outcome: "get" });
  const { nextUrl, fields } = readReturnForm(page);
  assert.match(page, /method="get"/);
  assert.equal(nextUrl, "https://shop.test/back");
  assert.equal(fields.returnUrl, "https://shop.test/paid?a=1");
});

test("a return in EUC-KR sets accept-charset, a double one is sent twice", async () => {
  assert.match(await press(await open(), { outcome: "euc_kr" }), /accept-charset="euc-kr"/);
  assert.match(await press(await open(), { outcome: "double" }), /fetch\(form\.action/);
});

test("a preset outcome applies once, to the next Pay of its reservation or of any", async () => {
  await sandbox.control("POST", "/gateway/next", { orderOf: "AH_2", outcome: "decline" });
  const statusAfterPay = async (notice: string) =>
    readReturnForm(await press(await open(formOf({ P_NOTI: notice })))).fields.P_STATUS;
  assert.equal(await statusAfterPay("AH_1"), "00");
  assert.equal(await statusAfterPay("AH_2"), "11");
  assert.equal(await statusAfterPay("AH_2"), "00");
  await sandbox.control("POST", "/gateway/next", { outcome: "insufficient" });
  assert.equal(await statusAfterPay("AH_3"), "12");
});

test("a shop charges an authenticated order once and refunds no more than its amount", async () => {
  const form = formOf();
  const { fields } = readReturnForm(await press(await open(form)));
  const order = {
    orderId: form.P_OID,
    amount: 240_000,
    transactionId: fields.P_TID,
    authToken: fields.P_AUTH_TOKEN,
  };
  assert.equal(await callShopApi("approve", { ...order, authToken: "guessed" }), "1002");
  assert.equal(await callShopApi("approve", { ...order, amount: 1 }), "1002");
  assert.equal(await callShopApi("approve", { ...order, signature: "forged" }), "1001");
  assert.equal(await callShopApi("approve", order), "0000");
  assert.equal(await callShopApi("approve", order), "1002");
  assert.equal(await callShopApi("refund", { ...order, amount: 100_000 }), "0000");
  assert.deepEqual(await stateOf(form.P_OID), {
    orderId: form.P_OID,
    amount: 240_000,
    state: "partially_refunded",
    refunded: 100_000,
    charged: true,
  });
  assert.equal(await callShopApi("refund", { ...order, amount: 140_001 }), "1002");
  assert.equal(await callShopApi("refund", { ...order, amount: 140_000 }), "0000");
  assert.equal((await stateOf(form.P_OID)).state, "refunded");
});

test("an order cannot be charged after a net cancel", async () => {
  const form = formOf();
  const { fields } = readReturnForm(await press(await open(form)));
  const order = {
    orderId: form.P_OID,
    amount: 240_000,
    transactionId: fields.P_TID,
    authToken: fields.P_AUTH_TOKEN,
  };
  assert.equal(await callShopApi("net-cancel", order), "0000");
  assert.equal(await callShopApi("net-cancel", order), "0000");
  assert.equal(await callShopApi("approve", order), "1002");
  assert.equal((await stateOf(form.P_OID)).charged, false);
});
