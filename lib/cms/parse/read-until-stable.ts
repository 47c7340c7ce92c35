import "server-only";
import { type CleanElement, type CleanNode, createElement } from "@/lib/cms/clean/clean-tree";
import { type SanitizeContext, sanitize } from "@/lib/cms/clean/sanitize";
import { serializeClean } from "@/lib/cms/clean/serialize-html";
import { grantWidgets } from "@/lib/cms/widget/grant-widgets";
import { FindingList } from "./finding";
import { parseFragment, type RawNode } from "./parse-fragment";

/** One reading settles almost every page; nested tables and links torn by cleaning need another. */
const MAX_READINGS = 5;

/** Characters that may be read to find what is sound in a part that does not settle as a whole. */
const MAX_READ_AGAIN = 500_000;

/**
 * An authored tree, cleaned, of which a browser makes the very same tree: its bytes are read again until reading changes
 * nothing. Of one that is never done, what is done by itself stays and the elements around the fault are left out, with a
 * finding.
 */
export function readUntilStable(authored: RawNode[], source: string, context: SanitizeContext): CleanElement {
  const tree = clean(authored, context);
  const settled = settle(tree, context, source);
  if (settled !== undefined) return settled;
  context.findings.add({ code: "part-cut", detail: "markup" });
  const kept = keepSettled(tree.children, context, { left: MAX_READ_AGAIN });
  return settle(rootOf(kept), context) ?? rootOf([]);
}

/** Authored HTML as parsed; what goes beyond the limits of size is left out, with a finding. */
export function readSource(html: string, findings: FindingList): RawNode[] {
  const { nodes, cut } = parseFragment(html);
  if (cut) findings.add({ code: "part-cut", detail: "size" });
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
    // Only the author's own text is worth a finding; what follows is our own.
    const own = { ...context, findings: new FindingList() };
    current = clean(readSource(text, own.findings), own);
  }
  return undefined;
}

/** The nodes that settle by themselves; of an element that does not, what it holds, in it where that makes it sound. */
function keepSettled(
  nodes: readonly CleanNode[],
  context: SanitizeContext,
  spare: { left: number },
): CleanNode[] {
  return nodes.flatMap((node) => {
    const alone = settleAlone(node, context, spare);
    if (alone !== undefined || node.kind === "text") return alone ?? [];
    const children = keepSettled(node.children, context, spare);
    return settleAlone({ ...node, children }, context, spare) ?? children;
  });
}

function settleAlone(
  node: CleanNode,
  context: SanitizeContext,
  spare: { left: number },
): CleanNode[] | undefined {
  if (spare.left <= 0) return undefined;
  spare.left -= serializeClean([node]).length;
  return settle(rootOf([node]), context)?.children;
}

function rootOf(children: CleanNode[]): CleanElement {
  return Object.assign(createElement("", null), { children });
}

function clean(nodes: readonly RawNode[], context: SanitizeContext): CleanElement {
  const tree = sanitize(nodes, context);
  grantWidgets(tree, context.findings);
  return tree;
}
