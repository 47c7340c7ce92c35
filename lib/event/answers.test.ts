import { checkAnswers, type Question } from "@/lib/event/answers";

const wine: Question = { type: "choice", question: "Red or white?", options: ["Red", " White "] };
const why: Question = { type: "short", question: "Why?", options: [] };

test("every answer is trimmed and sent with its question and type (R5.2)", () => {
  expect(checkAnswers([wine, why], ["White", "  바다\n"])).toEqual({
    ok: true,
    answers: [
      { type: "multiple choice", question: "Red or white?", answer: "White" },
      { type: "short answer", question: "Why?", answer: "바다" },
    ],
  });
});

test("an event without questions sends one simple entry with the answer true (R5.2)", () => {
  expect(checkAnswers([], ["ignored"])).toEqual({
    ok: true,
    answers: [{ type: "simple", question: "", answer: true }],
  });
});

test("blank answers are reported separately from invalid ones (R5.2)", () => {
  expect(checkAnswers([wine, why], ["", " \u3000 "])).toEqual({
    ok: false,
    problems: { 0: "blank", 1: "blank" },
  });
  expect(checkAnswers([wine, why], ["Rosé", "x".repeat(2_001)])).toEqual({
    ok: false,
    problems: { 0: "wrong", 1: "wrong" },
  });
  expect(checkAnswers([wine, why], ["Red"])).toEqual({ ok: false, problems: { 1: "blank" } });
});
