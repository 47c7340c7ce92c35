/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { LoadFailure } from "@/components/ui/load-failure";
import { AppError } from "@/lib/base/app-error";
import messages from "@/messages/en.json";

const lost = messages.Connection.offline;
const retry = jest.fn();

function show(error: AppError) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <LoadFailure error={error} retry={retry} text="The calendar could not be loaded." />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  retry.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a call without a response is told as a missing connection, and goes on by itself", () => {
  show(new AppError("REQUEST_SEND_ERROR"));
  expect(screen.getByText(lost)).toBeTruthy();
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(retry).toHaveBeenCalledTimes(2);
});

test("any failure is told as a missing connection while the browser is offline", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(new AppError("unexpected", { status: 500 }));
  expect(screen.getByText(lost)).toBeTruthy();
  jest.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("a crowd is told as such, and the answer is asked for until it is there (R6.2)", () => {
  show(new AppError("too_many_guests", { status: 503 }));
  expect(screen.getByText(messages.Connection.crowded)).toBeTruthy();
  jest.advanceTimersByTime(6_000);
  expect(retry).toHaveBeenCalledTimes(3);
});

test.each([
  ["a refusal", new AppError("unexpected", { status: 500 })],
  ["an unreadable answer", new AppError("backend_answer_unreadable", { status: 200 })],
])("%s is not told as the guest's connection", (_, error) => {
  show(error);
  expect(screen.getByText("The calendar could not be loaded.")).toBeTruthy();
  window.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});
