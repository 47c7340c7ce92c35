/** @jest-environment jsdom */
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
