import { type CompletionContext, type CompletionResult, startCompletion } from "@codemirror/autocomplete";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import { nodesAround, type TextNode } from "@/components/workbench/editor/written-elements";
import { designTokens } from "@/lib/cms/clean/design-tokens";

/** A page of the group: its address, and its name where it has one. */
export type OwnPage = { path: string; name: string };

/** An address that begins with a slash, in a link or in an option. */
const ADDRESS = /(?:href=|"url"\s*:\s*|src=)["']?\/[^\s"'<>]*/;
const TOKEN = /var\(\s*-{0,2}[\w-]*/;

/**
 * Returns a completion source for what is the group's own: addresses of its pages, found by their name or address, and
 * the names of its colours and fonts. `pagesNow` returns the pages that are known.
 */
export function completeOwn(pagesNow: () => readonly OwnPage[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const token = context.matchBefore(TOKEN);
    if (token !== null)
      return {
        from: token.from + "var(".length,
        validFor: /^\s*-{0,2}[\w-]*$/,
        options: [...designTokens].map((name) => ({ label: name, type: "constant" })),
      };
    const address = context.matchBefore(ADDRESS);
    if (address === null) return null;
    const from = address.from + address.text.indexOf("/");
    const options = pagesNow().map(({ path, name }) => ({ label: path, detail: name }));
    return options.length === 0 ? null : { from, validFor: /^\/[^\s"'<>]*$/, options };
  };
}

/** A block as the editor offers it: its class, and the possible values of its options. */
export type OfferedBlock = {
  name: string;
  meaning: string;
  options: readonly {
    name: string;
    meaning: string;
    /** The allowed values, in the author's language. */
    type?: string;
    choices: readonly string[];
  }[];
};

/** Ranks these completions above all that HTML itself offers in the same place. */
const HIGHEST_RANK = 99;

/** While the author types such a word, the completions stay open. */
const WORD = /^[\w-]*$/;

/** Milliseconds that an author waits at most until the editor has parsed up to the cursor. */
const MAX_PARSE_MS = 200;

/**
 * Returns a completion source for HTML: the classes of blocks, the options of the block in whose start tag the author
 * writes, and the values of such an option. Offers nothing within an option's free text.
 */
export function completeBlocks(blocks: readonly OfferedBlock[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const box = context.matchBefore(/cms-[\w-]*/);
    if (box !== null)
      return {
        from: box.from,
        validFor: WORD,
        options: blocks.map(({ name, meaning }) => ({ label: `cms-box-${name}`, detail: meaning })),
      };
    const tree = ensureSyntaxTree(state, pos, MAX_PARSE_MS) ?? syntaxTree(state);
    const here = tree.resolveInner(pos, -1);
    const tag = findAbove(here, /^(?:OpenTag|SelfClosingTag)$/);
    const block = tag && findBlock(tag, state, blocks);
    if (block === undefined) return null;
    if (here === tag) return completeOption(block, pos);
    if (here.name === "AttributeName") return completeOption(block, here.from);
    return /AttributeValue$/.test(here.name) ? completeChoice(block, here, state) : null;
  };
}

/** Returns the block in whose start tag a place of the text is. */
export function findBlockAt(
  here: TextNode,
  state: EditorState,
  blocks: readonly OfferedBlock[],
): OfferedBlock | undefined {
  const tag = findAbove(here, /^(?:OpenTag|SelfClosingTag)$/);
  return tag && findBlock(tag, state, blocks);
}

/** Returns the name of the attribute in which a place of the text is. */
export function optionAt(here: TextNode, state: EditorState): string | undefined {
  const attribute = findAbove(here, /^Attribute$/);
  return attribute && readAttribute(attribute, state).name;
}

function completeOption({ options }: OfferedBlock, from: number): CompletionResult {
  return {
    from,
    validFor: WORD,
    options: options.map(({ name: label, meaning }, index) => ({
      label,
      detail: meaning,
      boost: HIGHEST_RANK - index,
      apply: (view, _, from, to) => {
        const text = `${label}=""`;
        const anchor = from + text.length - 1;
        view.dispatch({ changes: { from, to, insert: text }, selection: { anchor } });
        startCompletion(view);
      },
    })),
  };
}

function completeChoice(block: OfferedBlock, value: TextNode, state: EditorState): CompletionResult | null {
  const { name } = readAttribute(value.parent, state);
  const choices = block.options.find((option) => option.name === name)?.choices ?? [];
  if (choices.length === 0) return null;
  const from = value.name === "AttributeValue" ? value.from + 1 : value.from;
  return { from, validFor: WORD, options: choices.map((label) => ({ label })) };
}

function findBlock(
  tag: TextNode,
  state: EditorState,
  blocks: readonly OfferedBlock[],
): OfferedBlock | undefined {
  const attributes = tag.getChildren("Attribute").map((node) => readAttribute(node, state));
  const classes = attributes.find(({ name }) => name === "class")?.value.split(/\s+/) ?? [];
  return blocks.find(({ name }) => classes.includes(`cms-box-${name}`));
}

/** Returns an attribute's name and the value between its quotes, both empty where they are missing. */
function readAttribute(attribute: TextNode | null, state: EditorState): { name: string; value: string } {
  const read = (...kinds: string[]) => {
    const node = kinds.map((kind) => attribute?.getChild(kind)).find(Boolean);
    return node ? state.sliceDoc(node.from, node.to) : "";
  };
  const value = read("AttributeValue", "UnquotedAttributeValue").replace(/^["']|["']$/g, "");
  return { name: read("AttributeName").toLowerCase(), value };
}

function findAbove(from: TextNode, kind: RegExp): TextNode | undefined {
  return nodesAround(from).find(({ name }) => kind.test(name));
}
