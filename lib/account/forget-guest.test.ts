/** @jest-environment jsdom */

import { forgetGuest } from "@/lib/account/forget-guest";
import { SIGNED_OUT_KEY } from "@/lib/account/signed-out";
import { readSavedAnswers, saveAnswers } from "@/lib/event/saved-answers";
import { rememberShare } from "@/lib/share/pending-share";

const STAYING = [
  ...["language", "campaign", "shared-by", "source", "es-uuid", "popup:7", "landed"],
  // What an author writes is not a guest's (R11.4).
  ...["workbench:work:1-2-3", "workbench:states", "workbench:window"],
];

test("logging out removes the guest's data, but keeps display choices, the source of the visit and what authors write (R10.6)", () => {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of STAYING) store.setItem(key, '"kept"');
    for (const key of ["event-answers:7", "booked-reservation-id", "orders", "begun-payments"]) {
      store.setItem(key, '"gone"');
    }
    for (const key of ["guest-details", "reservation-draft", "register-flags", "my-language"]) {
      store.setItem(key, '"gone"');
    }
  }
  forgetGuest();
  expect(Object.keys(localStorage).sort()).toEqual([...STAYING, SIGNED_OUT_KEY].sort());
  expect(Object.keys(sessionStorage).sort()).toEqual([...STAYING].sort());
});

test("saved event answers and the card to share are removed on logout", () => {
  localStorage.clear();
  sessionStorage.clear();
  const questions = [{ type: "s", question: "Why?", options: [] }] as never;
  saveAnswers(7, questions, { values: ["Because"], isReturning: false }, 1_000);
  rememberShare("card-1");
  expect(readSavedAnswers(7, questions, 1_000)?.values).toEqual(["Because"]);
  forgetGuest();
  expect(readSavedAnswers(7, questions, 1_000)).toBeUndefined();
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual([SIGNED_OUT_KEY]);
});

test("forbidden storage does not prevent logging out (R10.6)", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  sessionStorage.setItem("guest-details", "{}");
  expect(forgetGuest).not.toThrow();
  expect(sessionStorage.getItem("guest-details")).toBeNull();
});
