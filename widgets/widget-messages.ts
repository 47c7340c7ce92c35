import type { PartView } from "@/lib/cms/parse/part-view";
import type messages from "@/messages/en.json";
import { widgetDefinitions } from "@/widgets/definitions";

type Texts = (typeof messages)["Widgets"];

/**
 * Returns the messages that the widgets of these parts use, and no others, because all of them are sent with the page.
 */
export function widgetMessages(
  texts: Texts,
  parts: readonly (PartView | undefined)[],
): { Widgets: Partial<Texts> } {
  const types = new Set(parts.flatMap((part) => part?.slots.map(({ widget }) => widget.type) ?? []));
  const keys = new Set(
    [...types].flatMap((type): readonly (keyof Texts)[] => widgetDefinitions[type].messageKeys),
  );
  return { Widgets: Object.fromEntries([...keys].map((key) => [key, texts[key]])) };
}
