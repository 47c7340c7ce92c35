import { z } from "zod";
import { ID, whole } from "@/lib/ids/ids";
import { actionSchema, linkUrlSchema, mediaUrlSchema, routeTargetSchema } from "./action";
import { asList, jsonOption, lenientList } from "./json-attribute";

/** The specification's list length; an author changes it with `perpage`. */
const PROMOTIONS_PER_PAGE = 16;
const MAX_PER_PAGE = 48;
const MAX_TONIGHT = 12;
const MAX_LINKS = 100;
const MAX_QUESTIONS = 50;
const MAX_CONDITIONS = 20;

/** What an author has to write, in a word; the catalogue says it beside the option. Inside, so that every use carries it. */
export const optionKinds = [
  "text",
  "name",
  "id",
  "colour",
  "length",
  "number",
  "flag",
  "json",
  "address",
] as const;
export type OptionKind = (typeof optionKinds)[number];
const kind = (is: OptionKind) => ({ kind: is });

const text = (max: number) => z.string().trim().min(1).max(max).meta(kind("text"));

const resourceId = z.string().trim().regex(whole(ID)).meta(kind("id"));
const resourceType = z
  .string()
  .trim()
  .regex(/^[\w-]{1,40}$/)
  .meta(kind("name"));

const colour = z
  .string()
  .trim()
  .regex(/^#?(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i)
  .transform((value) => (value.startsWith("#") ? value : `#${value}`))
  .meta(kind("colour"));

const length = z
  .string()
  .trim()
  .regex(/^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))$/i)
  .meta(kind("length"));

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .meta(kind("number"));

/** A number that is not negative (spec §5), written as HTML writes numbers, and no longer than an id of the back end's. */
const eventId = z
  .string()
  .trim()
  .regex(/^\d{1,30}(?:\.\d{1,15})?(?:e\+?\d{1,2})?$/i)
  .transform(Number)
  .pipe(z.number().max(999_999_999_999_999))
  .meta(kind("id"));

/** An attribute that is merely there means yes, as in HTML. */
const flag = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(["", "true", "1", "yes", "false", "0", "no"]))
  .transform((value) => !["false", "0", "no"].includes(value))
  .meta(kind("flag"));

const columns = wholeNumber(1, 6).default(2).describe("Cards side by side, 1 to 6").meta({ example: "3" });

const listItemSchema = z
  .object({ name: text(200) })
  .and(z.union([z.object({ url: linkUrlSchema }), routeTargetSchema]));

const optionSchema = z.union([text(500), z.number().transform(String)]);
const MAX_OPTIONS = 50;

const questionSchema = z
  .object({
    type: z.string().default(""),
    question: text(1000),
    options: lenientList(optionSchema, MAX_OPTIONS).default([]),
  })
  // A choice with nothing to choose from can only be answered in the guest's own words.
  .transform(({ type, question, options }) =>
    type === "m" && options.length > 0
      ? { type: "choice" as const, question, options }
      : { type: "short" as const, question, options: [] },
  );

const conditionSchema = z.object({ type: z.string().max(40), option: z.string().max(100) });

/**
 * The options of every page block, from the raw attributes of its element: class `cms-box-<name>`, one attribute per
 * key. The authors' catalogue is made from the same schemas.
 */
