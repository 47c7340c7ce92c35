import "server-only";
import type { SanitizeContext } from "@/lib/cms/clean/sanitize";
import { findSheets } from "@/lib/cms/clean/style/authored-sheets";
import { plainContext } from "@/lib/cms/clean/style/check-declaration";
import { hasLightOnlyColours } from "@/lib/cms/clean/style/light-only-colours";
import { type ScopedStyle, scopeStylesheets } from "@/lib/cms/clean/style/scope-stylesheet";
import { FindingList } from "@/lib/cms/source/finding";
import { truncateSource } from "@/lib/cms/source/source-limits";
import { fitPictures, type PictureOptions } from "./fit-pictures";
import type { ParsedPart } from "./page-node";
import { readSource, readUntilStable } from "./read-until-stable";
import { split } from "./split";

export type PartOptions = {
  /**
   * Identifies the part: its wrapper has `data-part` with this value and its class, and its style sheet applies only
   * within it.
   */
  scope: string;
  /** The part's `meta.style`. */
  style?: string | undefined;
  /** Hosts whose https pages may be embedded besides the usual players and maps. */
  allowedEmbeds?: readonly string[] | undefined;
  /** How its images are loaded; by default the part is not the page's first. */
  pictures?: PictureOptions | undefined;
  /** Reports a finding for every line where it occurs; by default once, and without its line. */
  everyLine?: boolean;
};

/**
 * Parses authored HTML into a tree that is safe to show and contains its widgets. A browser parses our bytes into the
 * very same tree. Never throws; hostile input comes out cut or empty, with a finding.
 */
export function parsePart(html: string, options: PartOptions): ParsedPart {
  const { everyLine = false } = options;
  const findings = new FindingList();
  try {
    const { source, isTruncated } = truncateSource(html);
    if (isTruncated) findings.add({ code: "part-cut", detail: "size" });
    const authored = readSource(source, findings, { locations: everyLine });
    const sheets = scopeStylesheets([options.style ?? "", ...findSheets(authored)], options.scope);
    for (const detail of sheets.removed) findings.add({ code: "style-removed", detail });
    const tree = readUntilStable(authored, source, toContext(sheets, findings, options));
    fitPictures(tree, options.pictures ?? { position: "later" });
    const isLightOnly = hasLightOnlyColours(tree, sheets.css);
    return { nodes: split(tree), css: sheets.css, isLightOnly, findings: findings.toArray() };
  } catch {
    // No known input gets here; if one ever does, its part is empty and the rest of the page is unaffected.
    findings.add({ code: "part-cut", detail: "unreadable" });
    return { nodes: [], css: "", isLightOnly: false, findings: findings.toArray() };
  }
}

function toContext(
  { keyframes }: ScopedStyle,
  findings: FindingList,
  { allowedEmbeds = [] }: PartOptions,
): SanitizeContext {
  return { style: { ...plainContext, keyframes }, styles: new Map(), findings, allowedEmbeds };
}
