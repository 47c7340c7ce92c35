import { type WidgetType, widgetDefinitions } from "@/widgets/definitions";

/**
 * The open elements of a browser's parser, as far as they make the start tags of a widget close or move something: a
 * `p` in button scope, a `button` in scope, an `a` after the last marker, and a table outside of a cell.
 */
export type OpenElements = Readonly<{ paragraph: boolean; button: boolean; anchor: boolean; table: boolean }>;

export const topLevel: OpenElements = { paragraph: false, button: false, anchor: false, table: false };

/** Returns the openings inside an element with this tag, by the HTML standard's scopes and markers. */
export function afterStartTag(openings: OpenElements, tag: string): OpenElements {
  switch (tag) {
    case "td":
    case "th":
    case "caption":
      // Scope ends here for all of them, and a marker hides any outer `a`.
      return topLevel;
    case "table":
      return { ...openings, paragraph: false, button: false, table: true };
    case "thead":
    case "tbody":
    case "tfoot":
    case "tr":
    case "colgroup":
      return { ...openings, table: true };
    case "p":
      return { ...openings, paragraph: true };
    case "button":
      return { ...openings, button: true, paragraph: false };
    case "a":
      return { ...openings, anchor: true };
    default:
      return openings;
  }
}

/**
 * Returns whether a browser would parse the server's markup for this widget into a different tree. `inside` includes
 * the widget's own tag.
 */
export function breaksFlowMarkup(type: WidgetType, tag: string, inside: OpenElements): boolean {
  const { keepsElement }: { keepsElement?: (tag: string) => boolean } = widgetDefinitions[type];
  if (keepsElement?.(tag) === true) return false;
  // A heading directly inside a heading ends the outer one.
  return inside.paragraph || inside.button || inside.anchor || inside.table || /^h[1-6]$/.test(tag);
}
