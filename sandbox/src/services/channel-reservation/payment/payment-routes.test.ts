import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import iconv from "iconv-lite";
import { openServedSandbox, type ServedSandbox, WEB } from "#testing/open-served-sandbox.ts";
import { dataOf, TEST_NOW } from "#testing/open-test-sandbox.ts";
import { type GatewayForm, payAtGateway } from "#testing/pay-at-gateway.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";
import { approvalIdOf, returnUrlOf, type TestPayment, testPayment } from "#testing/test-payment.ts";

const SITC = "/crm_channel_si_tc";
let sandbox: ServedSandbox;
let guest: Guest;
let payment: TestPayment;

type Approved = { paymentStatus: string; status: string; amount: number; approvedAt: string };

before(async () => {
  // Long enough for a response on a slow machine, short enough to wait for a missing one.
  sandbox = await openServedSandbox({ GATEWAY_TIMEOUT_MS: "1500" });
  guest = await signIn(sandbox);
  payment = testPayment(sandbox, guest);
});
beforeEach(async () => {
  sandbox.clock.stopAt(TEST_NOW);
  await sandbox.control("POST", "/reset", { only: ["reservations", "content", "faults", "calls"] });
});
after(() => sandbox.close());

const errorOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { error?: { error: string } }).error?.error}`;

test("a guest goes to the gateway, returns and is charged once, also with repeated calls", async () => {
  const id = await payment.book();
  const form = dataOf<GatewayForm>(await payment.init(id));
  assert.equal(form.expiresAt, "2026-11-20T15:40:00.000Z");
  assert.deepEqual(
    [form.fields.P_AMT, form.fields.P_GOODS, form.fields.P_NOTI, form.fields.P_MID],
    ["240000", "오퍼 101", id, "shop11"],
  );
  const { nextUrl, body } = await payAtGateway(form);
  const location = await payment.bringBack(nextUrl, body);
  assert.match(location, new RegExp(`^${returnUrlOf(id)}/[\\w-]{22}$`));
  assert.equal(await payment.bringBack(nextUrl, body), location);
  assert.deepEqual(await payment.chargesOf(id), []);
  assert.equal((await payment.statusOf(id)).status, "pending");

  type Approval = Approved & { sent: { channel: string }[] };
  const approval = dataOf<Approval>(await payment.approve(id, approvalIdOf(location)));
  const { sent, ...approved } = approval;
  const approvedAt = "2026-11-20T15:30:00.000Z";
  assert.deepEqual(approved, { paymentStatus: "approved", status: "confirmed", amount: 240_000, approvedAt });
  assert.deepEqual(
    sent.map(({ channel }) => channel),
    ["sms", "email"],
  );
  assert.deepEqual(dataOf(await payment.approve(id, approvalIdOf(location))), approval);
  assert.deepEqual(await payment.statusOf(id), {
    reservationId: id,
    status: "confirmed",
    paymentStatus: "approved",
    kind: "booking",
  });
  assert.deepEqual(await payment.chargesOf(id), [{ amount: 240_000, refunded: 0, state: "approved" }]);
  assert.equal(await payment.callsAt("^/gateway/approve$"), 1);
});

test("concurrent approvals charge the card once", async () => {
  const id = await payment.book();
  const approvalId = approvalIdOf(await payment.pay(id));
  const answers = await Promise.all([1, 2, 3, 4].map(() => payment.approve(id, approvalId)));
  for (const answer of answers)
    assert.match(dataOf<Approved>(answer).paymentStatus, /^(approved|approval_requested)$/);
  assert.equal(await payment.callsAt("^/gateway/approve$"), 1);
  assert.equal((await payment.chargesOf(id)).length, 1);
});

test("a paid reservation is accepted, not confirmed, at an outlet that accepts by hand", async () => {
  await sandbox.control("PUT", "/outlets/11", { acceptsByHand: true });
  const id = await payment.book();
  assert.equal(
    dataOf<Approved>(await payment.approve(id, approvalIdOf(await payment.pay(id)))).status,
    "accepted",
  );
});

for (const { outcome, reason } of [
  { outcome: "cancel", reason: "cancelled" },
  { outcome: "decline", reason: "declined" },
  { outcome: "insufficient", reason: "insufficient" },
  { outcome: "timeout", reason: "timeout" },
  { outcome: "wrong_amount", reason: "amount_mismatch" },
  { outcome: "bad_signature", reason: "invalid" },
]) {
  test(`${outcome} at the gateway returns the guest with ${reason}, uncharged and able to try again`, async () => {
    const id = await payment.book();
    assert.equal(await payment.pay(id, outcome), `${returnUrlOf(id)}?payment=failed&reason=${reason}`);
    assert.equal((await payment.statusOf(id)).status, "pending");
    assert.deepEqual(await payment.chargesOf(id), []);
    assert.equal(
      dataOf<Approved>(await payment.approve(id, approvalIdOf(await payment.pay(id)))).status,
      "confirmed",
    );
  });
}

test("a return address keeps its query", async () => {
  const id = await payment.book();
  const returnUrl = `${returnUrlOf(id)}?language=en`;
  for (const { outcome, expected } of [
    { outcome: "approve", expected: new RegExp(`^${returnUrlOf(id)}/[\\w-]{22}\\?language=en$`) },
    { outcome: "cancel", expected: /\?language=en&payment=failed&reason=cancelled$/ },
  ]) {
    const { nextUrl, body } = await payAtGateway(dataOf<GatewayForm>(await payment.init(id, { returnUrl })), {
      outcome,
    });
    assert.match(await payment.bringBack(nextUrl, body), expected);
  }
});

test("the gateway's form is accepted in EUC-KR and in any field order", async () => {
  const id = await payment.book();
  const { nextUrl, fields } = await payAtGateway(dataOf<GatewayForm>(await payment.init(id)));
  const percent = (text: string) =>
    [...iconv.encode(text, "euc-kr")].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const body = Object.entries(fields)
    .reverse()
    .map(([name, value]) => `${name}=${percent(value)}`)
    .join("&");
  assert.match(await payment.bringBack(nextUrl, body), /\/[\w-]{22}$/);
});

test("a form that was tampered with is invalid", async () => {
  const id = await payment.book();
  const { nextUrl, fields } = await payAtGateway(dataOf<GatewayForm>(await payment.init(id)));
  const other = await payAtGateway(
    dataOf<GatewayForm>(await payment.init(await payment.book({ time: "19:00" }))),
  );
  const changes: Record<string, string>[] = [
    { P_AMT: "1" },
    { P_OID: other.fields.P_OID ?? "" },
    { P_OID: "YH1X0000" },
    { P_SIGNATURE: "" },
    { P_STATUS: "01" },
    { P_REQ_URL: "https://elsewhere.test/approve" },
    { P_MID: "shop12" },
  ];
  for (const change of changes) {
    const body = new URLSearchParams({ ...fields, ...change }).toString();
    assert.match(
      await payment.bringBack(nextUrl, body),
      /payment=failed&reason=invalid$/,
      JSON.stringify(change),
    );
  }
  assert.match(await payment.bringBack(nextUrl, ""), /reason=invalid$/);
  assert.match(await payment.bringBack(nextUrl, new URLSearchParams(fields).toString()), /\/[\w-]{22}$/);
});

test("guests are redirected to the web application only", async () => {
  const id = await payment.book();
  const elsewhere = "https://elsewhere.test/";
  assert.equal(errorOf(await payment.init(id, { returnUrl: elsewhere })), "422 requirements_not_satisfied");
  const { fields } = await payAtGateway(dataOf<GatewayForm>(await payment.init(id)));
  const response = await sandbox.app.request(
    `/api${SITC}/payment/preApproval?returnUrl=${encodeURIComponent(elsewhere)}`,
    { method: "POST", body: new URLSearchParams(fields).toString() },
  );
  assert.deepEqual([response.status, response.headers.get("location")], [422, null]);
  const another = `${WEB}/api/crm_channel_si_tc/payment/preApproval?returnUrl=${encodeURIComponent(`${WEB}/p/x`)}`;
  assert.match(
    await payment.bringBack(another, new URLSearchParams(fields).toString()),
    /\/p\/x\?.*reason=invalid$/,
  );
});

test("a reservation that expires while its guest is at the gateway is not charged", async () => {
  const id = await payment.book();
  const { nextUrl, body } = await payAtGateway(dataOf<GatewayForm>(await payment.init(id)));
  sandbox.clock.advance(10);
  assert.match(await payment.bringBack(nextUrl, body), /reason=expired$/);
  assert.equal((await payment.statusOf(id)).status, "cancelled");
  assert.equal(errorOf(await payment.init(id)), "422 expired_reservation");
});

test("a reservation that expires after its guest's return is not charged", async () => {
  const id = await payment.book();
  const approvalId = approvalIdOf(await payment.pay(id));
  sandbox.clock.advance(10);
  assert.equal(errorOf(await payment.approve(id, approvalId)), "422 expired_reservation");
  assert.deepEqual(await payment.chargesOf(id), []);
});

test("only one of two authenticated attempts is charged", async () => {
  const id = await payment.book();
  const [first, second] = [approvalIdOf(await payment.pay(id)), approvalIdOf(await payment.pay(id))];
  assert.equal((await payment.approve(id, first)).status, 200);
  assert.equal(errorOf(await payment.approve(id, second)), "409 payment_done");
  assert.equal(errorOf(await payment.init(id)), "409 payment_done");
  assert.equal((await payment.chargesOf(id)).length, 1);
});

test("an approval without a timely response is net-cancelled, and the guest can pay again", async () => {
  const id = await payment.book();
  const approvalId = approvalIdOf(await payment.pay(id, "late"));
  assert.equal(errorOf(await payment.approve(id, approvalId)), "502 unexpected");
  assert.deepEqual(await payment.chargesOf(id), [{ amount: 240_000, refunded: 0, state: "net_cancelled" }]);
  const { status, paymentStatus } = await payment.statusOf(id);
  assert.deepEqual([status, paymentStatus], ["pending", "error"]);
  assert.equal(errorOf(await payment.approve(id, approvalId)), "502 unexpected");
  assert.equal(await payment.callsAt("^/gateway/approve$"), 1);

  assert.equal(
    dataOf<Approved>(await payment.approve(id, approvalIdOf(await payment.pay(id)))).status,
    "confirmed",
  );
});

test("while the charge is uncertain the payment stays approval_requested until a net cancel succeeds", async () => {
  const id = await payment.book();
  const approvalId = approvalIdOf(await payment.pay(id));
  await sandbox.control("POST", "/faults", { path: "^/gateway/approve$", late: true, reset: true, times: 1 });
  await sandbox.control("POST", "/faults", { path: "^/gateway/net-cancel$", status: 500, times: 2 });
  assert.equal(errorOf(await payment.approve(id, approvalId)), "502 unexpected");
  assert.equal((await payment.statusOf(id)).paymentStatus, "approval_requested");
  assert.equal(errorOf(await payment.init(id)), "409 failed_to_create_payment_token");
  sandbox.clock.advance(10);
  const { status, paymentStatus } = await payment.statusOf(id);
  assert.deepEqual([status, paymentStatus], ["cancelled", "error"]);
  assert.deepEqual(await payment.chargesOf(id), [{ amount: 240_000, refunded: 0, state: "net_cancelled" }]);
});

test("an approval refused by the gateway gives 502 and the payment status error", async () => {
  const id = await payment.book();
  const approvalId = approvalIdOf(await payment.pay(id));
  await sandbox.control("POST", "/faults", {
    path: "^/gateway/approve$",
    body: { resultCode: "1002", amount: 0 },
    times: 1,
  });
  assert.equal(errorOf(await payment.approve(id, approvalId)), "502 unexpected");
  assert.equal((await payment.statusOf(id)).paymentStatus, "error");
});

test("an approval is refused to another guest and for another reservation", async () => {
  const id = await payment.book();
  const approvalId = approvalIdOf(await payment.pay(id));
  const stranger = await signIn(sandbox);
  assert.equal(errorOf(await payment.approve(id, approvalId, { who: stranger })), "404 notfound_reservation");
  assert.equal(
    errorOf(
      await payment.approve(id, approvalId, { who: { customerId: 0, headers: { authorization: "" } } }),
    ),
    "401 unauthorized",
  );
  assert.equal(errorOf(await payment.init(id, { who: stranger })), "404 notfound_reservation");
  const other = await payment.book({ time: "19:00" });
  assert.equal(errorOf(await payment.approve(other, approvalId)), "422 requirements_not_satisfied");
  assert.equal(
    errorOf(await payment.approve(id, approvalId, { call: "approvalPR" })),
    "422 requirements_not_satisfied",
  );
  assert.deepEqual(await payment.chargesOf(id), []);
});

test("a payment request can be paid only by the guest who claimed it", async () => {
  const { body } = await sandbox.control("POST", "/payment-requests", {
    resourceId: 11,
    promotionId: 101,
    amount: 50_000,
  });
  const id = (body as { reservationId: string }).reservationId;
  assert.equal(errorOf(await payment.init(id)), "404 notfound_reservation");
  await sandbox.post(`/crm_channel_si_tc/reservation/claim/${id}`, {}, guest.headers);
  const approvalId = approvalIdOf(await payment.pay(id));
  const stranger = await signIn(sandbox);
  assert.equal(errorOf(await payment.init(id, { who: stranger })), "409 reservation_already_claimed");
  const answer = await payment.approve(id, approvalId, { who: stranger, call: "approvalPR" });
  assert.equal(errorOf(answer), "409 reservation_already_claimed");
  const approved = dataOf<Approved>(await payment.approve(id, approvalId, { call: "approvalPR" }));
  assert.deepEqual([approved.status, approved.amount], ["confirmed", 50_000]);
});

for (const { what, change, error } of [
  {
    what: "an outlet without a contract",
    change: () => sandbox.control("PUT", "/outlets/11", { merchantId: null }),
    error: "422 wrong_payment_configuration",
  },
  {
    what: "a cancelled reservation",
    change: (id: string) => sandbox.control("PATCH", `/reservations/${id}`, { status: "cancelled" }),
    error: "422 expired_reservation",
  },
  {
    what: "an approval in progress",
    change: (id: string) =>
      sandbox.control("PATCH", `/reservations/${id}`, { paymentStatus: "approval_requested" }),
    error: "409 failed_to_create_payment_token",
  },
]) {
  test(`no payment begins for ${what}`, async () => {
    const id = await payment.book();
    await change(id);
    assert.equal(errorOf(await payment.init(id)), error);
  });
}
