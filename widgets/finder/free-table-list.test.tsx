/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { TablesOfDay } from "@/lib/offer/free-tables";
import { promotionCardSchema } from "@/lib/offer/schema";
import messages from "@/messages/en.json";
import { FreeTableList } from "@/widgets/finder/free-table-list";
import { asFound } from "@/widgets/finder/table-search";
import { useTables } from "@/widgets/finder/use-tables";

jest.mock("@/widgets/finder/use-tables", () => ({ useTables: jest.fn() }));

const promotion = promotionCardSchema.parse({ id: 1, resourceId: 2, name: "Dinner" });
const day = (more: Partial<TablesOfDay>): TablesOfDay => ({
  date: "2026-12-10",
  offers: [],
  unchecked: 0,
  isFreeAtOtherTimes: false,
  nextDays: [],
  uncheckedDays: 0,
  ...more,
});
const free = { promotion, hotel: undefined, times: [{ time: "19:00", isFew: false }] };
const mutate = jest.fn();

function show(data: TablesOfDay[], isOnline: boolean) {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  jest.mocked(useTables).mockReturnValue({ data, error: undefined, mutate, isValidating: false } as never);
  const search = { place: undefined, days: ["2026-12-10"], part: undefined, adults: 2, arrangement: asFound };
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <FreeTableList search={search} rootResourceId={1} onSearch={() => {}} />
    </NextIntlClientProvider>,
  );
}

const { someNotChecked, notChecked, nothing } = messages.Finder;
const { offline } = messages.Connection;

test.each([
  [
    "some times are free and others could not be read",
    [day({ offers: [free], unchecked: 2 })],
    someNotChecked,
  ],
  ["no time could be read", [day({ unchecked: 3 })], notChecked],
])("when %s, that is told, or the lost connection while the guest is offline (R6.7)", (_, data, expected) => {
  const online = show(data, true);
  expect(screen.getByRole("alert").textContent).toContain(expected);
  for (const sentence of Object.values(nothing)) expect(screen.queryByText(sentence)).toBeNull();
  online.unmount();
  mutate.mockClear();

  show(data, false);
  expect(screen.getByRole("alert").textContent).toContain(offline);
  expect(screen.queryByText(expected)).toBeNull();
  for (const sentence of Object.values(nothing)) expect(screen.queryByText(sentence)).toBeNull();
  // What could be read stays beside it.
  expect(screen.queryAllByRole("link", { name: /19:00/ })).toHaveLength(data[0]?.offers.length ?? 0);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(mutate).toHaveBeenCalledTimes(1);
});

test.each(["full", "otherPart", "over", "closed"] as const)(
  "where nothing is free because it is %s, that is said, and days that could not be read are not left out in silence (R6.4, R6.10)",
  (reason) => {
    show([day({ reason, uncheckedDays: 1 })], true);
    expect(screen.getByText(nothing[reason])).toBeTruthy();
    expect(screen.getByText(messages.Finder.daysNotChecked)).toBeTruthy();
  },
);
