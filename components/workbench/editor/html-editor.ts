import { autocompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyField, historyKeymap, indentWithTab } from "@codemirror/commands";
import { css, cssLanguage } from "@codemirror/lang-css";
import { html, htmlLanguage } from "@codemirror/lang-html";
import {
  bracketMatching,
  ensureSyntaxTree,
  foldGutter,
  foldKeymap,
  indentRange,
  syntaxTree,
} from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { ChangeSet, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, hoverTooltip, keymap, lineNumbers, type Tooltip } from "@codemirror/view";
import {
  completeBlocks,
  completeOwn,
  findBlockAt,
  type OfferedBlock,
  type OwnPage,
  optionAt,
} from "@/components/workbench/editor/complete-blocks";
import { editorLook } from "@/components/workbench/editor/editor-look";
import { dropOn, findInsertPlace, pasteHtml } from "@/components/workbench/editor/paste-html";
import { blockAt, elementAt, type TextChange } from "@/components/workbench/editor/written-elements";
import type { Position } from "@/components/workbench/preview/written-place";
import type { ShownFinding } from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";

/** Milliseconds that an author waits at most until the editor has parsed up to the pointer. */
const MAX_PARSE_MS = 100;

/** Returns a source of tooltips that say what a block, and each of its options, is for. */
function explainOptions(blocks: readonly OfferedBlock[]) {
  return (view: EditorView, pos: number): Tooltip | null => {
    const { state } = view;
    const tree = ensureSyntaxTree(state, pos, MAX_PARSE_MS) ?? syntaxTree(state);
    const node = tree.resolveInner(pos, 1);
    const block = findBlockAt(node, state, blocks);
    if (block === undefined) return null;
    const option = optionAt(node, state);
    const text =
      option === undefined || option === "class"
        ? `cms-box-${block.name}: ${block.meaning}`
        : describe(block, option);
    return text === undefined
      ? null
      : { pos: node.from, end: node.to, above: true, create: () => show(text) };
  };
}

function describe({ options }: OfferedBlock, name: string): string | undefined {
  const option = options.find((each) => each.name === name);
  return option && [`${name}: ${option.meaning}`, option.type].filter(Boolean).join(" · ");
}

function show(text: string): { dom: HTMLElement } {
  const dom = document.createElement("div");
  dom.className = "cm-tooltip-lint";
  dom.textContent = text;
  return { dom };
}

/** What an editor shows and tells. */
export type EditorOptions = {
  parent: HTMLElement;
  /** The editor's name for each kind of text. */
  labels: Readonly<Record<EditedText["kind"], string>>;
  blocks: readonly OfferedBlock[];
  /** Returns the group's own pages, which are known only some time after the editor. */
  ownPages: () => readonly OwnPage[];
  /** The editor's own words, such as those of its search, in the author's language. */
  phrases: Readonly<Record<string, string>>;
  /** What undoing needs from an earlier visit, by the name of the text. */
  histories: Readonly<Record<string, unknown>>;
  onChange: (name: EditedText, text: string) => void;
  /** Called with the offset of the cursor whenever it may have moved. */
  onCursor: (offset: number) => void;
  /** Called with what was pasted as HTML; returns the text to insert, or undefined for the browser's own. */
  onPaste: (html: string) => string | undefined;
};

/** Id of the text that says how the keyboard leaves the editor, in which Tab indents (WCAG 2.1.2). */
export const LEAVE_HINT = "leave-editor";
/** Characters of a finding's words that are marked at most. */
const MAX_MARKED = 200;

/** The kinds of text of a part: its HTML, and its style sheet. */
export const textKinds = ["html", "style"] as const;
/** Names a text: its language and what it is. */
export type EditedText = { language: Locale; kind: (typeof textKinds)[number] };

const nameOf = ({ language, kind }: EditedText) => `${language} ${kind}`;

/** An editor with a separate text for each language and kind, so that undoing never mixes two of them. */
export class HtmlEditor {
  readonly view: EditorView;
  readonly #extensionsOf: (kind: EditedText["kind"]) => Extension[];
  readonly #onCursor: EditorOptions["onCursor"];
  readonly #put = new Map<string, EditorState>();
  readonly #histories: Readonly<Record<string, unknown>>;
  #shown: EditedText;

