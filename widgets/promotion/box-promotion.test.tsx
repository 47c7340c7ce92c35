/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageTextsProvider } from "@/components/messages/page-texts";
import type { PartView } from "@/lib/cms/content/part-view";
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

test("an unreadable list says so, not that its rest is missing, and offers Retry (R4.10)", () => {
  // The page contains only the messages of its own widgets.
  const part = { slots: [{ widget: { type: "promotion", options } }] } as unknown as PartView;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  render(
    <PageTextsProvider texts={{ locale: "en", messages: widgetMessages(Widgets, [part]) }}>
      <BoxPromotion {...place} options={options} data={undefined} />
    </PageTextsProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe(`${Widgets.notAvailable} ${Widgets.retry}`);
  expect(screen.getByRole("button", { name: Widgets.retry })).toBeTruthy();
});
