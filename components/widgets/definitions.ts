import type { WidgetType } from "@/lib/cms/widget/widget-attributes";
import type messages from "@/messages/en.json";

type WidgetTexts = (typeof messages)["Widgets"];

/** What the page has to know of a kind of widget beside its options (their schema) and its looks (its component). */
type WidgetDefinition = {
  /**
   * Whether the browser draws it once more: `always`, `never` (links, cards, and what CSS alone shows or hides), or
   * `sometimes`, as its data decides (`isLive` in `components/cms/live-slots.ts`).
   */
  moves: "always" | "sometimes" | "never";
  /** The words it says of itself. Whatever stands here travels in every page that has the widget. */
  words: readonly (keyof WidgetTexts)[];
};

/** Every kind of widget there is; the compiler refuses a gap. */
export const widgetDefinitions = {
  select: { moves: "always", words: ["chooseLanguage", "choosePlace"] },
  list: { moves: "never", words: [] },
  profile: {
    moves: "always",
    words: ["profileWelcome", "profileHint", "loyaltyWelcome", "loyaltyHint", "signIn"],
  },
  event: { moves: "always", words: ["answerBlank", "checkAnswers", "answersNotSent"] },
  "event-submit": { moves: "always", words: [] },
  login: { moves: "never", words: [] },
  "login-button": { moves: "always", words: [] },
  action: { moves: "sometimes", words: [] },
  share: { moves: "always", words: [] },
  resource: { moves: "never", words: ["notAvailable", "select"] },
  promotion: {
    moves: "sometimes",
    words: [
      "noPromotions",
      "noMatch",
      "someNotChecked",
      "filterClear",
      "loadingMore",
      "notAvailable",
      "couldNotLoad",
      "retry",
      "cardPrice",
      "cardChild",
      "cardFree",
      "cardFew",
    ],
  },
  filter: {
    moves: "never",
    words: [
      "where",
      "filterTitle",
      "filterAll",
      "filterCuisine",
      "filterPrice",
      "filterUpTo",
      "filterDay",
      "filterShow",
      "filterClear",
      "cuisines",
    ],
  },
  tonight: {
    moves: "never",
    words: [
      "tonight",
      "tonightFull",
      "nextEvening",
      "eveningUnknown",
      "eveningAsked",
      "timeFew",
      "retry",
      "cardPrice",
      "cardChild",
      "cardFree",
      "cardFew",
    ],
  },
  finder: {
    moves: "always",
    words: [
      "where",
      "whereAny",
      "whereOne",
      "chooseHotel",
      "when",
      "party",
      "people",
      "seeTables",
      "day",
      "part",
      "partAny",
      "parts",
      "chooseDay",
      "pastDay",
    ],
  },
  popup: { moves: "never", words: ["doNotShow", "close"] },
} as const satisfies Record<WidgetType, WidgetDefinition>;

type Moving = { [Type in WidgetType]: (typeof widgetDefinitions)[Type]["moves"] };

/** The kinds that a page may show without any code of theirs in the browser. */
export type StillWidgetType = {
  [Type in WidgetType]: Moving[Type] extends "always" ? never : Type;
}[WidgetType];
