import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import type { ShownFinding } from "@/components/workbench/workbench-calls";

/** A block as the editor offers it. */
export type OfferedBlock = { name: string; meaning: string; example: string; options: readonly string[] };

type EditorOptions = {
  parent: HTMLElement;
  label: string;
  blocks: readonly OfferedBlock[];
  onChange: (text: string) => void;
};

/** Opens an editor for HTML that offers blocks by their class, and their options on them. It is to be destroyed. */
export function openEditor({ parent, label, blocks, onChange }: EditorOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        html(),
        syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
        autocompletion({ override: [completeBlocks(blocks)] }),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label }),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}

/** Puts a text in place of all that is written. */
export function replaceText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

/** Puts a text where the author is. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(`${text}\n`), { scrollIntoView: true });
  view.focus();
}

/** Leads to a place, counted from 1. */
export function goToPlace(view: EditorView, { line, column }: Pick<ShownFinding, "line" | "column">): void {
  const anchor = offsetOf(view, line, column);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  view.focus();
}

/** Marks every finding at its line. */
export function showFindings(view: EditorView, findings: readonly ShownFinding[]): void {
  const diagnostics = findings.map(({ line, column, words, severity, why, instead }): Diagnostic => {
    const from = offsetOf(view, line, column);
    const to = Math.min(view.state.doc.length, from + Math.max(1, words.length));
    return { from, to, severity, message: `${why} ${instead}` };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

function offsetOf({ state: { doc } }: EditorView, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  return Math.min(to, from + column - 1);
}

function completeBlocks(blocks: readonly OfferedBlock[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const box = context.matchBefore(/cms-[\w-]*/);
    if (box !== null)
      return {
        from: box.from,
        options: blocks.map(({ name, meaning }) => ({ label: `cms-box-${name}`, detail: meaning })),
      };
    const word = context.matchBefore(/\s[\w-]*/);
    if (word === null) return null;
    const before = context.state.sliceDoc(Math.max(0, word.from - 2_000), word.from);
    const [, name] = /<[^<>]*\bcms-box-([\w-]+)[^<>]*$/.exec(before) ?? [];
    const block = blocks.find((each) => each.name === name);
    if (block === undefined) return null;
    return { from: word.from + 1, options: block.options.map((label) => ({ label, apply: `${label}=""` })) };
  };
}
