import type { EventAnswer } from "@/lib/event/endpoints";
import type { OptionsOf } from "@/widgets/definitions";

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
