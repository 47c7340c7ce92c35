import type { WidgetType } from "@/widgets/definitions";

/**
 * What a browser's parser still has open, as far as it makes the start tags of a widget close or move it: a `p` in
 * button scope, a `button` in scope, an `a` after the last marker, and a table that is not inside a cell.
 */
export type Openings = Readonly<{ paragraph: boolean; button: boolean; anchor: boolean; table: boolean }>;

export const topLevel: Openings = { paragraph: false, button: false, anchor: false, table: false };

/** The openings inside an element with this tag, by the parsing specification's scopes and markers. */
export function afterStartTag(openings: Openings, tag: string): Openings {
  switch (tag) {
    case "td":
    case "th":
    case "caption":
      // Scope ends here for all of them, and a marker hides any `a` outside.
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

/** Would the server's markup for this widget be read back as another tree? `inside` counts its own tag as well. */
export function tearsFlowMarkup(type: WidgetType, tag: string, inside: Openings): boolean {
  // These two keep the author's element and content and write no markup of their own.
  if (type === "login-button" || type === "event-submit") return false;
  // This one writes the author's own element again, but a link in the place of a button.
  if (type === "share" && tag !== "button") return false;
  // A heading that starts straight inside a heading ends the outer one.
  return inside.paragraph || inside.button || inside.anchor || inside.table || /^h[1-6]$/.test(tag);
}
