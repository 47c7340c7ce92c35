/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { EntryReward, EventOutcome } from "@/lib/event/answers";
import messages from "@/messages/en.json";
import { EventResult } from "@/widgets/event/event-step-view";

jest.mock("@/components/ui/use-call", () => ({
  useCall: () => ({ data: { rows: [{ id: 70_001, name: "Two teas" }] } }),
}));

const { Event } = messages;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

function show(reward: EntryReward | undefined, outcome: EventOutcome = "succeeded") {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <EventResult outcome={outcome} reward={reward} action={undefined} onClose={() => {}} />
    </NextIntlClientProvider>,
  );
}

test("a quiz says whether the answer was right and leads to the coupon it brought (R5.3)", () => {
  show({ isCorrect: true, couponId: 70_001, rightAnswers: [] });
  expect(screen.getByText(Event.right)).toBeTruthy();
  expect(screen.getByRole("link", { name: Event.coupon }).getAttribute("href")).toBe("/coupon/70001");
  expect(screen.getByText(Event.couponWonNamed.replace("{name}", "Two teas"))).toBeTruthy();
  expect(screen.queryByRole("term")).toBeNull();
});

test("a coupon whose name is not among the guest's coupons is reported without it (R5.3)", () => {
  show({ isCorrect: true, couponId: 70_002, rightAnswers: [] });
  expect(screen.getByText(Event.couponWon)).toBeTruthy();
});

test("a quiz's wrong answer is reported as well, with the right one where it is told (R5.3)", () => {
  show({ isCorrect: false, couponId: undefined, rightAnswers: [{ question: "When?", answer: "Two" }] });
  expect(screen.getByRole("term").textContent).toBe("When?");
  expect(screen.getByRole("definition").textContent).toBe("Two");
  expect(screen.getByText(Event.wrong)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("nothing is said of an answer or a coupon that the back end does not report (R5.3)", () => {
  show(undefined);
  expect(screen.getByText(Event.succeeded)).toBeTruthy();
  expect(screen.queryByText(/right/)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(["participated", "notStarted", "ended", "failed"] as const)(
  "the outcome %s has its own words, and only a failure says that nothing was lost (R5.3)",
  (outcome) => {
    show(undefined, outcome);
    expect(screen.getByRole("heading").textContent).toBe(Event[outcome]);
    expect(screen.queryByText(Event.failedHint) !== null).toBe(outcome === "failed");
  },
);

test("a right and a wrong answer each have their picture, and an entry without either has the tick", () => {
  const pictureOf = (reward: EntryReward | undefined) => {
    show(reward);
    const picture = document.querySelector("svg[data-outcome]");
    const seen = [picture?.getAttribute("data-outcome"), picture?.getAttribute("aria-hidden")];
    cleanup();
    return seen;
  };
  const quiz = { couponId: undefined, rightAnswers: [] };
  expect(pictureOf({ ...quiz, isCorrect: true })).toEqual(["right", "true"]);
  expect(pictureOf({ ...quiz, isCorrect: false })).toEqual(["wrong", "true"]);
  expect(pictureOf(undefined)).toEqual(["succeeded", "true"]);
});
