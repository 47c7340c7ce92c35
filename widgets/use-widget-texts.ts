import { createTranslator } from "next-intl";
import { type PageTexts, usePageTexts } from "@/components/ui/page-texts";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import type messages from "@/messages/en.json";
import type { MessageKeyOf, WidgetType } from "@/widgets/definitions";

/** The translator of one kind of widget. */
type WidgetTranslator<Type extends WidgetType> = ReturnType<
  typeof createTranslator<Pick<(typeof messages)["Widgets"], MessageKeyOf<Type>>>
>;

/** One translator for all widgets of a page, because each makes formatters of its own. */
const translators = new WeakMap<PageTexts, WidgetTranslator<WidgetType>>();

/**
 * Returns the translator for the texts of one kind of widget. It accepts only the keys of that widget's `messageKeys`,
 * because a page carries no others: the compiler reports a forgotten key. A dialog inside `MessagesProvider` has all
 * messages and uses `useTranslations`.
 */
export function useWidgetTexts<Type extends WidgetType>(): WidgetTranslator<Type> {
  const texts = usePageTexts();
  const translator = translators.get(texts) ?? newTranslator(texts);
  translators.set(texts, translator);
  return translator as unknown as WidgetTranslator<Type>;
}

function newTranslator({ locale, messages }: PageTexts): WidgetTranslator<WidgetType> {
  // The same translator, restricted: the compiler cannot compare the two while the kind of widget is open.
  return createTranslator({
    locale,
    messages,
    namespace: "Widgets",
    timeZone: VENUE_TIME_ZONE,
  }) as unknown as WidgetTranslator<WidgetType>;
}
