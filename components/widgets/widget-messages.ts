import type { PartView } from "@/lib/cms/content/part-view";
import type { WidgetType } from "@/lib/cms/widget/widget-attributes";
import type messages from "@/messages/en.json";

type Texts = (typeof messages)["Widgets"];
type Key = keyof Texts;

const textsOf: Partial<Record<WidgetType, readonly Key[]>> = {
  select: ["chooseLanguage", "choosePlace"],
  resource: ["notAvailable"],
  promotion: ["noPromotions", "loadingMore", "notAvailable", "couldNotLoad", "retry"],
  finder: [
    "where",
    "whereAny",
    "when",
    "party",
    "people",
    "seeTables",
    "chooseHotel",
    "chooseDay",
    "pastDay",
  ],
  popup: ["doNotShow", "close"],
  profile: ["profileWelcome", "profileHint", "loyaltyWelcome", "loyaltyHint", "signIn"],
  event: ["answerBlank", "checkAnswers", "answersNotSent"],
};

/** The words that the widgets of these parts say, and no others: whatever travels here stands in every page. */
export function widgetMessages(
  texts: Texts,
  parts: readonly (PartView | undefined)[],
): { Widgets: Partial<Texts> } {
  const types = new Set(parts.flatMap((part) => part?.slots.map(({ widget }) => widget.type) ?? []));
  const keys = new Set([...types].flatMap((type) => textsOf[type] ?? []));
  return { Widgets: Object.fromEntries([...keys].map((key) => [key, texts[key]])) };
}
