import { type CompletionContext, type CompletionResult, startCompletion } from "@codemirror/autocomplete";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";

/** A block as the editor offers it: its class, and what may stand in its options. */
export type OfferedBlock = {
  name: string;
  meaning: string;
  options: readonly { name: string; meaning: string; choices: readonly string[] }[];
};

/** What is offered with it stands above all that HTML itself offers in the same place. */
const HIGHEST = 99;

/** While an author writes on such a word, what is offered stays, and can be chosen. */
const WORD = /^[\w-]*$/;

/** For which an author waits at most, in milliseconds, until the editor has read as far as they write. */
const LONGEST_READING = 200;

type Node = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

/**
 * What an author may go on with in HTML: the classes of blocks, the options of the block in whose start tag they write, and
 * the words that such an option may be. Nothing within an option's own text.
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
    const tree = ensureSyntaxTree(state, pos, LONGEST_READING) ?? syntaxTree(state);
    const here = tree.resolveInner(pos, -1);
    const tag = findAbove(here, /^(?:OpenTag|SelfClosingTag)$/);
    const block = tag && findBlock(tag, state, blocks);
    if (block === undefined) return null;
    if (here === tag) return completeOption(block, pos);
    if (here.name === "AttributeName") return completeOption(block, here.from);
    return /AttributeValue$/.test(here.name) ? completeChoice(block, here, state) : null;
  };
}

function completeOption({ options }: OfferedBlock, from: number): CompletionResult {
  return {
    from,
    validFor: WORD,
    options: options.map(({ name: label, meaning }, place) => ({
      label,
      detail: meaning,
      boost: HIGHEST - place,
      apply: (view, _, from, to) => {
        const text = `${label}=""`;
        const anchor = from + text.length - 1;
        view.dispatch({ changes: { from, to, insert: text }, selection: { anchor } });
        startCompletion(view);
      },
    })),
  };
}

function completeChoice(block: OfferedBlock, value: Node, state: EditorState): CompletionResult | null {
  const { name } = readAttribute(value.parent, state);
  const choices = block.options.find((option) => option.name === name)?.choices ?? [];
  if (choices.length === 0) return null;
  const from = value.name === "AttributeValue" ? value.from + 1 : value.from;
  return { from, validFor: WORD, options: choices.map((label) => ({ label })) };
}

function findBlock(tag: Node, state: EditorState, blocks: readonly OfferedBlock[]): OfferedBlock | undefined {
  const attributes = tag.getChildren("Attribute").map((node) => readAttribute(node, state));
  const classes = attributes.find(({ name }) => name === "class")?.value.split(/\s+/) ?? [];
  return blocks.find(({ name }) => classes.includes(`cms-box-${name}`));
}

/** An attribute's name and what stands between its quotes, both empty where they are not there. */
function readAttribute(attribute: Node | null, state: EditorState): { name: string; value: string } {
  const read = (...kinds: string[]) => {
    const node = kinds.map((kind) => attribute?.getChild(kind)).find(Boolean);
    return node ? state.sliceDoc(node.from, node.to) : "";
  };
  const value = read("AttributeValue", "UnquotedAttributeValue").replace(/^["']|["']$/g, "");
  return { name: read("AttributeName").toLowerCase(), value };
}

function findAbove(from: Node, kind: RegExp): Node | undefined {
  for (let node: Node | null = from; node !== null; node = node.parent) {
    if (kind.test(node.name)) return node;
  }
  return undefined;
}
