import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { openServedSandbox, type ServedSandbox } from "#testing/open-served-sandbox.ts";
import { dataOf, TEST_NOW } from "#testing/open-test-sandbox.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";
import { approvalIdOf, type TestPayment, testPayment } from "#testing/test-payment.ts";

const SITC = "/crm_channel_si_tc";
let sandbox: ServedSandbox;
let guest: Guest;
let payment: TestPayment;

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

const cancelIt = async (id: string) =>
  dataOf(await sandbox.put(`${SITC}/reservation/cancel/${id}`, {}, guest.headers));

for (const { daysBefore, percent, state, paymentStatus } of [
  { daysBefore: 3, percent: 100, state: "refunded", paymentStatus: "full_cancel" },
  { daysBefore: 3, percent: 50, state: "partially_refunded", paymentStatus: "partial_cancel" },
  { daysBefore: 14, percent: 100, state: "approved", paymentStatus: "approved" },
]) {
  test(`a refund of ${percent} % until ${daysBefore} days before leaves the charge ${state}`, async () => {
    await sandbox.control("PUT", "/promotions/101", {
      refundRules: [{ type: "absolute", daysBefore, percent }],
    });
    const id = await payment.book();
    await payment.approve(id, approvalIdOf(await payment.pay(id)));
    const due = state === "approved" ? 0 : percent;
    const refundAmount = 2_400 * due;
    assert.deepEqual(await cancelIt(id), {
      status: "cancelled",
      paymentStatus,
      refundAmount,
      refundPercent: due,
    });
    assert.deepEqual(await payment.chargesOf(id), [{ amount: 240_000, refunded: refundAmount, state }]);
    assert.equal((await payment.statusOf(id)).paymentStatus, paymentStatus);
  });
}

test("a refund that fails at the gateway is reported as cancel_failed, and the reservation is cancelled", async () => {
  const id = await payment.book();
  await payment.approve(id, approvalIdOf(await payment.pay(id)));
  await sandbox.control("POST", "/faults", { path: "^/gateway/refund$", status: 500, times: 1 });
  assert.deepEqual(await cancelIt(id), {
    status: "cancelled",
    paymentStatus: "cancel_failed",
    refundAmount: 240_000,
    refundPercent: 100,
  });
  assert.deepEqual(await payment.chargesOf(id), [{ amount: 240_000, refunded: 0, state: "approved" }]);
});

test("a reservation that the controls created as paid is refunded like any other", async () => {
  const { body } = await sandbox.control("PUT", "/reservations", {
    customerId: guest.customerId,
    resourceId: 11,
    promotionId: 101,
    items: [{ menuId: 7, quantity: 1 }],
    paid: true,
  });
  const id = (body as { reservationId: string }).reservationId;
  assert.deepEqual(await payment.chargesOf(id), [{ amount: 120_000, refunded: 0, state: "approved" }]);
  await cancelIt(id);
  assert.deepEqual(await payment.chargesOf(id), [{ amount: 120_000, refunded: 120_000, state: "refunded" }]);
});
