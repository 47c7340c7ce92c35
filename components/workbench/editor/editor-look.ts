import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--card)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, Menlo, Consolas, monospace", lineHeight: "1.6" },
  ".cm-content": { minHeight: "100%", caretColor: "var(--ink)" },
  // Replacing a whole text, browsers write the colour of its first word into the line, for one screen only.
  "& .cm-line": { color: "var(--ink) !important" },
  ".cm-gutters": {
    minHeight: "100%",
    color: "var(--ink-3)",
    backgroundColor: "var(--wash)",
    borderRight: "1px solid var(--line)",
  },
  "& .cm-cursor": { borderLeftColor: "var(--ink)" },
  // The editor's own colour for the focused selection is one for light screens.
  "& .cm-scroller > .cm-selectionLayer .cm-selectionBackground, &.cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    { background: "color-mix(in srgb, var(--sea) 30%, transparent)" },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--card)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-small)",
    boxShadow: "var(--lift)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "5px 10px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--paper)",
    backgroundColor: "var(--ink)",
  },
  ".cm-completionDetail": { color: "var(--ink-2)", fontStyle: "normal" },
  "[aria-selected] > .cm-completionDetail": { color: "inherit" },
});

const words = HighlightStyle.define([
  { tag: tags.tagName, color: "var(--pine)", fontWeight: "600" },
  { tag: tags.attributeName, color: "var(--sea)" },
  { tag: tags.attributeValue, color: "var(--clay)" },
  { tag: [tags.angleBracket, tags.definitionOperator], color: "var(--ink-2)" },
  { tag: [tags.character, tags.keyword, tags.propertyName], color: "var(--saffron-ink)" },
  { tag: [tags.comment, tags.documentMeta], color: "var(--ink-3)", fontStyle: "italic" },
]);

/** The editor in the site's own colours, for light and dark screens. */
export const editorLook: Extension = [theme, syntaxHighlighting(words)];
