import { findRightAnswers } from "@/lib/event/answers";

const choice = { type: "choice" as const, question: "When?", options: ["Noon", "Two"] };
const free = { type: "short" as const, question: "Where?", options: [] };
const any = { type: "short" as const, question: "Why?", options: [] };

test("the right answer is named in the words of the page, and where any was accepted none is (R5.3)", () => {
  const rightAnswers = [
    { question: "Where?", answer: "Jeju" },
    { question: "When?", answer: "오후 두 시" },
    { question: "When?", answer: "two" },
  ];
  expect(findRightAnswers([choice, free, any], rightAnswers)).toEqual([
    { question: "When?", answer: "Two" },
    { question: "Where?", answer: "Jeju" },
  ]);
});

test("nothing is named where the back end tells nothing (R5.3)", () => {
  expect(findRightAnswers([choice, free], undefined)).toEqual([]);
});
