/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { CancelDialog } from "@/components/receipt/cancel-dialog";
import { showToast } from "@/components/ui/toasts";
import { reservationSchema } from "@/lib/booking/schema";
import { cancelOnce } from "@/lib/receipt/cancel-once";
import messages from "@/messages/en.json";

jest.mock("@/lib/receipt/cancel-once", () => ({ cancelOnce: jest.fn(), loadCancellation: jest.fn() }));
jest.mock("@/components/receipt/use-reservation", () => ({
  useReservedPromotion: () => ({ promotion: undefined }),
}));
jest.mock("@/components/ui/toasts", () => ({ showToast: jest.fn() }));
jest.mock("@/components/ui/sheet", () => ({ Sheet: ({ children }: { children: ReactNode }) => children }));

const reservation = {
  ...reservationSchema.parse({
    reservationId: "AH_7",
    resourceId: 31,
    promotionId: 3101,
    date: "2099-12-24",
    time: "19:00",
    adult: 2,
    amount: 180_000,
    status: "confirmed",
    kind: "booking",
  }),
  timeZone: "Asia/Seoul",
};

test.each([
  ["cancel_failed", 0, { title: "Error payment_cancel_failed", isError: true }],
  ["full_cancel", 180_000, { title: "AH_7" }],
] as const)(
  "a cancellation that leaves the payment %s, %s won refunded, says so in a toast (R8.2, R12.2)",
  async (paymentStatus, refundAmount, toast) => {
    jest.mocked(showToast).mockClear();
    jest.mocked(cancelOnce).mockResolvedValue({ end: "cancelled", refundAmount, paymentStatus } as never);
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
        <CancelDialog reservation={reservation} onClose={() => {}} onChanged={async () => {}} />
      </NextIntlClientProvider>,
    );
    const confirm = screen.getByRole("button", { name: messages.Reservations.cancelConfirm });
    await act(async () => fireEvent.click(confirm));
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining(toast));
  },
);
