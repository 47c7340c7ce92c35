/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { MonthCalendar } from "@/components/reservation-form/steps/month-calendar";
import { useMonth } from "@/components/reservation-form/use-availability";
import { promotionSchema } from "@/lib/promotion/schema";
import { daysOfMonth } from "@/lib/time/calendar-days";
import messages from "@/messages/en.json";

jest.mock("@/components/reservation-form/use-availability", () => ({
  useMonth: jest.fn(),
  useHolidays: () => [],
}));

const promotion = promotionSchema.parse({ id: 1, resourceId: 2, name: "Dinner" });
const range = { start: "2026-12-01", end: "2027-02-28" };

function showMonth(month: string, status: string) {
  jest.mocked(useMonth).mockReturnValue({
    data: daysOfMonth(month).map((date) => ({ date, status })),
    error: undefined,
    mutate: jest.fn(),
  } as never);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <MonthCalendar
        promotion={promotion}
        month={month}
        range={range}
        pax={2}
        date={undefined}
        nextOpen={undefined}
        onTurn={() => {}}
        onChoose={() => {}}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole("status").textContent?.trim();
}

test("a full month is called by its name, not 'this month' (R6.4)", () => {
  expect(showMonth("2027-01", "full")).toBe("No table is free for your party in January 2027.");
});

test("a month with nothing on sale is not called full (R6.4)", () => {
  expect(showMonth("2027-01", "closed")).toBe("No reservations are taken in January 2027.");
});
