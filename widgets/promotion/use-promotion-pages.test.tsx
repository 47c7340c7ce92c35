/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { promotionCardSchema } from "@/lib/offer/schema";
import { usePromotionPages } from "@/widgets/promotion/box-promotion";
import type { FirstCard } from "@/widgets/promotion/first-cards";
import type { WidgetProps } from "@/widgets/widget-props";

const PER_PAGE = 2;
const fetchPromotionPage = jest.fn();
jest.mock("@/widgets/promotion/fetch-promotion-page", () => ({
  fetchPromotionPage: (query: unknown) => fetchPromotionPage(query),
}));
jest.mock("@/components/ui/show-error", () => ({ showError: jest.fn() }));

const toCard = (id: number) => promotionCardSchema.parse({ id, resourceId: 11, name: `Offer ${id}` });

/** Lets every call answer with a page of the list that `now` returns. */
function answerFrom(now: () => readonly number[]): void {
  fetchPromotionPage.mockImplementation(async ({ page }: { page: number }) => ({
    ok: true,
    value: {
      rows: now()
        .slice((page - 1) * PER_PAGE, page * PER_PAGE)
        .map(toCard),
      lastPage: Math.ceil(now().length / PER_PAGE),
    },
  }));
}

function show(first: readonly number[], lastPage: number) {
  Object.assign(performance, { getEntriesByType: () => [] });
  const props = {
    options: {
      resourceid: "11",
      columns: 4,
      perpage: PER_PAGE,
      withoutlet: true,
      special: false,
      filtered: false,
    },
    data: { resourceId: 11, cards: [], lastPage },
    scope: "part-1",
    slot: 0,
  } as unknown as WidgetProps<"promotion">;
  const cards: FirstCard[] = first.map((id) => ({ key: `11-${id}`, html: "" }));
  return renderHook(() => usePromotionPages(props, cards)).result;
}

test.each([
  ["goes away", [2, 3, 4, 5, 6]],
  ["comes", [9, 1, 2, 3, 4, 5, 6]],
  ["moves", [3, 1, 2, 4, 6, 5]],
])("every offer of a list is shown once when one %s while it is scrolled (R4.10)", async (_, later) => {
  let list: readonly number[] = [1, 2, 3, 4, 5, 6];
  answerFrom(() => list);
  const result = show([1, 2], 3);
  list = later;
  while (result.current.state !== "complete") await act(() => result.current.loadMore());
  const shown = [1, 2, ...result.current.further.map(({ id }) => id)];
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toEqual(expect.arrayContaining([3, 4, 5, 6]));
});

test("an offer of a list that moves within one answer is shown once (R4.10)", async () => {
  answerFrom(() => [1, 2, 3, 3]);
  const result = show([1, 2], 2);
  await act(() => result.current.loadMore());
  expect(result.current.further.map(({ id }) => id)).toEqual([3]);
});

test("a list whose page before cannot be read again says so, and is read whole when it is tried again (R4.10)", async () => {
  answerFrom(() => [2, 3, 4]);
  const works = fetchPromotionPage.getMockImplementation();
  fetchPromotionPage.mockImplementation(async (query) =>
    query.page === 1 ? { ok: false, error: new Error("unreachable") } : works?.(query),
  );
  const result = show([1, 2], 2);
  await act(() => result.current.loadMore());
  expect(result.current).toMatchObject({ state: "error", further: [] });
  answerFrom(() => [2, 3, 4]);
  await act(() => result.current.loadMore());
  expect(result.current.further.map(({ id }) => id)).toEqual([3, 4]);
});
