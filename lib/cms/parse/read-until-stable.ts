import "server-only";
import { type CleanElement, type CleanNode, createElement } from "@/lib/cms/clean/clean-tree";
import { type SanitizeContext, sanitize } from "@/lib/cms/clean/sanitize";
import { serializeClean } from "@/lib/cms/clean/serialize-html";
import { FindingList } from "@/lib/cms/source/finding";
import { parseFragment, type RawNode } from "@/lib/cms/source/parse-fragment";
import { resolveWidgets } from "@/lib/cms/widget/resolve-widgets";

/** One pass stabilises almost every page; nested tables and links broken up by cleaning need another. */
const MAX_READINGS = 5;

/** Characters that may be parsed to find the stable nodes of a part that does not stabilise as a whole. */
const MAX_READ_AGAIN = 500_000;

/**
 * Returns a cleaned authored tree that a browser parses back into the very same tree: its HTML is parsed again until
 * nothing changes. If that never happens, the nodes that are stable on their own are kept and the elements around the
 * fault are left out, with a finding.
 */
export function readUntilStable(authored: RawNode[], source: string, context: SanitizeContext): CleanElement {
  const tree = clean(authored, context);
  const settled = settle(tree, context, source);
  if (settled !== undefined) return settled;
  context.findings.add({ code: "part-cut", detail: "markup" });
  const stableNodes = filterStable(tree.children, context, { left: MAX_READ_AGAIN });
  return settle(rootOf(stableNodes), context) ?? rootOf([]);
}

/** Parses authored HTML; content beyond the size limits is left out, with a finding. */
export function readSource(html: string, findings: FindingList, options?: { locations: boolean }): RawNode[] {
  const { nodes, isTruncated } = parseFragment(html, options);
  if (isTruncated) findings.add({ code: "part-cut", detail: "size" });
  return nodes;
}

function settle(tree: CleanElement, context: SanitizeContext, source?: string): CleanElement | undefined {
  let current = tree;
  let text = source;
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const written = serializeClean(current.children);
    if (written === text) return current;
    if (reading === MAX_READINGS) break;
    text = written;
    // Only problems in the author's own text are reported; later passes parse our own output.
    const own = { ...context, findings: new FindingList() };
    current = clean(readSource(text, own.findings), own);
  }
  return undefined;
}

/**
 * Keeps the nodes that are stable on their own; for others their stable children, in the element where that makes it
 * stable.
 */
function filterStable(
  nodes: readonly CleanNode[],
  context: SanitizeContext,
  budget: { left: number },
): CleanNode[] {
  return nodes.flatMap((node) => {
    const alone = settleAlone(node, context, budget);
    if (alone !== undefined || node.kind === "text") return alone ?? [];
    const children = filterStable(node.children, context, budget);
    return settleAlone({ ...node, children }, context, budget) ?? children;
  });
}

function settleAlone(
  node: CleanNode,
  context: SanitizeContext,
  budget: { left: number },
): CleanNode[] | undefined {
  if (budget.left <= 0) return undefined;
  budget.left -= serializeClean([node]).length;
  return settle(rootOf([node]), context)?.children;
}

function rootOf(children: CleanNode[]): CleanElement {
  return Object.assign(createElement("", null), { children });
}

function clean(nodes: readonly RawNode[], context: SanitizeContext): CleanElement {
  const tree = sanitize(nodes, context);
  resolveWidgets(tree, context.findings);
  return tree;
}
