/** @jest-environment jsdom */
import { readGuest, rememberGuest } from "@/components/reservation-form/draft/guest-memory";
import { noGuestDetails } from "@/lib/reservation/draft/guest-details";
import { forgetGuest } from "@/lib/session/forget-guest";

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
