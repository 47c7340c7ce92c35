import { z } from "zod";

const LONGEST_TEXT = 4_000;
const MOST_ANSWERS = 100;

const question = z.string().max(LONGEST_TEXT);
const said = z
  .string()
  .max(LONGEST_TEXT)
  .refine((text) => text !== "" && text === text.trim(), "blank, or not trimmed");

/** One answer in the contract's shape; an event without questions takes a simple `true`. */
export const eventAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("simple"), question, answer: z.literal(true) }),
  z.object({ type: z.literal("multiple choice"), question, answer: said }),
  z.object({ type: z.literal("short answer"), question, answer: said }),
]);

export const eventAnswersSchema = z.array(eventAnswerSchema).min(1).max(MOST_ANSWERS);

export type EventAnswer = z.infer<typeof eventAnswerSchema>;
