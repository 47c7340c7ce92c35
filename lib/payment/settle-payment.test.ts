import { AppError } from "@/lib/errors/app-error";
import { callAsVisitor } from "@/lib/http/call-backend";
import { settlePayment } from "@/lib/payment/settle-payment";

jest.mock("@/lib/http/call-backend", () => ({ callAsVisitor: jest.fn() }));

const AH = { reservationId: "AH_7", kind: "booking" };
const settling = { token: "t", reservationId: "AH_7", approvalId: "a1", locale: "ko" as const };

/** What the status is before and after; answers the names of the calls that were made, and their keys. */
function stand(before: object, after: object, approval: () => unknown = () => ({})) {
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  const statuses = [before, after];
  jest.mocked(callAsVisitor).mockImplementation((async (
    { name }: { name: string },
    _input: unknown,
    _locale: string,
    { idempotencyKey }: { idempotencyKey?: string },
  ) => {
    asked.push(name);
    if (name === "reservation/status") return { ...AH, ...statuses.shift() };
    keys.push(idempotencyKey);
    return approval();
  }) as typeof callAsVisitor);
  return { asked, keys };
}

test.each([
  ["has a time to be paid by", { status: "pending", autoCancelAt: "2026-12-24T18:30:00+09:00" }],
  ["names no time to be paid by", { status: "tentative" }],
  ["was accepted by the outlet before", { status: "accepted" }],
  ["is confirmed, and asked to be paid by link", { status: "confirmed", kind: "request" }],
  ["counts as being approved since the guest came from the gateway", approving("pending")],
])("R7.2 what the guest did at the gateway is approved where the table %s", async (_name, before) => {
  const { asked } = stand(before, { status: "confirmed", paymentStatus: "approved" });
  await expect(settlePayment(settling)).resolves.toMatchObject({ paymentStatus: "approved" });
  const approval = "kind" in before ? "payment/approvalPR" : "payment/approval";
  expect(asked).toEqual(["reservation/status", approval, "reservation/status"]);
});

test.each([
  ["is paid", { status: "confirmed", paymentStatus: "approved" }],
  ["is paid and waits for the outlet's word", { status: "pending", paymentStatus: "approved" }],
  ["was cancelled", { status: "cancelled" }],
  ["was cancelled while it was being approved", approving("cancelled")],
  ["has been used", { status: "seated" }],
])("R7.2 nothing is approved any more where the table %s", async (_name, before) => {
  const { asked } = stand(before, {});
  await expect(settlePayment(settling)).resolves.toEqual({ ...AH, ...before });
  expect(asked).toEqual(["reservation/status"]);
});

test("R6.9 R7.2 the same approval always carries the same key, and another another", async () => {
  const { keys } = stand(approving("pending"), approving("pending"));
  await settlePayment(settling);
  stand(approving("pending"), approving("pending"));
  const again = stand(approving("pending"), approving("pending"));
  await settlePayment(settling);
  await settlePayment({ ...settling, approvalId: "a2" });
  expect(again.keys[0]).toBe(keys[0]);
  expect(again.keys[1]).not.toBe(keys[0]);
});

test("R7.2 a refused approval is told beside the status, which decides", async () => {
  stand(approving("pending"), { status: "confirmed", paymentStatus: "approved" }, () => {
    throw new AppError("payment_done", { status: 409 });
  });
  await expect(settlePayment(settling)).resolves.toMatchObject({
    paymentStatus: "approved",
    refusedBy: "payment_done",
  });
});

test("R7.2 without an approval nothing is asked but how it stands", async () => {
  const { asked } = stand({ status: "pending" }, {});
  await settlePayment({ ...settling, approvalId: undefined });
  expect(asked).toEqual(["reservation/status"]);
});

function approving(status: string) {
  return { status, paymentStatus: "approval_requested" };
}
