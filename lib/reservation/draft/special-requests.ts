import type { GuestDetails } from "@/lib/reservation/draft/guest-details";

/** What outlets are asked for most often, so that guests need not find words for it (features 11). */
export const diets = [
  "vegetarian",
  "vegan",
  "noPork",
  "noBeef",
  "noSeafood",
  "noDairy",
  "noGluten",
  "noNuts",
  "noShellfish",
] as const;

export const occasions = ["birthday", "anniversary", "proposal", "family", "business"] as const;

export type Diet = (typeof diets)[number];
export type Occasion = (typeof occasions)[number];

/** The sentences around the requests, in the guest's language. */
export type RequestWords = {
  diet: (diet: Diet) => string;
  occasion: (occasion: Occasion) => string;
  line: (kind: "diet" | "occasion" | "highChairs" | "stepFree", value: string) => string;
};

/** What the outlet reads: one line for each request, then what the guest wrote. */
export function composeRequests(details: GuestDetails, words: RequestWords): string {
  const chosen = diets.filter((diet) => details.diets.includes(diet)).map(words.diet);
  const occasion = occasions.find((name) => name === details.occasion);
  const lines = [
    chosen.length === 0 ? undefined : words.line("diet", chosen.join(", ")),
    occasion === undefined ? undefined : words.line("occasion", words.occasion(occasion)),
    details.highChairs === 0 ? undefined : words.line("highChairs", String(details.highChairs)),
    details.stepFree ? words.line("stepFree", "") : undefined,
    details.note.trim() === "" ? undefined : details.note.trim(),
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}
