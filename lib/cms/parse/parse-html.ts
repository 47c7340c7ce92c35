import "server-only";
import type { PictureOptions } from "@/lib/cms/parse/page-node";
import { parsePart } from "@/lib/cms/parse/parse-part";
import type { PartContent } from "@/lib/cms/parse/part-view";
import { removeUnusedRules } from "@/lib/cms/parse/public-content";

/** Authored HTML with what its parsing depends on. It can be sent to another thread. */
export type HtmlSource = {
  html: string;
  style: string | undefined;
  /** Identifies the part in its page (`PartOptions.scope`). */
  scope: string;
  pictures: PictureOptions;
  /** Whether its elements say where they stand in the text, as in a draft (`PartOptions.marksPositions`). */
  marksPositions?: boolean | undefined;
};

/** Parses authored HTML into what a page shows, without the rules that match nothing in it. Pure; never throws. */
export function parseHtml({ html, ...options }: HtmlSource): PartContent {
  const part = parsePart(html, options);
  return { ...part, css: removeUnusedRules(part.css, part.nodes) };
}
