import "server-only";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { removeMembersContent } from "@/lib/cms/parse/public-content";
import { PIECES, serializeNodes, unescapeText, valuesOf } from "@/lib/cms/parse/serialize-nodes";

/** A summary of an authored page, taken from its content. */
type Outline = { heading?: string; paragraph?: string; image?: string };

const MIN_PARAGRAPH_LENGTH = 20;
const MAX_TEXT_LENGTH = 200;

/** A page's head and its structured data ask for the same outline. */
const outlines = new WeakMap<readonly PageNode[], Outline>();

/**
 * Returns the first heading with a text, the first real paragraph and the first image: a preview for a page that has no
 * `meta.seo`. A page's title is public, so it is never taken from members' content (R4.6).
 */
export function outlineOf(nodes: readonly PageNode[]): Outline {
  const known = outlines.get(nodes);
  if (known !== undefined) return known;
  const outline = readOutline(serializeNodes(removeMembersContent(nodes)));
  outlines.set(nodes, outline);
  return outline;
}

/** The elements whose text is read. */
const READ = /^(?:h[1-3]|p)$/;
const SOURCE = /\ssrc="([^"]*)"/g;

function readOutline(html: string): Outline {
  const read: { name: string; text: string }[] = [];
  const open: typeof read = [];
  const heading = () => read.find(({ name, text }) => name !== "p" && text !== "");
  const paragraph = () => read.find(({ name, text }) => name === "p" && text.length >= MIN_PARAGRAPH_LENGTH);
  let image: string | undefined;
  for (const [piece, slash, name, attributes = ""] of html.matchAll(PIECES)) {
    if (name === undefined) for (const element of open) element.text += unescapeText(piece);
    else if (name === "img") image ??= valuesOf(attributes, SOURCE)[0];
    else if (READ.test(name) && slash !== "/") {
      const element = { name, text: "" };
      read.push(element);
      open.push(element);
    } else if (READ.test(name)) {
      const closed = open.pop();
      if (closed !== undefined)
        closed.text = closed.text.replace(/\s+/g, " ").trim().slice(0, MAX_TEXT_LENGTH);
      // A long page is not read to its end.
      if (open.length === 0 && image !== undefined && heading() && paragraph()) break;
    }
  }
  return {
    ...(heading() === undefined ? {} : { heading: heading()?.text }),
    ...(paragraph() === undefined ? {} : { paragraph: paragraph()?.text }),
    ...(image === undefined ? {} : { image }),
  };
}
