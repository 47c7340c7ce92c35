import "server-only";
import type { StyleContext } from "./check-declaration";
import { type CleanElement, createElement } from "./clean-tree";
import { FindingList } from "./finding";
import { grantWidgets } from "./grant-widgets";
import type { ParsedPart } from "./page-node";
import { parseFragment } from "./parse-fragment";
import { type SanitizeContext, sanitize } from "./sanitize";
import { scopeStylesheet } from "./scope-stylesheet";
import { serializeClean } from "./serialize-html";
import { cutSource } from "./source-limits";
import { split } from "./split";

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
  const { css, keyframes, removed } = scopeStylesheet(options.style ?? "", options.scope);
  for (const detail of removed) findings.add({ code: "style-removed", detail });
  const style: StyleContext = { keyframes, pictures: true };
  const context = { style, styles: new Map(), findings, allowedEmbeds: options.allowedEmbeds ?? [] };
  try {
    return { nodes: split(readUntilStable(html, context)), css, findings: findings.toArray() };
  } catch {
    // No input known to us ends here; should one ever, its part is empty and the rest of the page stands.
    findings.add({ code: "part-cut", detail: "unreadable" });
    return { nodes: [], css, findings: findings.toArray() };
  }
}

function readUntilStable(html: string, context: SanitizeContext): CleanElement {
  const { source, cut } = cutSource(html);
  if (cut) context.findings.add({ code: "part-cut", detail: "size" });
  let text = source;
  let first = true;
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    // Only the author's own text is worth a finding; what follows is our own.
    const tree = read(text, first ? context : { ...context, findings: new FindingList() });
    const written = serializeClean(tree.children);
    if (written === text) return tree;
    text = written;
    first = false;
  }
  context.findings.add({ code: "part-cut", detail: "markup" });
  return createElement("", null);
}

function read(html: string, context: SanitizeContext): CleanElement {
  const { nodes, cut } = parseFragment(html);
  if (cut) context.findings.add({ code: "part-cut", detail: "size" });
  const tree = sanitize(nodes, context);
  grantWidgets(tree, context.findings);
  return tree;
}
