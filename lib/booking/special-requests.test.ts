import { createTranslator } from "next-intl";
import { noGuestDetails } from "@/lib/booking/guest-details";
import { composeRequests, readRequests, requestCodes } from "@/lib/booking/special-requests";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

const words = createTranslator({ locale: "en", messages: en, namespace: "Reserve" });
const staffWords = createTranslator({ locale: "ko", messages: ko, namespace: "Reserve" });

test("each request has a line of its own, and the guest's free text comes last, unchanged", () => {
  const details = {
    ...noGuestDetails,
    diets: ["noNuts", "vegan"],
    occasion: "birthday",
    highChairs: 2,
    stepFree: true,
    note: " By the window, please. ",
  };
  expect(composeRequests(details, words)).toBe(
    "Diet and allergies: Vegan, Nut allergy\nOccasion: Birthday\nHigh chairs: 2\nStep-free access needed\nBy the window, please.",
  );
});

test("no requests make an empty text, and unknown requests are left out", () => {
  expect(composeRequests(noGuestDetails, words)).toBe("");
  expect(composeRequests({ ...noGuestDetails, diets: ["gold"], occasion: "coup" }, words)).toBe("");
});

test("the requests are also sent as codes (R6.2)", () => {
  const details = {
    ...noGuestDetails,
    diets: ["noNuts"],
    occasion: "birthday",
    highChairs: 1,
    stepFree: true,
  };
  expect(requestCodes(details)).toEqual([
    { kind: "diet", code: "noNuts" },
    { kind: "occasion", code: "birthday" },
    { kind: "highChairs", code: "1" },
    { kind: "access", code: "stepFree" },
  ]);
  expect(requestCodes(noGuestDetails)).toEqual([]);
});

test("a guest reads the coded requests in their own language, and their free text unchanged (R6.2)", () => {
  const details = {
    ...noGuestDetails,
    diets: ["noNuts"],
    stepFree: true,
    note: "By the window.\nThank you.",
  };
  const forStaff = composeRequests(details, staffWords);
  const stored = { requests: forStaff, requestCodes: requestCodes(details) };
  expect(composeRequests(readRequests(stored), words)).toBe(
    "Diet and allergies: Nut allergy\nStep-free access needed\nBy the window.\nThank you.",
  );
});

test("requests without codes are shown as they are (R6.2)", () => {
  const stored = { requests: "창가 자리 부탁드립니다", requestCodes: [] };
  expect(composeRequests(readRequests(stored), words)).toBe("창가 자리 부탁드립니다");
});
