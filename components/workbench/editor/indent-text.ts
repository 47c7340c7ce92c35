import { ensureSyntaxTree, indentRange } from "@codemirror/language";
import { ChangeSet, type EditorState } from "@codemirror/state";

/** Elements in which every space counts. */
const SPACED = /<(pre|textarea)\b[\s\S]*?<\/\1>/gi;

/** Returns the change that indents every line by what it stands in, except in text whose spaces are shown. */
export function indentText(edited: EditorState): ChangeSet {
  const state = parseWhole(edited);
  let from = 0;
  const before = [...state.doc.toString().matchAll(SPACED)].map(({ index, 0: { length } }) => {
    const range = { from, to: index };
    from = index + length;
    return range;
  });
  return [...before, { from, to: state.doc.length }]
    .filter((range) => range.to > range.from)
    .map((range) => indentRange(state, range.from, range.to))
    .reduce((all, next) => all.compose(next.map(all)), ChangeSet.empty(state.doc.length));
}

/** The editor parses only what is seen, and that while it has time; lines that are not parsed would not be indented. */
function parseWhole(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, Number.POSITIVE_INFINITY);
  // A state takes over what was parsed in the meantime only in its next version.
  return state.update({}).state;
}
