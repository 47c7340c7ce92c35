/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { RetryButton } from "@/components/ui/load-failure";
import messages from "@/messages/en.json";

function show(retry: () => unknown) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <RetryButton retry={retry} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole("button");
}

test("the pressed button says that it tries again, once, until there is an answer", async () => {
  let answer = () => {};
  const retry = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const button = show(retry);
  expect(button.textContent).toBe(messages.Common.retry);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe(messages.Common.retrying);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(button.textContent).toBe(messages.Common.retry);
  expect(button.getAttribute("aria-busy")).toBe("false");
});

test("a button whose retry has failed can be pressed again", async () => {
  const retry = jest.fn(() => Promise.reject(new Error("no connection")));
  const button = show(retry);
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(retry).toHaveBeenCalledTimes(2);
});
