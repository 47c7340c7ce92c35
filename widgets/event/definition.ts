import { z } from "zod";
import { actionSchema } from "@/lib/cms/widget/action";
import { defineBlock, defineInnerWidget } from "@/lib/cms/widget/define-widget";
import { asList, jsonOption, lenientList } from "@/lib/cms/widget/json-attribute";
import { ofKind, text } from "@/lib/cms/widget/option-kinds";

const MAX_QUESTIONS = 50;
const MAX_CONDITIONS = 20;
const MAX_ANSWERS = 50;

/** A number that is not negative (R4.12), in HTML's notation, and no longer than an id of the back end. */
const eventId = z
  .string()
  .trim()
  .regex(/^\d{1,30}(?:\.\d{1,15})?(?:e\+?\d{1,2})?$/i)
  .transform(Number)
  .pipe(z.number().max(999_999_999_999_999))
  .meta(ofKind("id"));

const answerSchema = z.union([text(500), z.number().transform(String)]);

const questionSchema = z
  .object({
    type: z
      .string()
      .default("")
      .meta({ examples: ["m", "s"] }),
    question: text(1000),
    options: lenientList(answerSchema, MAX_ANSWERS).default([]),
  })
  // A choice without options can only be answered with free text.
  .transform(({ type, question, options }) =>
    type === "m" && options.length > 0
      ? { type: "choice" as const, question, options }
      : { type: "short" as const, question, options: [] },
  );

/** Any condition is accepted; only the example asks for something. */
const conditionSchema = z.object({
  type: z
    .string()
    .max(40)
    .meta({ examples: ["raw"] }),
  option: z
    .string()
    .max(100)
    .meta({ examples: ["_WOH_BIND_"] }),
});

export const event = defineBlock({
  options: z
    .object({
      eventid: eventId.describe("Number of the event").meta({ example: "31", finding: "event-id" }),
      question: asList(
        jsonOption(lenientList(questionSchema, MAX_QUESTIONS))
          .meta(ofKind("json"))
          .default([])
          .describe("Questions in order; type m offers options, any other type takes free text")
          .meta({ example: '[{"type":"m","question":"Red or white?","options":["Red","White"]}]' }),
        {
          item: questionSchema,
          max: MAX_QUESTIONS,
          inside: { key: "options", item: answerSchema, max: MAX_ANSWERS },
        },
      ),
      condition: asList(
        jsonOption(lenientList(conditionSchema, MAX_CONDITIONS))
          .meta(ofKind("json"))
          .default([])
          .describe("Who may take part; raw _WOH_BIND_ asks for a linked loyalty account")
          .meta({ example: '[{"type":"raw","option":"_WOH_BIND_"}]' }),
        { item: conditionSchema, max: MAX_CONDITIONS },
      ),
      actionfinish: jsonOption(actionSchema)
        .meta(ofKind("json"))
        .optional()
        .describe("What happens after a successful entry")
        .meta({ example: '{"type":"move-page","name":"coupon"}', finding: "action-incomplete" }),
    })
    .describe("An event or quiz; exactly one button inside shows where the submit button goes"),
  messageKeys: [
    "answerBlank",
    "checkAnswers",
    "answersNotSent",
    "eventLogin",
    "eventLoginLoyalty",
    "eventLogIn",
    "eventLoyalty",
    "linkAccount",
  ],
  hydrateOn: "visible",
  example: { inside: "<button>Send</button>", cases: ["loggedOut", "loggedIn", "linked"] },
});

/** The placeholder button in the author's HTML of an event. */
export const eventSubmit = defineInnerWidget({
  options: z.object({}),
  messageKeys: ["sending"],
  hydrateOn: "interaction",
  keepsElement: () => true,
});
