import type { AppError } from "@/lib/base/app-error";
import type { EventAnswer } from "@/lib/event/endpoints";
import type { OptionsOf } from "@/widgets/definitions";

/** A question with its right answer. */
export type RightAnswer = { question: string; answer: string };

/**
 * Returns the right answers that the back end returned, in the order of the page's questions. Answers are accepted in
 * every language, so that of the options the page offers is named where there is one, else the first.
 */
export function findRightAnswers(
  questions: readonly Question[],
  rightAnswers: readonly RightAnswer[] = [],
): RightAnswer[] {
  return questions.flatMap(({ question, options }) => {
    const right = rightAnswers
      .filter((row) => row.question.trim() === question.trim())
      .map((row) => row.answer);
    const answer = options.find((option) => right.some((text) => isSame(text, option))) ?? right[0];
    return answer === undefined ? [] : [{ question, answer }];
  });
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

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

/** A question as its author wrote it, either with options to choose from or answered in free text. */
export type Question = OptionsOf<"event">["question"][number];

/** The answer is empty, or invalid for its question. */
export type AnswerProblem = "blank" | "wrong";

export type CheckedAnswers =
  | { ok: true; answers: EventAnswer[] }
  /** The problems by the index of their question. */
  | { ok: false; problems: Record<number, AnswerProblem> };

/** In characters. Longer than anything a guest types by hand, shorter than the back end's limit. */
const MAX_ANSWER_LENGTH = 2_000;

/**
 * Checks the answers and returns them trimmed, as they are sent (R5.2); `values` are the raw ones in the questions'
 * order. An event without questions sends one simple `true`.
 */
export function checkAnswers(questions: readonly Question[], values: readonly string[]): CheckedAnswers {
  if (questions.length === 0) {
    return { ok: true, answers: [{ type: "simple", question: "", answer: true }] };
  }
  const problems: Record<number, AnswerProblem> = {};
  const answers = questions.map((entry, index): EventAnswer => {
    const answer = (values[index] ?? "").trim();
    const problem = problemOf(entry, answer);
    if (problem !== undefined) problems[index] = problem;
    return {
      type: entry.type === "choice" ? "multiple choice" : "short answer",
      question: entry.question,
      answer,
    };
  });
  return Object.keys(problems).length === 0 ? { ok: true, answers } : { ok: false, problems };
}

function problemOf({ type, options }: Question, answer: string): AnswerProblem | undefined {
  if (answer === "") return "blank";
  const isOption = options.some((option) => option.trim() === answer);
  return (type === "choice" && !isOption) || answer.length > MAX_ANSWER_LENGTH ? "wrong" : undefined;
}
