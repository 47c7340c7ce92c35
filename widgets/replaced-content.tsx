import { createElement, type ReactNode } from "react";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import type { WidgetElement } from "@/widgets/widget-props";

type Props = Pick<WidgetElement, "tag" | "attributes" | "authored"> & { children: ReactNode };

/**
 * Renders a widget into the element that its author wrote, in place of the content, which is stored, hidden, in case the
 * widget fails.
 */
export function ReplacedContent({ tag, attributes, authored, children }: Props) {
  return createElement(
    tag,
    attributes,
    authored.length === 0 ? null : (
      <template
        data-authored=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in lib/cms
        dangerouslySetInnerHTML={{ __html: serializeNodes(authored) }}
      />
    ),
    children,
  );
}
