/** @jest-environment jsdom */
import { readGuest, rememberGuest } from "@/components/booking/guest-memory";
import { forgetGuest } from "@/lib/account/forget-guest";
import { noGuestDetails } from "@/lib/booking/guest-details";
import { readCheck, rememberCheck } from "@/lib/coupon/redeem-outcome";
import { readSavedAnswers, saveAnswers } from "@/lib/event/saved-answers";

test("details typed in another tab are not read once a guest has signed out, those typed afterwards are (R3.5)", () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const typed = { ...noGuestDetails, name: "Hana" };
  rememberGuest(typed);
  expect(readGuest()).toEqual(typed);
  const ofOtherTab = sessionStorage.getItem("guest-details") ?? "";
  forgetGuest();
  sessionStorage.setItem("guest-details", ofOtherTab);
  expect(readGuest()).toBeUndefined();
  jest.advanceTimersByTime(1);
  rememberGuest(typed);
  expect(readGuest()).toEqual(typed);
});

test("what a guest typed is not read by another who signed in over them (R3.13)", () => {
  jest.useFakeTimers({ now: 2_000_000 });
  const questions = [{ type: "s", question: "Why?", options: [] }] as never;
  const typed = { ...noGuestDetails, name: "Hana" };
  const read = () => [readGuest(), readCheck(1, Date.now()), readSavedAnswers(7, questions, Date.now())];
  const write = () => {
    rememberGuest(typed);
    rememberCheck({ couponId: 1, checkNumber: "1001" }, Date.now());
    saveAnswers(7, questions, { values: ["Because"], isReturning: false }, Date.now());
  };
  write();
  expect(read()).not.toContain(undefined);
  jest.advanceTimersByTime(1);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = "guest-replaced=1; path=/";
  expect(read()).toEqual([undefined, undefined, undefined]);
  write();
  expect(read()).not.toContain(undefined);
});

test("what a guest stores first after signing in over another is theirs, such as the wishes of Book again (R3.13)", () => {
  jest.useFakeTimers({ now: 3_000_000 });
  const wish = { ...noGuestDetails, name: "Hana", note: "By the window" };
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = "guest-replaced=1; path=/";
  rememberGuest(wish);
  jest.advanceTimersByTime(1_000);
  expect(readGuest()).toEqual(wish);
});
