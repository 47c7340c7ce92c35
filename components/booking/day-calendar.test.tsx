/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { DayCalendar } from "@/components/booking/day-calendar";
import { useFourWeeks } from "@/components/booking/use-availability";
import { weekdayOf } from "@/lib/base/calendar-days";
import { formatNearDate } from "@/lib/base/format-day";
import { daysOfFourWeeks } from "@/lib/offer/four-weeks";
import { promotionSchema } from "@/lib/offer/schema";
import messages from "@/messages/en.json";

jest.mock("@/components/booking/use-availability", () => ({
  useFourWeeks: jest.fn(),
  useHolidays: () => [],
}));

const promotion = promotionSchema.parse({ id: 1, resourceId: 2, name: "Dinner" });
const range = { start: "2026-12-01", end: "2027-02-28" };

const FROM = "2027-01-10";
const PERIOD = `${formatNearDate(FROM, "en", "2027")} – ${formatNearDate("2027-02-06", "en", "2027")}`;

type Day = { status: string; price?: { adult: number }; freeTimes?: number; remaining?: number };

function showWeeks(dayOf: (date: string) => Day) {
  jest.mocked(useFourWeeks).mockReturnValue({
    data: daysOfFourWeeks(FROM).map((date) => ({ date, ...dayOf(date) })),
    error: undefined,
    mutate: jest.fn(),
  } as never);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <DayCalendar
        promotion={promotion}
        from={FROM}
        range={range}
        pax={2}
        date={undefined}
        nextOpen={undefined}
        onTurn={() => {}}
        onChoose={() => {}}
      />
    </NextIntlClientProvider>,
  );
}

const said = () => screen.getByRole("status").textContent?.trim();

test("four full weeks are called by their days (R6.4)", () => {
  showWeeks(() => ({ status: "full" }));
  expect(said()).toBe(`No table is free for your party (${PERIOD}).`);
});

test("four weeks with nothing on sale are not called full (R6.4)", () => {
  showWeeks(() => ({ status: "closed" }));
  expect(said()).toBe(`No reservations are taken in these weeks (${PERIOD}).`);
});

test.each([
  ["differ", 120_000, 28],
  ["are the same", 90_000, 0],
])(
  "where the days' prices %s, days name theirs: %i won on weekends, %i days (R6.4)",
  (_case, weekend, count) => {
    showWeeks((date) => ({ status: "open", price: { adult: weekdayOf(date) % 6 === 0 ? weekend : 90_000 } }));
    expect(screen.queryAllByRole("button", { name: /Menu from [\d,]+ won/ })).toHaveLength(count);
  },
);

test("the first day in view and the first of a month name their month (R6.4)", () => {
  showWeeks(() => ({ status: "open" }));
  expect(screen.getAllByText(/^(Jan|Feb)$/).map((mark) => mark.textContent)).toEqual(["Jan", "Feb"]);
});

test("a day tells how many of its times are free, once, and nothing of the seats of one of them (R6.4)", () => {
  showWeeks(() => ({ status: "few", freeTimes: 2, remaining: 3 }));
  const [day] = screen.getAllByRole("button", { name: /available/ });
  expect(day?.textContent).toMatch(/Sunday 10\sJanuary, 2 times available$/);
  expect(screen.queryByText(/seats/)).toBeNull();
});
