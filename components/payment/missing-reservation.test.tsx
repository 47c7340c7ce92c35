/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { MissingReservation } from "@/components/payment/payment-refusals";
import messages from "@/messages/en.json";

test("a reservation that is asked for again says so in the pressed button until there is an answer", async () => {
  let answer = () => {};
  const onRetry = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <MissingReservation code="unexpected" onRetry={onRetry} />
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole("button", { name: messages.Common.checkAgain });
  fireEvent.click(button);
  expect(button.textContent).toBe(messages.Common.checkingAgain);
  // The guest can leave meanwhile.
  expect(screen.getByRole("link", { name: messages.Common.myReservations })).toBeTruthy();
  await act(async () => answer());
  expect(button.textContent).toBe(messages.Common.checkAgain);
});
