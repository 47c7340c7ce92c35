/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { RedeemForm } from "@/components/coupon/redeem-form";
import { showError } from "@/components/ui/show-error";
import { AppError } from "@/lib/base/app-error";
import type { Coupon } from "@/lib/coupon/schema";
import { callApi } from "@/lib/http/call-api";
import messages from "@/messages/en.json";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/components/ui/show-error", () => ({ showError: jest.fn(async () => {}) }));

const { Common, Coupons, Errors } = messages;

const coupon: Coupon = {
  id: 7,
  name: "Dinner",
  description: undefined,
  image: undefined,
  status: "usable",
  validFrom: "2026-11-01T00:00:00Z",
  validTo: "2026-12-01T00:00:00Z",
  usedAt: undefined,
  usedOutlet: undefined,
  outlets: [{ resourceId: 13, name: "Lantern Lounge" }],
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  // The confirming button waits until its question can have been read.
  jest.useFakeTimers();
});
afterAll(() => jest.useRealTimers());

const pass = () => act(() => jest.advanceTimersByTimeAsync(1_000));

async function spend(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: Common.continue }));
  await pass();
  fireEvent.click(screen.getByRole("button", { name: Coupons.confirm }));
  await pass();
}

test("each refusal of a coupon has its own message, no input is lost, and the next try is accepted (R8.3)", async () => {
  const onUsed = jest.fn();
  const readAgain = jest.fn(async () => coupon);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <RedeemForm coupon={coupon} readAgain={readAgain} onUsed={onUsed} onClose={() => {}} />
    </NextIntlClientProvider>,
  );
  const number = screen.getByLabelText(Coupons.checkNumber);
  const password = screen.getByLabelText(Coupons.password);
  fireEvent.change(number, { target: { value: "4711" } });
  fireEvent.change(password, { target: { value: "2580" } });
  for (const [code, status] of [
    ["wrong_check_number", 422],
    ["wrong_check_password", 422],
    ["closed_check", 409],
    ["wrong_coupon_outlet", 422],
    ["notfound_coupon", 404],
    ["used_coupon", 409],
    ["expired_coupon", 422],
    ["wrong_coupon_date", 422],
    ["requirements_not_satisfied", 422],
    ["forbidden", 403],
  ] as const) {
    const error = new AppError(code, { status });
    jest.mocked(callApi).mockResolvedValueOnce({ ok: false, error });
    await spend();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    const isAtItsField = screen.queryByText(Errors[code]) !== null;
    const isShownAbove = jest.mocked(showError).mock.calls.some(([shown]) => shown === error);
    expect([code, isAtItsField || isShownAbove]).toEqual([code, true]);
    expect(number).toHaveProperty("value", "4711");
    expect(password).toHaveProperty("value", "2580");
  }
  expect(onUsed).not.toHaveBeenCalled();
  jest
    .mocked(callApi)
    .mockResolvedValueOnce({ ok: true, value: { used: true, usedAt: "2026-11-28T10:00:00Z" } });
  await spend();
  expect(onUsed).toHaveBeenCalledTimes(1);
  expect(callApi).toHaveBeenCalledTimes(11);
});
