/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ReceiptNotices } from "@/components/receipt/receipt-card";
import { reservationSchema } from "@/lib/booking/schema";
import messages from "@/messages/en.json";

const { Receipt } = messages;

function show(fields: object) {
  const reservation = reservationSchema.parse({
    reservationId: "AH_7",
    resourceId: 12,
    promotionId: 1201,
    date: "2026-12-24",
    time: "18:30",
    adult: 2,
    amount: 136_000,
    status: "confirmed",
    ...fields,
  });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <ReceiptNotices reservation={{ ...reservation, timeZone: "Asia/Seoul" }} phone="02-0000-1201" />
    </NextIntlClientProvider>,
  );
}

test("a paid reservation the restaurant rejected says that the refund is owed, and whom to ask (R8.2)", () => {
  show({ status: "rejected", paymentStatus: "approved" });
  expect(screen.getByText(Receipt.refundOwed)).toBeTruthy();
  expect(screen.queryByText(Receipt.refundKept)).toBeNull();
  expect(screen.getByRole("link", { name: /02-0000-1201/ })).toBeTruthy();
});

test("a rejected reservation that was never paid has nothing to refund (R8.2)", () => {
  show({ status: "rejected" });
  expect(screen.getByText(Receipt.rejected)).toBeTruthy();
});

test("a cancelled reservation still marked paid says that nothing was refunded, without guessing why (R8.2)", () => {
  show({ status: "cancelled", paymentStatus: "approved" });
  expect(screen.getByText(Receipt.refundKept)).toBeTruthy();
  expect(Receipt.refundKept).not.toMatch(/by the terms/i);
});

test("a reservation in its usual course shows nothing", () => {
  show({ status: "confirmed", paymentStatus: "approved" });
  expect(document.body.textContent).toBe("");
});
