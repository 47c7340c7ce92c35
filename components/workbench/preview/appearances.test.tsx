/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Appearances } from "@/components/workbench/preview/appearances";
import { type Barrier, checkAccessibility } from "@/components/workbench/preview/check-accessibility";
import messages from "@/messages/en.json";

jest.mock("@/components/workbench/preview/check-accessibility", () => ({ checkAccessibility: jest.fn() }));

const words = messages.Workbench.appearance;
const barrier: Barrier = {
  id: "list",
  help: "Lists must hold list items",
  isDarkOnly: false,
  elements: [{ html: "<p>", position: { line: 1, column: 5 } }],
};

const onChoose = jest.fn();
const pageOf = (title: string) => ({
  page: window,
  address: "/workbench/preview/a",
  width: 360,
  appearance: { title, description: "", address: "yeoul", picture: undefined },
});
const pages = { Winter: pageOf("Winter"), Spring: pageOf("Spring") };
const preview = (title: keyof typeof pages) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
    <Appearances shown={pages[title]} isAlone onChoose={onChoose} />
  </NextIntlClientProvider>
);

test("a check pressed while the preview is being replaced is made of the page that is shown then (R11.4)", async () => {
  const ends: ((barriers: Barrier[]) => void)[] = [];
  jest
    .mocked(checkAccessibility)
    .mockImplementation((_address, { scope }) =>
      scope === "contrast" ? Promise.resolve([]) : new Promise((resolve) => ends.push(resolve)),
    );
  const { rerender } = render(preview("Winter"));
  fireEvent.click(screen.getByRole("button", { name: words.check }));
  expect(screen.getByRole("status").textContent).toBe(words.checking);
  rerender(preview("Spring"));
  await act(async () => ends[0]?.([barrier]));
  expect(screen.getByRole("status").textContent).toBe(words.checking);
  await act(async () => ends[1]?.([]));
  expect(screen.getByRole("status").textContent).toBe(words.none);
  expect(screen.queryByText(barrier.help)).toBeNull();
});

test("too little contrast is told without a wish, everything else when it is wanted (R11.4)", async () => {
  const pale: Barrier = { ...barrier, id: "color-contrast", help: "Text must be told from its background" };
  jest
    .mocked(checkAccessibility)
    .mockImplementation(async (_address, { scope }) => (scope === "contrast" ? [pale] : [barrier]));
  render(preview("Winter"));
  await screen.findByText(pale.help);
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: words.check }));
  await screen.findByText(barrier.help);
  expect(screen.queryByText(pale.help)).toBeNull();
});

test("an element that is a barrier is found in the text (R11.4)", async () => {
  jest.mocked(checkAccessibility).mockResolvedValue([barrier]);
  render(preview("Winter"));
  fireEvent.click(screen.getByRole("button", { name: words.check }));
  await screen.findByText("1 kind of barrier:");
  fireEvent.click(screen.getByRole("button", { name: "<p>" }));
  expect(onChoose).toHaveBeenCalledWith({ line: 1, column: 5 });
});
