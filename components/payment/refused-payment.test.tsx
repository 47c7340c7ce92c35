/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type Refusal, RefusedPayment } from "@/components/payment/payment-refusals";
import messages from "@/messages/en.json";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

function refuseIn(userAgent: string) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <RefusedPayment refusal={{ code: "payment_unknown_browser" }} phone={undefined} payBy={undefined} />
    </NextIntlClientProvider>,
  );
}
const browserLink = () =>
  screen.queryByRole("link", { name: messages.Payment.otherBrowser })?.getAttribute("href");

test("KakaoTalk opens the page in another browser by its own link (R6.7)", () => {
  refuseIn(`${IPHONE} KAKAOTALK 10.8.5`);
  expect(screen.getByText(/browser of KakaoTalk/)).toBeTruthy();
  expect(browserLink()).toBe("kakaotalk://web/openExternal?url=http%3A%2F%2Flocalhost%2F");
});

test("LINE opens it by the key in the address (R6.7)", () => {
  refuseIn(`${IPHONE} Safari Line/14.5.0`);
  expect(screen.getByText(/browser of LINE/)).toBeTruthy();
  expect(browserLink()).toBe("http://localhost/?openExternalBrowser=1");
});

test("an app without a link to another browser is named, and the address can be copied (R6.7)", () => {
  refuseIn(`${IPHONE} Instagram 340.0.0.22 (iPhone15,2)`);
  expect(screen.getByText(/browser of Instagram\. Copy this link/)).toBeTruthy();
  expect(browserLink()).toBeUndefined();
  expect(screen.getByRole("textbox").getAttribute("value")).toBe("http://localhost/");
});

test("a browser outside of any app gets the reason alone (R6.7)", () => {
  refuseIn(`${IPHONE} Version/18.0 Safari/604.1`);
  expect(screen.getByText(messages.Errors.payment_unknown_browser)).toBeTruthy();
  expect(browserLink()).toBeUndefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

describe("a refused payment is described truthfully (R7.3)", () => {
  const show = (refusal: Refusal, payBy?: string) =>
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
        <RefusedPayment refusal={refusal} phone={undefined} payBy={payBy} />
      </NextIntlClientProvider>,
    );
  const { Payment } = messages;

  test("a table that is held is shown with its deadline", () => {
    show({ failure: "declined" }, "Sun 22 Nov, 19:57");
    expect(screen.getByText(Payment.failedText.replace("{at}", "Sun 22 Nov, 19:57"))).toBeTruthy();
  });

  test("no deadline is shown where there is none", () => {
    show({ failure: "declined" });
    expect(screen.getByText(Payment.failedUncharged)).toBeTruthy();
  });

  test.each(["soldOut", "expired"] as const)("no table is held after %s", (failure) => {
    show({ failure }, "Sun 22 Nov, 19:57");
    expect(screen.getByText(Payment.failedUncharged)).toBeTruthy();
  });

  test("a paid reservation is not called unpaid", () => {
    show({ code: "payment_done" }, "Sun 22 Nov, 19:57");
    expect(screen.getByRole("heading").textContent).toBe(Payment.paidTitle);
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  test("a window that could not be opened is not blamed on too many orders", () => {
    show({ code: "failed_to_create_payment_token" });
    expect(screen.getByText(messages.Errors.failed_to_create_payment_token)).toBeTruthy();
    expect(screen.queryByText(/too many orders/)).toBeNull();
  });
});
