import type { AppError } from "@/lib/errors/app-error";

/** How taking part ended (spec §8). */
export type EventOutcome = "succeeded" | "participated" | "notStarted" | "ended" | "failed";

/** What a back end tells of an entry besides that it was taken: whether it was right, and the coupon it brought. */
export type EntryReward = { isCorrect: boolean | undefined; couponId: number | undefined };

const outcomeOf: Readonly<Record<number, EventOutcome>> = {
  [-101_103]: "participated",
  [-101_106]: "notStarted",
  [-101_105]: "ended",
  [-101_107]: "ended",
};

/** What a refusal of `eventResults/create` means; a conflict without a number of its own is an entry made before. */
export function decideOutcome({
  errorNumber,
  status,
}: Pick<AppError, "errorNumber" | "status">): EventOutcome {
  if (errorNumber === undefined) return status === 409 ? "participated" : "failed";
  return outcomeOf[errorNumber] ?? "failed";
}
