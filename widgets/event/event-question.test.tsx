/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { EventQuestion } from "@/widgets/event/event-question";

test.each([
  ["Enter", { key: "Enter", keyCode: 13 }, 1],
  ["Enter within a composition", { key: "Enter", keyCode: 13, isComposing: true }, 0],
  ["Enter that ends a composition in Safari", { key: "Enter", keyCode: 229 }, 0],
  ["another key", { key: "a", keyCode: 65 }, 0],
])("%s sends an event's answer as often as it should (R5.1)", (_, key, times) => {
  const onEnter = jest.fn();
  const entry = { type: "short" as const, question: "Why?", options: [] };
  render(<EventQuestion entry={entry} index={0} name="answer" problem={undefined} onEnter={onEnter} />);
  fireEvent.keyDown(screen.getByRole("textbox"), key);
  expect(onEnter).toHaveBeenCalledTimes(times);
});
