/** @jest-environment jsdom */
import { AppError } from "@/lib/base/app-error";
import { callApi } from "@/lib/http/call-api";
import { startPayment } from "@/lib/payment/start-payment";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));

test("two presses open one payment, in one form of the gateway (R7.1, R6.9)", async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  const form = { action: "https://gateway.example/pay", fields: { order: "AH_7", submit: "yes" } };
  jest.mocked(callApi).mockResolvedValue({ ok: true, value: form });
  const payable = { resourceId: 14, reservationId: "AH_7" };
  const [first, second] = await Promise.all([startPayment(payable), startPayment(payable)]);
  expect([first, second]).toEqual([
    { ok: true, value: "leaving" },
    { ok: true, value: "leaving" },
  ]);
  expect(callApi).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(new FormData(document.forms[0]).get("order")).toBe("AH_7");
});

test("a payment request is claimed before its payment opens, and one that is another's opens none (R7.5)", async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  submitted.mockClear();
  const called: string[] = [];
  const answers: Record<string, unknown> = {
    "reservation/claim": { ok: false, error: new AppError("reservation_already_claimed", { status: 409 }) },
    "payment/initHash": { ok: true, value: { action: "https://gateway.example/pay", fields: {} } },
  };
  jest.mocked(callApi).mockImplementation((async ({ name }: { name: string }) => {
    called.push(name);
    return answers[name];
  }) as typeof callApi);
  const payable = { resourceId: 14, reservationId: "AH_8", kind: "request" } as const;
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(await startPayment(payable)).toMatchObject({
    ok: false,
    error: { code: "reservation_already_claimed" },
  });
  expect([called, submitted.mock.calls.length]).toEqual([["reservation/claim"], 0]);
  answers["reservation/claim"] = { ok: true, value: true };
  expect(await startPayment(payable)).toEqual({ ok: true, value: "leaving" });
  expect([called.slice(1), submitted.mock.calls.length]).toEqual([
    ["reservation/claim", "payment/initHash"],
    1,
  ]);
});
