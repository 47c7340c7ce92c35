/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { PageTextsProvider } from "@/components/ui/page-texts";
import type { PartView } from "@/lib/cms/parse/part-view";
import english from "@/messages/en.json";
import { BoxPromotion } from "@/widgets/promotion/box-promotion";
import { widgetMessages } from "@/widgets/widget-messages";

const place = {
  tag: "div",
  attributes: {},
  scope: "part-1",
  slot: 0,
  authored: [],
  content: null,
  deferred: false,
};
const options = {
  resourceid: "11",
  columns: 4,
  perpage: 8,
  withoutlet: true,
  special: false,
  filtered: false,
};
const { Widgets } = english;

const fetchPromotionPage = jest.fn();
jest.mock("@/widgets/promotion/fetch-promotion-page", () => ({
  fetchPromotionPage: (query: unknown) => fetchPromotionPage(query),
}));

function showUnreadableList() {
  // The page contains only the messages of its own widgets.
  const part = { slots: [{ widget: { type: "promotion", options } }] } as unknown as PartView;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  Object.assign(performance, { getEntriesByType: () => [] });
  render(
    <PageTextsProvider texts={{ locale: "en", messages: widgetMessages(Widgets, [part]) }}>
      <BoxPromotion {...place} options={options} data={undefined} />
    </PageTextsProvider>,
  );
}

test("a list that is tried again says so in the pressed button, which stays (R4.10)", async () => {
  let answer: (result: unknown) => void = () => {};
  fetchPromotionPage.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  showUnreadableList();
  const button = screen.getByRole("button");
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe(Widgets.loadingMore);
  expect(document.activeElement).toBe(button);
  await act(async () => answer({ ok: true, value: { rows: [], lastPage: 1 } }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain(Widgets.noPromotions);
});

test("an unreadable list says so, not that its rest is missing, and offers Retry (R4.10)", () => {
  showUnreadableList();
  expect(screen.getByRole("status").textContent).toBe(`${Widgets.notAvailable} ${Widgets.retry}`);
  expect(screen.getByRole("button", { name: Widgets.retry })).toBeTruthy();
});
