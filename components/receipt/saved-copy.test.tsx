/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SavedCopy } from "@/components/receipt/saved-copy";
import { reservationSchema } from "@/lib/booking/schema";
import messages from "@/messages/en.json";

test("where a device stores no receipt, the page says so and offers an image (R8.1)", async () => {
  // What makes a browser able to keep it; each use of it is denied.
  for (const name of ["caches", "cookieStore"]) Object.assign(window, { [name]: {} });
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  jest.spyOn(document, "cookie", "get").mockReturnValue("signed-in=1.mark");
  const reservation = reservationSchema.parse({
    reservationId: "AH_7",
    resourceId: 12,
    promotionId: 1201,
    date: "2026-12-24",
    time: "18:30",
    adult: 2,
    amount: 0,
    status: "confirmed",
  });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <SavedCopy reservation={{ ...reservation, timeZone: "Asia/Seoul" }} outlet={undefined} isAhead />
    </NextIntlClientProvider>,
  );
  const { saved } = messages.Receipt;
  expect(await screen.findByText(saved.failed)).toBeTruthy();
  expect(screen.getByRole("button", { name: saved.image })).toBeTruthy();
  expect(screen.queryByText(saved.kept)).toBeNull();
});
