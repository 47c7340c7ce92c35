import { z } from "zod";

const MAX_TEXT_LENGTH = 4_000;
const MAX_ANSWERS = 100;

const question = z.string().max(MAX_TEXT_LENGTH);
const said = z
  .string()
  .max(MAX_TEXT_LENGTH)
  .refine((text) => text !== "" && text === text.trim(), "blank, or not trimmed");

/** One answer in the contract's shape; an event without questions takes a simple `true`. */
export const eventAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("simple"), question, answer: z.literal(true) }),
  z.object({ type: z.literal("multiple choice"), question, answer: said }),
  z.object({ type: z.literal("short answer"), question, answer: said }),
]);

export const eventAnswersSchema = z.array(eventAnswerSchema).min(1).max(MAX_ANSWERS);

export type EventAnswer = z.infer<typeof eventAnswerSchema>;
