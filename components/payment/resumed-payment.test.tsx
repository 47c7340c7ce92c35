/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ResumedPayment } from "@/components/payment/payment-refusals";
import type { SettledPayment } from "@/lib/payment/schema";
import messages from "@/messages/en.json";

const { resumed, failedTitle } = messages.Payment;

function show(payment: Partial<SettledPayment>) {
  const settled = {
    reservationId: "AH_7",
    status: "confirmed",
    paymentStatus: "approved",
    autoCancelAt: undefined,
    kind: "booking",
    ...payment,
  } as SettledPayment;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <ResumedPayment
        payment={settled}
        outlet="Onsil"
        resourceId={12}
        refusal={undefined}
        isSomebodyElse={false}
        fromMessenger={false}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole("heading").textContent;
}

test("a cancelled reservation has its own heading, not that of an unpaid one (R7.2)", () => {
  expect(show({ status: "cancelled", paymentStatus: "full_cancel" })).toBe(resumed.cancelledTitle);
  expect(screen.queryByText(failedTitle)).toBeNull();
});

test("a paid and confirmed reservation says that the restaurant looks forward to the guest (R7.2)", () => {
  expect(show({ status: "confirmed" })).toBe(resumed.paidTitle);
  expect(screen.getByText("We look forward to welcoming you at Onsil.")).toBeTruthy();
});

test("a reservation to be confirmed does not say that the restaurant expects the guest (R7.2)", () => {
  expect(show({ status: "pending" })).toBe(resumed.paidTitle);
  expect(screen.queryByText("We look forward to welcoming you at Onsil.")).toBeNull();
  expect(screen.getByText(resumed.paidOutletPending.replace("{outlet}", "Onsil"))).toBeTruthy();
});

test("what was never paid is not called paid (R7.2)", () => {
  expect(show({ status: "confirmed", paymentStatus: undefined })).toBe(resumed.heldTitle);
});
