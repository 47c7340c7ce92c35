import type { Question } from "@/lib/event/answers";

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
