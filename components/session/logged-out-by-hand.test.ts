/** @jest-environment jsdom */
import { arrive, hasLoggedOut, leave } from "@/components/session/logged-out-by-hand";
import { writeStored } from "@/lib/browser/storage";
import { readSavedAnswers, saveAnswers } from "@/lib/event/saved-answers";
import { rememberShare } from "@/lib/share/pending-share";

test("D11 what a guest has typed goes with them, and what is the browser's own stays", () => {
  const questions = [{ type: "s", question: "Why?", options: [] }] as never;
  saveAnswers(7, questions, { values: ["Because"], isReturning: false }, 1_000);
  rememberShare("card-1");
  writeStored("sessionStorage", "guest-details", { at: 1, details: { name: "Hana" } });
  writeStored("localStorage", "campaign", "winter");
  writeStored("localStorage", "language", "ko");
  expect(readSavedAnswers(7, questions, 1_000)?.values).toEqual(["Because"]);
  leave();
  expect(readSavedAnswers(7, questions, 1_000)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(["logged-out-by-hand"]);
  expect(Object.keys(localStorage).sort()).toEqual(["campaign", "language"]);
});

test("R3.5 who has left stays out in this window until they are back", () => {
  leave();
  expect(hasLoggedOut()).toBe(true);
  arrive();
  expect(hasLoggedOut()).toBe(false);
});
