/** @jest-environment jsdom */

import { AppError, type ErrorCode } from "@/lib/base/app-error";
import { cancelReservation, claimReservation, getReservationStatus } from "@/lib/booking/endpoints";
import { callApi } from "@/lib/http/call-api";
import { cancelOnce, loadCancellation } from "@/lib/receipt/cancel-once";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));

const refused = (code: ErrorCode) => ({ ok: false as const, error: new AppError(code) });
const accepted = (value: object) => ({ ok: true as const, value });

/** Sets what the two calls return; returns the names of those that were made. */
function answerWith(cancelling: object, status: object = refused("backend_unavailable")) {
  const calls: string[] = [];
  jest.mocked(callApi).mockImplementation((async (endpoint: { name: string }) => {
    calls.push(endpoint.name);
    return endpoint.name === cancelReservation.name ? cancelling : status;
  }) as typeof callApi);
  return calls;
}

const [CANCEL, STATUS] = [cancelReservation.name, getReservationStatus.name];

test("the back end's response to a cancellation is its outcome, and no status is read (R8.2)", async () => {
  const calls = answerWith(accepted({ refundAmount: 45_000, paymentStatus: "partial_cancel" }));
  await expect(cancelOnce("AH_1")).resolves.toEqual({
    end: "cancelled",
    refundAmount: 45_000,
    paymentStatus: "partial_cancel",
  });
  expect(calls).toEqual([CANCEL]);
});

test("a payment request is claimed before it is cancelled, and stands where it is another's (R7.5, R8.2)", async () => {
  const calls = answerWith(accepted({ refundAmount: 0 }));
  await expect(cancelOnce("AH_2", "request")).resolves.toMatchObject({ end: "stands" });
  expect(calls).toEqual([claimReservation.name]);
});

test.each(["REQUEST_SEND_ERROR", "backend_unavailable", "backend_answer_unreadable"] as const)(
  "after %s the status shows that it was carried out, with an unknown refund (R8.2)",
  async (code) => {
    const calls = answerWith(refused(code), accepted({ status: "cancelled", paymentStatus: "full_cancel" }));
    await expect(cancelOnce("AH_1")).resolves.toEqual({
      end: "cancelled",
      refundAmount: 0,
      paymentStatus: "full_cancel",
    });
    expect(calls).toEqual([CANCEL, STATUS]);
  },
);

test("a refusal for a reservation that the outlet had rejected counts as cancelled (R8.2)", async () => {
  answerWith(refused("requirements_not_satisfied"), accepted({ status: "rejected" }));
  await expect(cancelOnce("AH_1")).resolves.toMatchObject({ end: "cancelled", refundAmount: 0 });
});

test.each(["confirmed", "tentative", "arrived", "noshow"])(
  "a reservation that is %s is not cancelled, and the reason is kept (R8.2)",
  async (status) => {
    answerWith(refused("requirements_not_satisfied"), accepted({ status, paymentStatus: "approved" }));
    await expect(cancelOnce("AH_1")).resolves.toEqual({ end: "stands", code: "requirements_not_satisfied" });
  },
);

test("without a status the outcome is unknown, and asking again sends no cancellation (R8.2)", async () => {
  const calls = answerWith(refused("REQUEST_SEND_ERROR"));
  await expect(cancelOnce("AH_1")).resolves.toEqual({ end: "unknown" });
  const lost = new AppError("backend_unavailable", { requestId: "7F3K-0001" });
  await expect(loadCancellation("AH_1", lost)).resolves.toEqual({ end: "unknown", requestId: "7F3K-0001" });
  expect(calls).toEqual([CANCEL, STATUS, STATUS]);
});

test("an unknown outcome is retried under the same key, a settled one gets a new key (R8.2, R6.9)", async () => {
  const keys: (string | undefined)[] = [];
  const cancel = async (cancelling: object, status?: object) => {
    answerWith(cancelling, status);
    const answering = jest.mocked(callApi).getMockImplementation();
    jest.mocked(callApi).mockImplementation((async (...call: Parameters<typeof callApi>) => {
      if (call[0].name === CANCEL) keys.push(call[2]?.idempotencyKey);
      return answering?.(...call);
    }) as typeof callApi);
    await cancelOnce("AH_7");
  };
  await cancel(refused("REQUEST_SEND_ERROR"));
  await cancel(refused("REQUEST_SEND_ERROR"), accepted({ status: "confirmed" }));
  await cancel(accepted({ refundAmount: 0 }));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
