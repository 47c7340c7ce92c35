/** @jest-environment jsdom */
import type { Question } from "@/lib/event/answers";
import { forgetAnswers, readSavedAnswers, saveAnswers } from "@/lib/event/saved-answers";

const wine: Question = { type: "choice", question: "Red or white?", options: ["Red", "White"] };
const why: Question = { type: "short", question: "Why?", options: [] };
const NOW = Date.parse("2026-11-21T12:00:00Z");

beforeEach(() => localStorage.clear());

test("saved answers are restored as typed, for their own event only (R5.1)", () => {
  saveAnswers(7, [wine, why], { values: ["White", " 바다 "], isReturning: true }, NOW);
  expect(readSavedAnswers(7, [wine, why], NOW)).toEqual({ values: ["White", " 바다 "], isReturning: true });
  expect(readSavedAnswers(8, [wine, why], NOW)).toBeUndefined();
});

test("an answer follows its question when the author has changed the quiz (R5.1)", () => {
  saveAnswers(7, [wine, why], { values: ["Red", "so"], isReturning: false }, NOW);
  const added: Question = { ...why, question: "And now?" };
  expect(readSavedAnswers(7, [why, added], NOW)?.values).toEqual(["so", ""]);
});

test("two questions with the same text each keep their own answer (R5.1)", () => {
  const again: Question = { ...why };
  saveAnswers(7, [why, wine, again], { values: ["first", "Red", "second"], isReturning: false }, NOW);
  expect(readSavedAnswers(7, [why, wine, again], NOW)?.values).toEqual(["first", "Red", "second"]);
  expect(readSavedAnswers(7, [wine, why], NOW)?.values).toEqual(["Red", "first"]);
});

test("answers that are older than a day, forgotten or tampered with are not returned (R5.1)", () => {
  saveAnswers(7, [why], { values: ["so"], isReturning: false }, NOW);
  expect(readSavedAnswers(7, [why], NOW + 25 * 3_600_000)).toBeUndefined();
  forgetAnswers(7);
  expect(readSavedAnswers(7, [why], NOW)).toBeUndefined();
  localStorage.setItem("event-answers:7", '{"savedAt":"now"}');
  expect(readSavedAnswers(7, [why], NOW)).toBeUndefined();
});

test("answers are kept for exactly one day, also when the clock was set back (R5.1)", () => {
  const day = 24 * 60 * 60_000;
  saveAnswers(7, [why], { values: ["so"], isReturning: false }, NOW);
  for (const now of [NOW + day, NOW - day]) expect(readSavedAnswers(7, [why], now)?.values).toEqual(["so"]);
  for (const now of [NOW + day + 1, NOW - day - 1]) expect(readSavedAnswers(7, [why], now)).toBeUndefined();
});

test("an unanswered question is restored as empty (R5.1)", () => {
  saveAnswers(7, [why, wine], { values: ["so"], isReturning: false }, NOW);
  expect(readSavedAnswers(7, [why, wine], NOW)?.values).toEqual(["so", ""]);
});
