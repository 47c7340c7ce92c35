/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { useCheckedDraft } from "@/components/booking/form-state";
import { dayAfter } from "@/lib/base/calendar-days";
import { formatShortDay } from "@/lib/base/format-day";
import { venueDay } from "@/lib/base/venue-time";
import { promotionSchema } from "@/lib/offer/schema";
import messages from "@/messages/en.json";

const today = venueDay(new Date());
const start = dayAfter(today, 10);

jest.mock("@/components/booking/use-availability", () => ({
  useBookableDays: () => mockAnswers.range,
  useMonth: () => mockAnswers.month,
  useTimes: () => mockAnswers.times,
  useOrdered: () => ({}),
}));
const loading = { data: undefined, isLoading: true };
const failed = { data: undefined, isLoading: false };
const mockAnswers: Record<"range" | "month" | "times", { data: unknown; isLoading: boolean }> = {
  range: loading,
  month: loading,
  times: loading,
};

beforeEach(() => {
  const range = { data: { start, end: dayAfter(today, 60) }, isLoading: false };
  Object.assign(mockAnswers, { range, month: loading, times: loading });
});

const promotion = promotionSchema.parse({ id: 1, resourceId: 2, name: "Dinner" });
const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
    {children}
  </NextIntlClientProvider>
);
const { dropped } = messages.Reserve;

test.each([
  ["a day before today is reported as past", dayAfter(today, -1), dropped.past],
  ["a day before the first bookable one is reported as early", dayAfter(today, 5), dropped.early],
])(
  "a day that a shared draft can no longer have is left out with a notice: %s",
  async (_, date, sentence) => {
    history.replaceState(null, "", `/promotion/2/1?adults=2&date=${date}&step=when`);
    const { result } = renderHook(() => useCheckedDraft(promotion), { wrapper });
    await waitFor(() =>
      expect(result.current.notices).toEqual([sentence.replace("{day}", formatShortDay(date, "en"))]),
    );
  },
);

test("a party that was shown stays when the framework writes the address once more that it read first", () => {
  history.replaceState(null, "", "/promotion/2/1?step=table&adults=3");
  const { result } = renderHook(() => useCheckedDraft(promotion), { wrapper });
  history.replaceState(null, "", "/promotion/2/1?step=table");
  act(() => result.current.fill({ date: dayAfter(start, 1) }));
  expect(new URLSearchParams(location.search).get("adults")).toBe("3");
  expect(result.current.draft.party).toMatchObject({ adults: 3 });
});

test("a full day removes its time too, with one notice whatever the order of the responses", () => {
  const date = dayAfter(start, 1);
  history.replaceState(null, "", `/promotion/2/1?adults=2&date=${date}&time=19:00&step=when`);
  const { result, rerender } = renderHook(() => useCheckedDraft(promotion), { wrapper });

  mockAnswers.times = { data: [], isLoading: false };
  rerender();
  expect(result.current.notices).toEqual([]);

  mockAnswers.month = { data: [{ date, status: "full" }], isLoading: false };
  rerender();
  expect(result.current.notices).toEqual([dropped.full.replace("{day}", formatShortDay(date, "en"))]);
  expect(result.current.draft).toMatchObject({ date: undefined, time: undefined });
});

test("a time that is not offered is reported even when the calendar cannot be loaded", () => {
  const date = dayAfter(start, 1);
  history.replaceState(null, "", `/promotion/2/1?adults=2&date=${date}&time=19:00&step=when`);
  Object.assign(mockAnswers, { month: failed, times: { data: [], isLoading: false } });
  const { result } = renderHook(() => useCheckedDraft(promotion), { wrapper });
  expect(result.current.notices).toEqual([dropped.noSuchTime.replace("{time}", "19:00")]);
  expect(result.current.draft).toMatchObject({ date, time: undefined });
});
