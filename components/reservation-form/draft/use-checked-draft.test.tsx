/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { useCheckedDraft } from "@/components/reservation-form/draft/use-checked-draft";
import { promotionSchema } from "@/lib/promotion/schema";
import { dayAfter } from "@/lib/time/calendar-days";
import { formatShortDay } from "@/lib/time/day-words";
import { venueDay } from "@/lib/time/seoul";
import messages from "@/messages/en.json";

const today = venueDay(new Date());
const start = dayAfter(today, 10);

jest.mock("@/components/reservation-form/use-availability", () => ({
  useBookableDays: jest.fn(() => ({ data: mockRange })),
  useMonth: () => ({ data: undefined }),
  useTimes: () => ({ data: undefined }),
  useOrdered: () => ({}),
}));
const mockRange = { start, end: dayAfter(today, 60) };

const promotion = promotionSchema.parse({ id: 1, resourceId: 2, name: "Dinner" });
const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
    {children}
  </NextIntlClientProvider>
);
const { dropped } = messages.Reserve;

test.each([
  ["a day before today is past", dayAfter(today, -1), dropped.past],
  ["a day before the offer opens is not", dayAfter(today, 5), dropped.early],
])("A.5 %s", async (_, date, sentence) => {
  history.replaceState(null, "", `/promotion/2/1?adults=2&date=${date}&step=when`);
  const { result } = renderHook(() => useCheckedDraft(promotion), { wrapper });
  await waitFor(() =>
    expect(result.current.notices).toEqual([sentence.replace("{day}", formatShortDay(date, "en"))]),
  );
});
