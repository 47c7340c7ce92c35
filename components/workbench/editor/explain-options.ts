import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorView, Tooltip } from "@codemirror/view";
import { findBlockAt, type OfferedBlock, optionAt } from "@/components/workbench/editor/complete-blocks";

/** Milliseconds that an author waits at most until the editor has parsed up to the pointer. */
const MAX_PARSE_MS = 100;

/** Returns a source of tooltips that say what a block, and each of its options, is for. */
export function explainOptions(blocks: readonly OfferedBlock[]) {
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
