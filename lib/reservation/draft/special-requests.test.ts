import { noGuestDetails } from "@/lib/reservation/draft/guest-details";
import { composeRequests } from "@/lib/reservation/draft/special-requests";

const words = {
  diet: (diet: string) => diet,
  occasion: (occasion: string) => occasion,
  line: (kind: string, value: string) => `${kind}=${value}`,
};

test("each request is a line of its own, and the guest's own words come last as they are", () => {
  const details = {
    ...noGuestDetails,
    diets: ["noNuts", "vegan"],
    occasion: "birthday",
    highChairs: 2,
    stepFree: true,
    note: " By the window, please. ",
  };
  expect(composeRequests(details, words)).toBe(
    "diet=vegan, noNuts\noccasion=birthday\nhighChairs=2\nstepFree=\nBy the window, please.",
  );
});

test("nothing asked for is nothing said, and a request nobody offers is left out", () => {
  expect(composeRequests(noGuestDetails, words)).toBe("");
  expect(composeRequests({ ...noGuestDetails, diets: ["gold"], occasion: "coup" }, words)).toBe("");
});
