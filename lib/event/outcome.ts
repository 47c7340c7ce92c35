import type { AppError } from "@/lib/base/app-error";
import type { RightAnswer } from "@/lib/event/right-answers";

/** The outcome of taking part in an event (R5.3). */
export type EventOutcome = "succeeded" | "participated" | "notStarted" | "ended" | "failed";

/** What a back end returns for an accepted entry: whether its answers were right, and the coupon it earned. */
export type EntryReward = {
  isCorrect: boolean | undefined;
  couponId: number | undefined;
  /** The questions whose right answer the back end returned. */
  rightAnswers: readonly RightAnswer[];
};

const outcomeOf: Readonly<Record<number, EventOutcome>> = {
  [-101_103]: "participated",
  [-101_106]: "notStarted",
  [-101_105]: "ended",
  [-101_107]: "ended",
};

/**
 * Returns what a refusal of `eventResults/create` means; a conflict (409) without an error number means that the guest
 * already took part.
 */
export function decideOutcome({
  errorNumber,
  status,
}: Pick<AppError, "errorNumber" | "status">): EventOutcome {
  if (errorNumber === undefined) return status === 409 ? "participated" : "failed";
  return outcomeOf[errorNumber] ?? "failed";
}
