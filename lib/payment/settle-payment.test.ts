import { AppError } from "@/lib/base/app-error";
import { callAsVisitor } from "@/lib/http/call-backend";
import { settlePayment } from "@/lib/payment/settle-payment";

jest.mock("@/lib/http/call-backend", () => ({ callAsVisitor: jest.fn() }));

const AH = { reservationId: "AH_7", kind: "booking" };
const settling = { tokens: ["t"], reservationId: "AH_7", approvalId: "a1", locale: "ko" as const };

/** Mocks the status before and after. Returns the names of the calls, their arguments and their idempotency keys. */
function stand(before: object, after: object, approval: () => unknown = () => ({})) {
  const calls: string[] = [];
  const carried: unknown[] = [];
  const keys: (string | undefined)[] = [];
  const statuses = [before, after];
  jest.mocked(callAsVisitor).mockImplementation((async (
    { name }: { name: string },
    input: unknown,
    locale: string,
    { token, idempotencyKey }: { token?: string; idempotencyKey?: string },
  ) => {
    calls.push(name);
    carried.push([input, locale, token]);
    if (name === "reservation/status") return { ...AH, ...statuses.shift() };
    keys.push(idempotencyKey);
    return approval();
  }) as typeof callAsVisitor);
  return { calls, carried, keys };
}

test.each([
  ["has a payment deadline", { status: "pending", autoCancelAt: "2026-12-24T18:30:00+09:00" }],
  ["has no payment deadline", { status: "tentative" }],
  ["was already accepted by the outlet", { status: "accepted" }],
  ["is confirmed and has a payment request", { status: "confirmed", kind: "request" }],
  ["has been marked as being approved since the gateway returned", approving("pending")],
])("a payment made at the gateway is approved when the table %s (R7.2)", async (_name, before) => {
  const { calls } = stand(before, { status: "confirmed", paymentStatus: "approved" });
  await expect(settlePayment(settling)).resolves.toMatchObject({ paymentStatus: "approved" });
  const approval = "kind" in before ? "payment/approvalPR" : "payment/approval";
  expect(calls).toEqual(["reservation/status", approval, "reservation/status"]);
});

test.each([
  ["is paid", { status: "confirmed", paymentStatus: "approved" }],
  ["is paid and awaits the outlet's confirmation", { status: "pending", paymentStatus: "approved" }],
  ["was cancelled", { status: "cancelled" }],
  ["was cancelled during its approval", approving("cancelled")],
  ["has been used", { status: "seated" }],
])("nothing is approved when the table %s (R7.2)", async (_name, before) => {
  const { calls } = stand(before, {});
  await expect(settlePayment(settling)).resolves.toEqual({ ...AH, ...before });
  expect(calls).toEqual(["reservation/status"]);
});

test("each approval has an idempotency key of its own that stays the same (R6.9, R7.2)", async () => {
  const keyOf = async (approvalId: string) => {
    const { keys } = stand(approving("pending"), approving("pending"));
    await settlePayment({ ...settling, approvalId });
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    return keys[0];
  };
  expect(await keyOf("a1")).toBe(await keyOf("a1"));
  expect(await keyOf("a2")).not.toBe(await keyOf("a1"));
});

test("every call is for this reservation, with the guest's token and language (R7.2)", async () => {
  const { carried } = stand(approving("pending"), approving("pending"));
  await settlePayment(settling);
  const status = [{ id: "AH_7" }, "ko", "t"];
  expect(carried).toEqual([status, [{ reservationId: "AH_7", approvalId: "a1" }, "ko", "t"], status]);
});

test("an error that is no refusal by the back end is rethrown (R7.2)", async () => {
  stand(approving("pending"), approving("pending"), () => {
    throw new TypeError("a bug");
  });
  await expect(settlePayment(settling)).rejects.toThrow(TypeError);
});

test("a refused approval is returned together with the status, which decides (R7.2)", async () => {
  stand(approving("pending"), { status: "confirmed", paymentStatus: "approved" }, () => {
    throw new AppError("payment_done", { status: 409 });
  });
  await expect(settlePayment(settling)).resolves.toMatchObject({
    paymentStatus: "approved",
    refusedBy: "payment_done",
  });
});

test.each([
  ["the messages sent to the guest", { sent: [{ kind: "sms" }] }],
  ["no messages where the back end reports none", {}],
])("an approval returns %s, and the status after it (R7.2)", async (_name, approval) => {
  const after = { status: "confirmed", paymentStatus: "approved" };
  stand(approving("pending"), after, () => approval);
  const settled = await settlePayment(settling);
  expect(settled).toStrictEqual({ ...AH, ...after, refusedBy: undefined, ...approval });
});

test("without an approval id only the status is read (R7.2)", async () => {
  const { calls } = stand({ status: "pending" }, {});
  await settlePayment({ ...settling, approvalId: undefined });
  expect(calls).toEqual(["reservation/status"]);
});

describe("a session and a return address that each hold a token", () => {
  const refuse = (code: "unauthorized" | "notfound_reservation") => {
    throw new AppError(code, { status: code === "unauthorized" ? 401 : 404 });
  };
  const paid = { ...AH, status: "confirmed", paymentStatus: "approved" };
  const answerByToken = (answers: Record<string, () => object>) => {
    const used: (string | undefined)[] = [];
    jest.mocked(callAsVisitor).mockImplementation((async (
      _endpoint: object,
      _input: object,
      _locale: string,
      { token = "" }: { token?: string },
    ) => {
      used.push(token);
      return answers[token]?.();
    }) as typeof callAsVisitor);
    return used;
  };
  const settle = (tokens: (string | undefined)[]) => settlePayment({ ...settling, tokens });

  test("the living session is asked first, and alone if it knows the reservation (R7.2)", async () => {
    const used = answerByToken({ session: () => paid, resume: () => refuse("unauthorized") });
    await expect(settle(["session", "resume"])).resolves.toEqual(paid);
    expect(used).toEqual(["session"]);
  });

  test.each(["unauthorized", "notfound_reservation"] as const)(
    "where the session's answer is %s the token of the return address settles the payment (R7.2)",
    async (code) => {
      answerByToken({ session: () => refuse(code), resume: () => paid });
      await expect(settle(["session", "resume"])).resolves.toEqual(paid);
      await expect(settle([undefined, "resume"])).resolves.toEqual(paid);
    },
  );

  test("without a living token the guest must sign in; another guest's session is told that it is not theirs", async () => {
    answerByToken({ session: () => refuse("notfound_reservation"), resume: () => refuse("unauthorized") });
    await expect(settle(["session", "resume"])).rejects.toMatchObject({ code: "notfound_reservation" });
    await expect(settle([undefined, "resume"])).rejects.toMatchObject({ code: "unauthorized" });
    await expect(settle([undefined, undefined])).rejects.toMatchObject({ code: "unauthorized" });
  });

  test("a back end that does not answer is not asked again with another token", async () => {
    const used = answerByToken({
      session: () => {
        throw new AppError("backend_unavailable");
      },
      resume: () => paid,
    });
    await expect(settle(["session", "resume"])).rejects.toMatchObject({ code: "backend_unavailable" });
    expect(used).toEqual(["session"]);
  });
});

function approving(status: string) {
  return { status, paymentStatus: "approval_requested" };
}
