import * as z from "zod/mini";
import { ID, whole } from "@/lib/base/ids";
import { defineEndpoint } from "@/lib/http/endpoint";
import {
  booleanSchema,
  idSchema,
  instantSchema,
  listOf,
  optionally,
  sortedListOf,
  textSchema,
  trueSchema,
} from "@/lib/http/tolerant";
import { sourceTextSchema } from "@/lib/routing/entry-params";

const SERVICE = "/crm_channel_base";
const BASE = `${SERVICE}/eventResults`;

const answerSchema = z.object({
  type: z.enum(["simple", "multiple choice", "short answer"]),
  question: z.string(),
  answer: z.union([z.string(), z.boolean()]),
});

/** An answer as the back end stored it; the `true` of an event without questions is read as text. */
const ownAnswerSchema = z.object({
  question: textSchema,
  answer: z.union([textSchema, z.pipe(z.boolean(), z.transform(String))]),
});

/** What some events return instead of `true`. */
const quizResultSchema = z.object({
  correct: optionally(booleanSchema),
  couponId: optionally(idSchema),
  /** Each answer that is accepted, with the question as it was sent; none for a question that accepts any. */
  rightAnswers: optionally(
    sortedListOf(
      z.object({ question: textSchema, answer: textSchema }),
      ({ question }) => question,
      ({ answer }) => answer,
    ),
  ),
});

/** A non-negative number, which some hotels write with a fraction. */
const eventIdSchema = z.union([
  z.number().check(z.nonnegative()),
  z.pipe(z.string().check(z.regex(whole(`${ID}(?:\\.${ID})?`))), z.transform(Number)),
]);

export type EventAnswer = z.output<typeof answerSchema>;

/** An event as authors choose it; guests see nothing of this. */
const listedEventSchema = z.object({
  id: idSchema,
  name: textSchema,
  begins: optionally(instantSchema),
  ends: optionally(instantSchema),
  /** Whether answers are right or wrong. */
  judged: optionally(booleanSchema),
});

export type ListedEvent = z.output<typeof listedEventSchema>;

/**
 * The events that authors put on pages, whatever their time. Only the workbench asks; not every back end lists them
 * (404).
 */
export const listEvents = defineEndpoint({
  group: "content",
  input: z.object({}),
  path: `${SERVICE}/event/list`,
  data: sortedListOf(listedEventSchema, ({ id }) => id),
});

/** The encoded user id that a guest's share links carry. */
export const getEncodedUserId = defineEndpoint({
  group: "account",
  input: z.object({}),
  path: `${BASE}/encodedUserID`,
  data: textSchema,
});

/**
 * The guest's answers to an event, in the order of the questions; empty when they did not take part. Not every back end
 * stores them (404).
 */
export const getOwnAnswers = defineEndpoint({
  group: "account",
  input: z.object({ eventId: eventIdSchema }),
  path: `${BASE}/mine/:eventId`,
  data: listOf(ownAnswerSchema),
});

/** Takes part in an event. A refusal carries `error.code` (R5.3). */
export const createEventResult = defineEndpoint({
  group: "account",
  method: "POST",
  input: z.object({
    eventId: eventIdSchema,
    campaign: z.optional(sourceTextSchema),
    sharedBy: z.optional(sourceTextSchema),
    answers: z.array(answerSchema).check(z.minLength(1)),
  }),
  path: `${BASE}/create/:eventId`,
  query: ["campaign", "sharedBy"],
  body: "answers",
  data: z.union([trueSchema, quizResultSchema]),
});
