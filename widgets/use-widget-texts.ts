import { type createTranslator, useTranslations } from "next-intl";
import type messages from "@/messages/en.json";
import type { MessageKeyOf, WidgetType } from "@/widgets/definitions";

/** The translator of one kind of widget. */
type WidgetTranslator<Type extends WidgetType> = ReturnType<
  typeof createTranslator<Pick<(typeof messages)["Widgets"], MessageKeyOf<Type>>>
>;

/**
 * Returns the translator for the texts of one kind of widget. It accepts only the keys of that widget's `messageKeys`,
 * because a page carries no others: the compiler reports a forgotten key. A dialog inside `MessagesProvider` has all
 * messages and uses `useTranslations`.
 */
export function useWidgetTexts<Type extends WidgetType>(): WidgetTranslator<Type> {
  // The same translator, restricted: the compiler cannot compare the two while the kind of widget is open.
  return useTranslations("Widgets") as unknown as WidgetTranslator<Type>;
}
