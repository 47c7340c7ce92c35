import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import type { WidgetElement } from "@/widgets/widget-props";

/** Stores an author's content, hidden, in case the widget that replaces it fails. */
export function AuthoredTemplate({ authored }: Pick<WidgetElement, "authored">) {
  if (authored.length === 0) return null;
  return (
    <template
      data-authored=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in lib/cms
      dangerouslySetInnerHTML={{ __html: serializeNodes(authored) }}
    />
  );
}
