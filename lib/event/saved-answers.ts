import "client-only";
import * as z from "zod/mini";
import { noteReplacedGuest, wasSignedOutSince } from "@/lib/account/signed-out";
import { readStored, writeStored } from "@/lib/browser/storage";
import type { Question } from "@/lib/event/answers";
import { answersKey } from "@/lib/event/event-return";

/** Long enough for a login, a membership and a night's sleep. */
const MAX_AGE_MS = 24 * 60 * 60_000;

const savedSchema = z.object({
  savedAt: z.number(),
  /** The guest left for a login or a link and will return to the button. */
  isReturning: z.boolean(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

type Saved = { values: string[]; isReturning: boolean };

/** Stores an event's raw answers with their questions (R5.1); `now` in milliseconds since 1970. */
export function saveAnswers(
  eventId: number,
  questions: readonly Question[],
  { values, isReturning }: Saved,
  now: number,
): void {
  noteReplacedGuest();
  const answers = questions.map(({ question }, index) => ({ question, answer: values[index] ?? "" }));
  writeStored("localStorage", answersKey(eventId), { savedAt: now, isReturning, answers });
}

/**
 * Returns the stored answers in the order of the current questions: an answer follows its question and is dropped when
 * the question is gone. Undefined when nothing of this guest from the last day is stored.
 */
export function readSavedAnswers(
  eventId: number,
  questions: readonly Question[],
  now: number,
): Saved | undefined {
  const saved = savedSchema.safeParse(readStored("localStorage", answersKey(eventId)));
  if (!saved.success || Math.abs(now - saved.data.savedAt) > MAX_AGE_MS) return undefined;
  if (wasSignedOutSince(saved.data.savedAt)) return undefined;
  const { answers, isReturning } = saved.data;
  const values = questions.map(({ question }) => {
    const index = answers.findIndex((entry) => entry.question === question);
    // Removed from the list, because two questions may have the same text.
    return index === -1 ? "" : (answers.splice(index, 1)[0]?.answer ?? "");
  });
  return { values, isReturning };
}

/** Removes the answers once they were sent, so that the next user of this device cannot read them. */
export function forgetAnswers(eventId: number): void {
  writeStored("localStorage", answersKey(eventId), null);
}
