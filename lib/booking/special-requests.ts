import type { GuestDetails } from "@/lib/booking/guest-details";
import type { Reservation } from "@/lib/booking/schema";
import type { Translator } from "@/lib/i18n/load-messages";

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

/** What a guest asks for: the coded requests, and their own words. */
type Requests = Pick<GuestDetails, "diets" | "occasion" | "highChairs" | "stepFree" | "note">;

/** Returns the requests as codes (`requestCodes`), so that no machine has to parse sentences. */
export function requestCodes(details: Omit<Requests, "note">): { kind: string; code: string }[] {
  const { occasion, highChairs, stepFree } = details;
  return [
    ...diets.filter((diet) => details.diets.includes(diet)).map((code) => ({ kind: "diet", code })),
    ...occasions.filter((name) => name === occasion).map((code) => ({ kind: "occasion", code })),
    ...(highChairs === 0 ? [] : [{ kind: "highChairs", code: String(highChairs) }]),
    ...(stepFree ? [{ kind: "access", code: "stepFree" }] : []),
  ];
}

/** Reads the requests of a reservation: those that have codes, and what the guest wrote below the lines of these. */
export function readRequests({
  requests,
  requestCodes: codes,
}: Pick<Reservation, "requests" | "requestCodes">): Requests {
  const of = (kind: string) => codes.filter((each) => each.kind === kind).map(({ code }) => code);
  const coded = {
    diets: of("diet"),
    occasion: of("occasion")[0] ?? "",
    highChairs: Number(of("highChairs")[0] ?? 0) || 0,
    stepFree: of("access").includes("stepFree"),
  };
  const lines = new Set(requestCodes(coded).map(({ kind }) => kind)).size;
  return { ...coded, note: requests.split("\n").slice(lines).join("\n") };
}

/**
 * Returns the text for people, in the translator's language: one line for each kind of request, then the free text as it
 * is.
 */
export function composeRequests(requests: Requests, t: Translator<"Reserve">): string {
  const { highChairs, stepFree, note } = requests;
  const chosen = diets.filter((diet) => requests.diets.includes(diet)).map((diet) => t(`diets.${diet}`));
  const occasion = occasions.find((name) => name === requests.occasion);
  const lines = [
    chosen.length === 0 ? undefined : t("request.diet", { value: chosen.join(", ") }),
    occasion === undefined ? undefined : t("request.occasion", { value: t(`occasions.${occasion}`) }),
    highChairs === 0 ? undefined : t("request.highChairs", { value: String(highChairs) }),
    stepFree ? t("request.stepFree") : undefined,
    note.trim() === "" ? undefined : note.trim(),
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}
