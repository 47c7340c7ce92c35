/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { BookedHeading, SentMessages } from "@/components/receipt/receipt-card";
import { rememberJustBooked } from "@/lib/booking/just-booked";
import { reservationSchema } from "@/lib/booking/schema";
import messages from "@/messages/en.json";

const { booked } = messages.Receipt;

function show(fields: object) {
  const reservation = reservationSchema.parse({
    reservationId: "AH_7",
    resourceId: 12,
    promotionId: 1201,
    date: "2026-12-24",
    time: "18:30",
    adult: 2,
    amount: 136_000,
    name: "Hana Kim",
    status: "confirmed",
    ...fields,
  });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <BookedHeading reservation={{ ...reservation, timeZone: "Asia/Seoul" }} />
      <SentMessages reservation={{ ...reservation, timeZone: "Asia/Seoul" }} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => sessionStorage.clear());

test("a reservation just confirmed has that heading, thanks by name and the messages sent (R8.1)", () => {
  rememberJustBooked("AH_7", [{ channel: "sms", to: "****5678" }]);
  // The payment's response may list no messages; those of the booking are kept.
  rememberJustBooked("AH_7", []);
  show({ paymentStatus: "approved" });
  expect(screen.getByRole("heading").textContent).toBe(booked.confirmed);
  expect(screen.getByText(booked.thanksName.replace("{name}", "Hana Kim"))).toBeTruthy();
  expect(screen.getByRole("listitem").textContent).toBe(booked.smsEnding.replace("{digits}", "5678"));
});

test("a reservation the restaurant must still confirm is not headed as confirmed (R8.1)", () => {
  rememberJustBooked("AH_7", []);
  show({ status: "pending" });
  expect(screen.getByRole("heading").textContent).toBe(booked.requested);
  expect(screen.queryByRole("list")).toBeNull();
});

test.each([
  ["another reservation", "AH_8", {}],
  ["one that awaits payment", "AH_7", { status: "pending", needsPayment: true }],
  ["one that was cancelled", "AH_7", { status: "cancelled" }],
])("no heading of a new reservation is shown for %s (R8.1)", (_, id, fields) => {
  rememberJustBooked(id, []);
  show(fields);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a reservation that the restaurant has accepted is headed as accepted, not as confirmed (R7.2)", () => {
  rememberJustBooked("AH_7", []);
  show({ status: "accepted", paymentStatus: "approved" });
  expect(screen.getByRole("heading").textContent).toBe(booked.accepted);
});
