import "server-only";
import { findSheets } from "./authored-sheets";
import { plainContext } from "./check-declaration";
import { type CleanElement, createElement } from "./clean-tree";
import { FindingList } from "./finding";
import { grantWidgets } from "./grant-widgets";
import type { ParsedPart } from "./page-node";
import { parseFragment, type RawNode } from "./parse-fragment";
import { type SanitizeContext, sanitize } from "./sanitize";
import { type ScopedStyle, scopeStylesheets } from "./scope-stylesheet";
import { serializeClean } from "./serialize-html";
import { cutSource } from "./source-limits";
import { split } from "./split";
import { isWrittenForPaper } from "./written-for-paper";

export type PartOptions = {
  /** Names the part: the element around it carries `data-part` with this value, and its style sheet reaches no further. */
  scope: string;
  /** The part's `meta.style`. */
  style?: string | undefined;
  /** Hosts whose https pages may be framed besides the usual players and maps. */
  allowedEmbeds?: readonly string[] | undefined;
};

/** One reading settles almost every page; nested tables and links torn by cleaning need another. */
const MAX_READINGS = 5;

/**
 * Authored HTML as a tree that is safe to show and in which widgets come alive. What a browser makes of our bytes is
 * the very same tree: the cleaned HTML is read again until reading changes nothing. Never throws; hostile input comes
 * out cut or empty, with a finding.
 */
export function parsePart(html: string, options: PartOptions): ParsedPart {
  const findings = new FindingList();
  try {
    const { source, cut } = cutSource(html);
    if (cut) findings.add({ code: "part-cut", detail: "size" });
    const authored = readSource(source, findings);
    const sheets = scopeStylesheets([options.style ?? "", ...findSheets(authored)], options.scope);
    for (const detail of sheets.removed) findings.add({ code: "style-removed", detail });
    const tree = readUntilStable(authored, source, toContext(sheets, findings, options));
    const isForPaper = isWrittenForPaper(tree, sheets.css);
    return { nodes: split(tree), css: sheets.css, isForPaper, findings: findings.toArray() };
  } catch {
    // No input known to us ends here; should one ever, its part is empty and the rest of the page stands.
    findings.add({ code: "part-cut", detail: "unreadable" });
    return { nodes: [], css: "", isForPaper: false, findings: findings.toArray() };
  }
}

function toContext(
  { keyframes }: ScopedStyle,
  findings: FindingList,
  { allowedEmbeds = [] }: PartOptions,
): SanitizeContext {
  return { style: { ...plainContext, keyframes }, styles: new Map(), findings, allowedEmbeds };
}

function readSource(html: string, findings: FindingList): RawNode[] {
  const { nodes, cut } = parseFragment(html);
  if (cut) findings.add({ code: "part-cut", detail: "size" });
  return nodes;
}

function readUntilStable(authored: RawNode[], source: string, context: SanitizeContext): CleanElement {
  let tree = clean(authored, context);
  let text = source;
  for (let reading = 1; ; reading += 1) {
    const written = serializeClean(tree.children);
    if (written === text) return tree;
    if (reading === MAX_READINGS) break;
    text = written;
    // Only the author's own text is worth a finding; what follows is our own.
    const own = { ...context, findings: new FindingList() };
    tree = clean(readSource(text, own.findings), own);
  }
  context.findings.add({ code: "part-cut", detail: "markup" });
  return createElement("", null);
}

function clean(nodes: readonly RawNode[], context: SanitizeContext): CleanElement {
  const tree = sanitize(nodes, context);
  grantWidgets(tree, context.findings);
  return tree;
}
