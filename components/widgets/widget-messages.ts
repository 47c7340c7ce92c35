import type { Frame } from "@/components/layout/frame";
import type { WidgetType } from "@/lib/cms/widget-attributes";
import type messages from "@/messages/en.json";

type Texts = (typeof messages)["Widgets"];
type Key = keyof Texts;

const textsOf: Partial<Record<WidgetType, readonly Key[]>> = {
  select: ["chooseLanguage", "choosePlace"],
  resource: ["notAvailable"],
  promotion: ["noPromotions", "loadingMore", "couldNotLoad", "retry"],
  popup: ["doNotShow", "close"],
  profile: ["profileWelcome", "profileHint", "loyaltyWelcome", "loyaltyHint", "signIn"],
  "event-submit": ["loginFirst", "signIn"],
};

/** The words that the widgets of this page say, and no others: whatever travels here stands in every page. */
export function widgetMessages(texts: Texts, { zones }: Pick<Frame, "zones">): { Widgets: Partial<Texts> } {
  const types = new Set(Object.values(zones).flatMap(({ slots }) => slots.map(({ widget }) => widget.type)));
  const keys = new Set([...types].flatMap((type) => textsOf[type] ?? []));
  return { Widgets: Object.fromEntries([...keys].map((key) => [key, texts[key]])) };
}
