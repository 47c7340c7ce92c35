import { fetchMessages } from "@/components/ui/messages-provider";
import { getUserInfo } from "@/lib/account/endpoints";
import { isSignedIn } from "@/lib/account/signed-in";
import { type AppError, isSameAttempt } from "@/lib/base/app-error";
import {
  type AnswerProblem,
  checkAnswers,
  decideOutcome,
  type EntryReward,
  type EventOutcome,
  findRightAnswers,
  type Question,
} from "@/lib/event/answers";
import { createEventResult } from "@/lib/event/endpoints";
import type { AttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { readAttribution } from "@/lib/tracking/attribution";

/** The step a guest has reached after pressing the button. */
export type EventStep =
  /** `error` where a call found that the session has ended. */
  | { kind: "login"; error?: AppError }
  | { kind: "loyalty" }
  | { kind: "problems"; problems: Record<number, AnswerProblem> }
  | { kind: "result"; outcome: EventOutcome; reward?: EntryReward };

type Entry = {
  eventId: number;
  questions: readonly Question[];
  /** The values of the fields, in the questions' order. */
  values: readonly string[];
  needsLoyalty: boolean;
  attempt: AttemptKey;
  /** Is called when the entry is sent. */
  onSend: () => void;
};

/**
 * Takes part in an event in this order: login, loyalty account, answers, entry (R5.1–R5.3). Rejects only
 * when the messages for its outcome fail to load, and then nothing was sent.
 */
export async function takePart({
  eventId,
  questions,
  values,
  needsLoyalty,
  attempt,
  onSend,
}: Entry): Promise<EventStep> {
  await fetchMessages();
  if (!isSignedIn(document.cookie)) return { kind: "login" };
  if (needsLoyalty) {
    const info = await callApi(getUserInfo, {});
    if (!info.ok) return info.error.code === "unauthorized" ? { kind: "login", error: info.error } : failed;
    if (info.value.profiles.hyatt.length === 0) return { kind: "loyalty" };
  }
  const checked = checkAnswers(questions, values);
  if (!checked.ok) return { kind: "problems", problems: checked.problems };
  const { campaign, sharedBy } = readAttribution();
  const entry = { eventId, answers: checked.answers, campaign, sharedBy };
  onSend();
  const result = await callApi(createEventResult, entry, { idempotencyKey: attempt.keyFor(entry) });
  if (result.ok) {
    attempt.markAnswered();
    if (result.value === true) return { kind: "result", outcome: "succeeded" };
    const { correct: isCorrect, couponId } = result.value;
    const rightAnswers = findRightAnswers(questions, result.value.rightAnswers);
    return { kind: "result", outcome: "succeeded", reward: { isCorrect, couponId, rightAnswers } };
  }
  const { code, errorNumber } = result.error;
  // An event's refusal has a number, whatever its status (R5.3).
  if (errorNumber !== undefined || !isSameAttempt(result.error)) attempt.markAnswered();
  if (code === "unauthorized") return { kind: "login", error: result.error };
  return { kind: "result", outcome: decideOutcome(result.error) };
}

const failed: EventStep = { kind: "result", outcome: "failed" };
