import { autocompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { html, htmlLanguage } from "@codemirror/lang-html";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { completeBlocks, type OfferedBlock } from "@/components/workbench/complete-blocks";
import { editorLook } from "@/components/workbench/editor-look";
import type { ShownFinding } from "@/components/workbench/workbench-calls";

type EditorOptions = {
  parent: HTMLElement;
  label: string;
  blocks: readonly OfferedBlock[];
  onChange: (text: string) => void;
};

/** An HTML editor with a separate text for each name, so that undoing never mixes two of them. */
export class HtmlEditor {
  readonly view: EditorView;
  readonly #extensions: Extension[];
  readonly #put = new Map<string, EditorState>();
  #name: string;

  /** Must be destroyed with `view.destroy()`. */
  constructor({ parent, label, blocks, onChange }: EditorOptions, name: string, text: string) {
    this.#name = name;
    this.#extensions = [
      lineNumbers(),
      history(),
      drawSelection(),
      html(),
      htmlLanguage.data.of({ autocomplete: completeBlocks(blocks) }),
      editorLook,
      autocompletion(),
      lintGutter(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label }),
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ];
    this.view = new EditorView({ parent, state: this.#begin(text) });
  }

  /** Shows the text of this name; `text` where it was not shown before or has changed since. */
  turnTo(name: string, text: string): void {
    if (name === this.#name) return;
    this.#put.set(this.#name, this.view.state);
    this.#name = name;
    const state = this.#put.get(name);
    this.view.setState(state?.doc.toString() === text ? state : this.#begin(text));
  }

  /** Replaces the whole text, which undoing restores. */
  replace(text: string): void {
    if (text === this.view.state.doc.toString()) return;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** Inserts a text on a line of its own at the cursor. */
  insert(text: string): void {
    const { state } = this.view;
    const line = state.doc.lineAt(state.selection.main.to);
    const isFree = line.text.trim() === "";
    const insert = isFree ? `${text}\n` : `\n${text}\n`;
    const from = isFree ? line.from : line.to;
    this.view.dispatch({
      changes: { from, to: line.to, insert },
      selection: { anchor: from + insert.length },
      scrollIntoView: true,
    });
    this.view.focus();
  }

  /** Moves the cursor to a position, counted from 1. */
  goTo({ line, column }: Pick<ShownFinding, "line" | "column">): void {
    const anchor = this.#offsetOf(line, column);
    this.view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: "center" }),
    });
    this.view.focus();
  }

  /** Marks every finding at its line. */
  mark(findings: readonly ShownFinding[]): void {
    const diagnostics = findings.map(({ line, column, words, severity, why, instead }): Diagnostic => {
      const from = this.#offsetOf(line, column);
      const to = Math.min(this.view.state.doc.length, from + Math.max(1, words.length));
      return { from, to, severity, message: `${why} ${instead}` };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  #begin(text: string): EditorState {
    return EditorState.create({ doc: text, extensions: this.#extensions });
  }

  #offsetOf(line: number, column: number): number {
    const { doc } = this.view.state;
    const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
    return Math.min(to, from + column - 1);
  }
}