export const widgetSchemas = {
  select: z
    .object({
      type: z
        .enum(["language", "resource"])
        .describe("What there is to choose")
        .meta({ example: "language" }),
      resourceid: resourceId
        .optional()
        .describe("Choose among what lies below this resource")
        .meta({ example: "100" }),
      resourcetype: resourceType.optional().describe("Only resources of this type").meta({ example: "site" }),
      placeholder: text(200)
        .optional()
        .describe("Shown until something is chosen")
        .meta({ example: "Hotel" }),
    })
    .describe("A list of languages or resources that opens on a click"),
  list: z
    .object({
      items: asList(
        jsonOption(lenientList(listItemSchema, MAX_LINKS, 1))
          .meta(kind("json"))
          .describe("Links in order: a name and a url, or a name, a route and its params")
          .meta({ example: '[{"name":"Dining","url":"/p/dining"},{"name":"My bookings","route":"book"}]' }),
        { item: listItemSchema, max: MAX_LINKS },
      ),
      gap: length.default("16px").describe("Space between two links").meta({ example: "12px" }),
      dividercolor: colour
        .optional()
        .describe("Colour of the line between two links")
        .meta({ example: "e3dccf" }),
    })
    .describe("Links below each other with a line between them"),
  profile: z
    .object({
      type: z
        .literal("_WOH_")
        .optional()
        .describe("The loyalty card alone instead of all cards")
        .meta({ example: "_WOH_" }),
    })
    .describe("The guest's linked profiles as cards"),
  event: z
    .object({
      eventid: eventId.describe("Number of the event").meta({ example: "31", finding: "event-id" }),
      question: asList(
        jsonOption(lenientList(questionSchema, MAX_QUESTIONS))
          .meta(kind("json"))
          .default([])
          .describe("Questions in order; type m offers options, any other type takes the guest's own words")
          .meta({ example: '[{"type":"m","question":"Red or white?","options":["Red","White"]}]' }),
        {
          item: questionSchema,
          max: MAX_QUESTIONS,
          inside: { key: "options", item: optionSchema, max: MAX_OPTIONS },
        },
      ),
      condition: asList(
        jsonOption(lenientList(conditionSchema, MAX_CONDITIONS))
          .meta(kind("json"))
          .default([])
          .describe("Who may take part; raw _WOH_BIND_ asks for a linked loyalty account")
          .meta({ example: '[{"type":"raw","option":"_WOH_BIND_"}]' }),
        { item: conditionSchema, max: MAX_CONDITIONS },
      ),
      actionfinish: jsonOption(actionSchema)
        .meta(kind("json"))
        .optional()
        .describe("What happens after a successful entry")
        .meta({ example: '{"type":"move-page","name":"coupon"}', finding: "action-incomplete" }),
    })
    .describe("An event or quiz; exactly one button inside shows where the submit button goes"),
  login: z.object({}).describe("Shows its login buttons when logged out and everything else when logged in"),
  action: z
    .object({
      action: jsonOption(actionSchema)
        .meta(kind("json"))
        .describe("What a click does: link and file need a url, move-page the name of a page")
        .meta({ example: '{"type":"link","url":"https://example.com/"}', finding: "action-incomplete" }),
    })
    .describe("Makes any element a button"),
  share: z
    .object({
      title: text(200).optional().describe("Title of what is shared").meta({ example: "Autumn table" }),
      description: text(500)
        .optional()
        .describe("A line or two about it")
        .meta({ example: "Five courses by the sea" }),
      hashtags: text(300)
        .optional()
        .describe("Words for networks that know hashtags")
        .meta({ example: "dining,seoul" }),
      imageurl: mediaUrlSchema
        .meta(kind("address"))
        .optional()
        .describe("Picture of what is shared")
        .meta({ example: "/media/autumn.jpg" }),
      buttontext: text(100)
        .optional()
        .describe("Caption of the button in the message")
        .meta({ example: "See more" }),
    })
    .describe("Opens the share dialog"),
  resource: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Show what lies below this resource")
        .meta({ example: "100" }),
      resourcetype: resourceType
        .optional()
        .describe("Only resources of this type")
        .meta({ example: "outlet" }),
      columns,
      gap: length.default("16px").describe("Space between the cards").meta({ example: "24px" }),
      buttontext: text(100)
        .optional()
        .describe("Caption of the button; without it Select in the reader's language")
        .meta({ example: "Choose" }),
      buttoncolor: colour.default("#ffb611").describe("Colour of the button").meta({ example: "14324f" }),
      buttontextcolor: colour
        .default("#ffffff")
        .describe("Colour of the caption")
        .meta({ example: "ffffff" }),
    })
    .describe("Hotels or outlets as cards"),
  promotion: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Offers of this hotel or restaurant")
        .meta({ example: "100" }),
      columns,
      perpage: wholeNumber(1, MAX_PER_PAGE)
        .default(PROMOTIONS_PER_PAGE)
        .describe("Cards fetched at a time, 1 to 48")
        .meta({ example: "8" }),
      withoutlet: flag
        .default(false)
        .describe("Say which restaurant each offer belongs to")
        .meta({ example: "true" }),
      special: flag.default(false).describe("Special offers only").meta({ example: "true" }),
      filtered: flag
        .default(false)
        .describe("Follow the filter of the page, a cms-box-filter")
        .meta({ example: "true" }),
    })
    .describe("Dining offers as cards; more come while scrolling"),
  filter: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Offer the hotels and cuisines below this resource")
        .meta({ example: "1" }),
    })
    .describe("Filters the page's offers by hotel, cuisine, price and day, in its address"),
  tonight: z
    .object({
      resourceid: resourceId.optional().describe("Offers of this hotel or restaurant").meta({ example: "1" }),
      columns,
      most: wholeNumber(1, MAX_TONIGHT)
        .default(4)
        .describe("Offers shown at most, 1 to 12")
        .meta({ example: "8" }),
    })
    .describe("What has room for two tonight, with its times; where nothing has, the next evening"),
  finder: z
    .object({
      resourceid: resourceId
        .optional()
        .describe("Offer the places below this resource")
        .meta({ example: "1" }),
      resourcetype: resourceType
        .default("site")
        .describe("Type of the places that can be chosen: hotels, or restaurants")
        .meta({ example: "site" }),
      all: flag
        .default(true)
        .describe("All places may be searched at once; false asks for one of them")
        .meta({ example: "false" }),
      buttontext: text(100).optional().describe("Caption of the button").meta({ example: "Find a table" }),
    })
    .describe("Where, when and how many: shows every table that is free then"),
  popup: z
    .object({
      popupid: z
        .string()
        .trim()
        .regex(/^[\w-]{1,64}$/)
        .meta(kind("name"))
        .describe("Name under which 'do not show' is remembered")
        .meta({ example: "autumn" }),
      days: wholeNumber(1, 365)
        .default(1)
        .describe("Days for which 'do not show' holds, up to 365 and 7 at least")
        .meta({ example: "7" }),
    })
    .describe("Shows its content over the page, with 'do not show for N days'"),
} as const;

/** Blocks that live only inside another one: the login box's buttons and the event box's dummy button. */
export const innerWidgetSchemas = {
  "login-button": z.object({
    provider: z
      .enum(["kakao", "hyatt"])
      .default("kakao")
      .describe("Which account to log in with")
      .meta({ example: "kakao" }),
  }),
  "event-submit": z.object({}),
} as const;

type AllSchemas = typeof widgetSchemas & typeof innerWidgetSchemas;

export type WidgetType = keyof AllSchemas;

/** A widget's type and its parsed options, named as the author's attributes are. */
export type Widget = {
  [Type in WidgetType]: { type: Type; options: z.output<AllSchemas[Type]> };
}[WidgetType];

/** The parsed options of one kind of widget. */
export type OptionsOf<Type extends WidgetType> = Extract<Widget, { type: Type }>["options"];
