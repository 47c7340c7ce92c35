import "server-only";
import { load } from "cheerio";
import { removeMembersContent } from "@/lib/cms/content/public-content";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

/** A summary of an authored page, taken from its content. */
export type Outline = { heading?: string; paragraph?: string; image?: string };

const MIN_PARAGRAPH_LENGTH = 20;
const MAX_TEXT_LENGTH = 200;

/**
 * Returns the first heading, the first real paragraph and the first image: a preview for a page that has no
 * `meta.seo`. A page's title is public, so it is never taken from members' content (R4.6).
 */
export function outlineOf(nodes: readonly PageNode[]): Outline {
  const $ = load(serializeNodes(removeMembersContent(nodes)), null, false);
  const textOf = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MAX_TEXT_LENGTH);
  const heading = textOf($("h1, h2, h3").first().text());
  const paragraph = $("p")
    .toArray()
    .map((element) => textOf($(element).text()))
    .find((text) => text.length >= MIN_PARAGRAPH_LENGTH);
  const image = $("img[src]").first().attr("src");
  return {
    ...(heading === "" ? {} : { heading }),
    ...(paragraph === undefined ? {} : { paragraph }),
    ...(image === undefined ? {} : { image }),
  };
}