  /** Must be destroyed with `view.destroy()`. */
  constructor(
    { parent, labels, blocks, ownPages, phrases, histories, onChange, onCursor, onPaste }: EditorOptions,
    shown: EditedText,
    text: string,
  ) {
    this.#shown = shown;
    this.#histories = histories;
    this.#onCursor = onCursor;
    this.#extensionsOf = (kind) => [
      lineNumbers(),
      foldGutter(),
      history(),
      drawSelection(),
      bracketMatching(),
      search({ top: true }),
      highlightSelectionMatches(),
      EditorState.phrases.of(phrases),
      kind === "html"
        ? [
            html(),
            htmlLanguage.data.of({ autocomplete: completeBlocks(blocks) }),
            htmlLanguage.data.of({ autocomplete: completeOwn(ownPages) }),
            hoverTooltip(explainOptions(blocks)),
            EditorView.domEventHandlers({
              paste: (event, view) => pasteHtml(event, view, onPaste),
              drop: (event, view) => dropOn(event, view, onPaste),
            }),
          ]
        : [css(), cssLanguage.data.of({ autocomplete: completeOwn(ownPages) })],
      editorLook,
      autocompletion(),
      lintGutter(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": labels[kind], "aria-describedby": LEAVE_HINT }),
      keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) onChange(this.#shown, state.doc.toString());
        if (docChanged || selectionSet) onCursor(state.selection.main.from);
      }),
    ];
    this.view = new EditorView({ parent, state: this.#begin(text) });
  }

  /** Shows another text: `text` where it was not shown before or has changed since. */
  turnTo(shown: EditedText, text: string): void {
    if (nameOf(shown) === nameOf(this.#shown)) return;
    this.#put.set(nameOf(this.#shown), this.view.state);
    this.#shown = shown;
    const state = this.#put.get(nameOf(shown));
    this.view.setState(state?.doc.toString() === text ? state : this.#begin(text));
    this.#onCursor(this.view.state.selection.main.from);
  }

  /** Returns what undoing needs of each text that was shown. */
  readHistories(): Record<string, unknown> {
    const states = new Map(this.#put).set(nameOf(this.#shown), this.view.state);
    return Object.fromEntries(
      [...states].map(([name, state]) => [name, state.toJSON({ history: historyField }).history]),
    );
  }

  /** Replaces the whole text, which undoing restores. */
  replace(text: string): void {
    if (text === this.view.state.doc.toString()) return;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** Inserts an element on a line of its own, at the cursor or at the next place where it is valid. */
  insert(text: string): void {
    const { state } = this.view;
    const place = findInsertPlace(state.doc.toString(), state.selection.main.to);
    const line = state.doc.lineAt(place);
    const isFree = line.text.trim() === "";
    const insert = isFree ? `${text}\n` : `\n${text}\n`;
    const from = isFree ? line.from : place;
    this.view.dispatch({
      changes: { from, to: isFree ? line.to : place, insert },
      selection: { anchor: from + insert.length },
      scrollIntoView: true,
    });
    this.view.focus();
  }

  /** Replaces a part of the text, which undoing restores, and moves the cursor there. */
  rewrite({ from, to, insert }: TextChange): void {
    this.view.dispatch({ changes: { from, to, insert }, selection: { anchor: from } });
  }

  /**
   * Selects the element at a position: its words, or the start tag of one that has none of its own. Returns whether it is
   * in a block; the editor gets the focus where it is not.
   */
  choose(position: Position): boolean {
    const text = this.view.state.doc.toString();
    const offset = this.offsetOf(position);
    const element = elementAt(text, offset);
    if (element === undefined) return false;
    const { from, to } = element.block === undefined && element.hasOwnWords ? element.inside : element.start;
    this.#select(from, to);
    const isInBlock = blockAt(text, offset) !== undefined;
    if (!isInBlock) this.view.focus();
    return isInBlock;
  }

  /** Moves the cursor behind the element at an offset, so that what is inserted next stands there. */
  goBehind(offset: number): void {
    const text = this.view.state.doc.toString();
    this.#select(findInsertPlace(text, elementAt(text, offset)?.to ?? text.length));
  }

  /** Returns the offset of a position, or the nearest one that there is. */
  offsetOf({ line, column }: Position): number {
    const { doc } = this.view.state;
    const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
    return Math.min(to, from + column - 1);
  }

  /** Indents every line by what it stands in, except in text whose spaces are shown. */
  indent(): void {
    this.view.dispatch({ changes: indentText(this.view.state) });
  }

  /** Moves the cursor to a position, counted from 1. */
  goTo(position: Position): void {
    this.goToOffset(this.offsetOf(position));
  }

  /** Moves the cursor to an offset in the text. */
  goToOffset(offset: number): void {
    this.#select(offset);
    this.view.focus();
  }

  /** Marks every finding at its line. */
  mark(findings: readonly ShownFinding[]): void {
    const { doc } = this.view.state;
    const diagnostics = findings.map(({ line, column, words, severity, why, instead }): Diagnostic => {
      const from = this.offsetOf({ line, column });
      // Where the words themselves do not begin there, the word that does is marked.
      const here = doc.sliceString(from, Math.min(doc.length, from + MAX_MARKED));
      const length = here.startsWith(words) ? words.length : (/^<?[^\s>="']+/.exec(here)?.[0].length ?? 1);
      const to = Math.min(doc.length, from + Math.max(1, length));
      return { from, to, severity, message: `${why} ${instead}` };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  #select(anchor: number, head = anchor): void {
    const effects = EditorView.scrollIntoView(anchor, { y: "center" });
    this.view.dispatch({ selection: { anchor, head }, effects });
  }

  #begin(text: string): EditorState {
    const extensions = this.#extensionsOf(this.#shown.kind);
    const begun = EditorState.create({ doc: text, extensions });
    const history = this.#histories[nameOf(this.#shown)];
    if (history === undefined || this.#put.has(nameOf(this.#shown))) return begun;
    try {
      return EditorState.fromJSON({ ...begun.toJSON(), history }, { extensions }, { history: historyField });
    } catch {
      // Written by another version of the editor; only undoing is lost.
      return begun;
    }
  }
}

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
