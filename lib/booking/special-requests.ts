import { type GuestDetails, noGuestDetails } from "@/lib/booking/guest-details";

/** The most common requests, so that guests can choose them instead of writing. */
export const diets = [
  "vegetarian",
  "vegan",
  "noPork",
  "noBeef",
  "noSeafood",
  "noDairy",
  "noGluten",
  "noEgg",
  "noSoy",
  "noNuts",
  "noShellfish",
] as const;

export const occasions = ["birthday", "anniversary", "proposal", "family", "business"] as const;

/** What a guest does not eat. */
export type Diet = (typeof diets)[number];
type Occasion = (typeof occasions)[number];

/** Texts around the requests, in the language of the reader: the guest or the outlet. */
type RequestWords = {
  diet: (diet: Diet) => string;
  occasion: (occasion: Occasion) => string;
  line: (kind: "diet" | "occasion" | "highChairs" | "stepFree", value: string) => string;
};

/** Returns the requests as codes (`requestCodes`), so that no machine has to parse sentences. */
export function requestCodes(details: GuestDetails): { kind: string; code: string }[] {
  const { occasion, highChairs, stepFree } = details;
  return [
    ...diets.filter((diet) => details.diets.includes(diet)).map((code) => ({ kind: "diet", code })),
    ...occasions.filter((name) => name === occasion).map((code) => ({ kind: "occasion", code })),
    ...(highChairs === 0 ? [] : [{ kind: "highChairs", code: String(highChairs) }]),
    ...(stepFree ? [{ kind: "access", code: "stepFree" }] : []),
  ];
}

/**
 * Returns the requests of a reservation in the guest's language: the coded ones are translated, and the free text after
 * their lines is kept as it is. Without codes the whole text is returned unchanged.
 */
export function readRequests(
  {
    requests,
    requestCodes: codes,
  }: { requests: string; requestCodes: readonly { kind: string; code: string }[] },
  words: RequestWords,
): string {
  const of = (kind: string) => codes.filter((each) => each.kind === kind).map(({ code }) => code);
  const chosen: GuestDetails = {
    ...noGuestDetails,
    diets: of("diet"),
    occasion: of("occasion")[0] ?? "",
    highChairs: Number(of("highChairs")[0] ?? 0),
    stepFree: of("access").includes("stepFree"),
  };
  const lines = composeRequests(chosen, words);
  if (lines === "") return requests;
  const own = requests.split("\n").slice(lines.split("\n").length);
  return [lines, ...own].join("\n");
}

/** Returns the text for the outlet: one line for each request, then the guest's free text. */
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
