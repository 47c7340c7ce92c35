import type { EventAnswer } from "@/lib/event/endpoints";
import type { OptionsOf } from "@/widgets/definitions";

/** A question as its author wrote it: with options to choose from, or to be answered in the guest's own words. */
export type Question = OptionsOf<"event">["question"][number];

/** Nothing was said, or something that cannot be an answer. */
export type AnswerProblem = "blank" | "wrong";

export type CheckedAnswers =
  | { ok: true; answers: EventAnswer[] }
  /** What is wrong, by the question's place. */
  | { ok: false; problems: Record<number, AnswerProblem> };

/** Longer than anything a guest writes by hand, shorter than what the back end takes. */
const LONGEST_ANSWER = 2_000;

/**
 * What is sent of the answers (R5.2), each trimmed; `values` are the raw ones in the questions' order. An event without
 * questions is one simple yes.
 */
export function checkAnswers(questions: readonly Question[], values: readonly string[]): CheckedAnswers {
  if (questions.length === 0) {
    return { ok: true, answers: [{ type: "simple", question: "", answer: true }] };
  }
  const problems: Record<number, AnswerProblem> = {};
  const answers = questions.map((entry, place): EventAnswer => {
    const answer = (values[place] ?? "").trim();
    const problem = problemOf(entry, answer);
    if (problem !== undefined) problems[place] = problem;
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
  return (type === "choice" && !isOption) || answer.length > LONGEST_ANSWER ? "wrong" : undefined;
}
