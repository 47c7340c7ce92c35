/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { EntryReward } from "@/lib/event/outcome";
import messages from "@/messages/en.json";
import { EventResult } from "@/widgets/event/event-result";

const { Event } = messages;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

function show(reward: EntryReward | undefined) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <EventResult outcome="succeeded" reward={reward} action={undefined} onClose={() => {}} />
    </NextIntlClientProvider>,
  );
}

test("a quiz says whether the answer was right and leads to the coupon it brought (R5.3)", () => {
  show({ isCorrect: true, couponId: 70_001 });
  expect(screen.getByText(Event.right)).toBeTruthy();
  expect(screen.getByRole("link", { name: Event.coupon }).getAttribute("href")).toBe("/coupon/70001");
});

test("a quiz's wrong answer is reported as well (R5.3)", () => {
  show({ isCorrect: false, couponId: undefined });
  expect(screen.getByText(Event.wrong)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("nothing is said of an answer or a coupon that the back end does not report (R5.3)", () => {
  show(undefined);
  expect(screen.getByText(Event.succeeded)).toBeTruthy();
  expect(screen.queryByText(/right/)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("an entry with a wrong answer has a sign of its own, and no tick", () => {
  const signOf = (isCorrect: boolean) => {
    show({ isCorrect, couponId: undefined });
    const sign = document.querySelector("svg[data-outcome]");
    const seen = [sign?.getAttribute("data-outcome"), sign?.querySelector("path")?.getAttribute("d")];
    cleanup();
    return seen;
  };
  const [right, rightSign] = signOf(true);
  const [wrong, wrongSign] = signOf(false);
  expect([right, wrong]).toEqual(["succeeded", "wrong"]);
  expect(wrongSign).not.toBe(rightSign);
});
