import { createHash } from "node:crypto";
import { load } from "cheerio";
import { isFrameworkScript } from "@/lib/framework/built-files";
import { readFrameworkData } from "@/lib/framework/inline-data";
import { placeholderFor } from "@/lib/framework/sheet-links";
import type { HydrationPayload } from "@/lib/page-script/hydration/hydrator";
import type { EncodedDocument } from "@/lib/server/http-message";
import { encodeRarelyRead } from "@/lib/server/page/encoded-document";
import type { BundledPage, StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { entryScript } from "@/lib/server/policy/entry-script";

/** The script that runs in position of the framework, and what joins the page's style sheets. */
export type PageParts = { script: string; sheets: Pick<StylesheetBundles, "join"> };

/**
 * A page without the framework's scripts, and its hydration payload; `payload` is `undefined` where nothing was
 * removed.
 */
export type UnhydratedPage = { html: string; payload: { hash: string; data: HydrationPayload } | undefined };

/** The hydration payload of an unhydrated page, under the hash by which the page requests it. */
export type EncodedPayload = { hash: string; file: EncodedDocument };

const ENTRY = `<script>${entryScript()}</script>`;
/** The content from authors and widgets: the framework writes no script inside it. */
const CONTENT_ID = "page";
/** Attributes whose quotation marks are written plainly. */
const quoted = ["data-visit", "data-facts", "data-share"] as const;
const HASH_LENGTH = 22;
/** Only SVG elements may be self-closing when they are empty. */
const SVG = "http://www.w3.org/2000/svg";

/**
 * Removes the framework's scripts, their preloads and its inline data from a finished page and inserts the page script
 * after the entry script, with the address of the removed data. The address holds a hash of the page and of the code
 * that hydrates it, so that a page is hydrated only by its own data. The data itself is not hashed, because the
 * framework writes it in another order each time, and the page states its version of the data (`data-version`). The
 * page is parsed as a browser parses it: text that only looks like a script, in an attribute or a style sheet, is left
 * alone. The page's style sheets become one, and image preloads are removed.
 */
export function deferHydration(
  html: string,
  { script, sheets }: PageParts,
  addressOf: (hash: string) => string,
): UnhydratedPage {
  const at = html.indexOf(ENTRY);
  if (at < 0) return { html, payload: undefined };
  const joined = sheets.join(html);
  const { data, rest } = takeOut(joined);
  const code = JSON.stringify([data.scripts, data.runtime]);
  const hash = createHash("sha256").update(rest).update(code).digest("base64url").slice(0, HASH_LENGTH);
  const mark = `<script data-hydration="${escapeAttribute(addressOf(hash))}">`;
  return { html: withPageScript(rest, mark, script), payload: { hash, data } };
}

/** Adds the page script to a page that hydrates automatically, and joins its style sheets. */
export function addPageScript(html: string, { script, sheets }: PageParts): string {
  const joined = sheets.join(html);
  return withPageScript(joined.html, `${joined.sheets.map(placeholderFor).join("")}<script>`, script);
}

/** The content type of hydration payload. */
export const PAYLOAD_TYPE = "application/json; charset=utf-8";

/** Prepares hydration payload for being sent. */
export async function encodePayload(payload: UnhydratedPage["payload"]): Promise<EncodedPayload | undefined> {
  if (payload === undefined) return undefined;
  const { hash, data } = payload;
  return {
    hash,
    file: await encodeRarelyRead(Buffer.from(JSON.stringify(data)), PAYLOAD_TYPE),
  };
}

function withPageScript(html: string, mark: string, pageScript: string): string {
  const at = html.indexOf(ENTRY);
  if (at < 0) return html;
  const end = at + ENTRY.length;
  return `${html.slice(0, end)}${mark}${pageScript}</script>${html.slice(end)}`;
}

/** A range of the page and its replacement. */
type Piece = { start: number; end: number; text: string };

type ScriptOrLink = { name: string; attribs: Record<string, string> };
type AnyNode = ReturnType<ReturnType<typeof load>["root"]>[number]["children"][number];
type Element = Extract<AnyNode, { attribs: object }>;

/** Where an element stands. */
type Position = { parent: string; isInContent: boolean; isInSvg: boolean };

function takeOut({ html, sheets }: BundledPage): { data: HydrationPayload; rest: string } {
  const document = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: true });
  const flight: unknown[] = [];
  const runtime: unknown[] = [];
  const scripts: Record<string, string>[] = [];
  const pieces: Piece[] = [];
  // One walk for all of them: a page has tens of thousands of nodes, and each selector would visit every one.
  const visit = (nodes: readonly AnyNode[], position: Position) => {
    for (const node of nodes) {
      if (!("children" in node)) continue;
      if (!("attribs" in node)) {
        visit(node.children, position);
        continue;
      }
      const { name, attribs } = node;
      removeOrRewrite(node, position);
      const isContent = position.isInContent || attribs.id === CONTENT_ID;
      visit(node.children, {
        parent: name,
        isInContent: isContent,
        isInSvg: position.isInSvg || name === "svg",
      });
    }
  };
  visit(document.root().toArray(), { parent: "", isInContent: false, isInSvg: false });
  return { data: { flight, runtime, scripts, sheets }, rest: withPieces(html, pieces) };

  function removeOrRewrite(element: Element, { parent, isInContent, isInSvg }: Position): void {
    const { name, attribs, children, namespace, sourceCodeLocation } = element;
    const { startOffset: start = 0, endOffset: end = 0, startTag, endTag } = sourceCodeLocation ?? {};
    const isPreload = name === "link" && attribs.rel === "preload";
    const isOfFramework = name === "script" || (isPreload && attribs.as === "script");
    if (isOfFramework && !isInContent && attribs.id !== CONTENT_ID && take(element, textIn(children)))
      pieces.push({ start, end, text: "" });
    // The image itself is in the same document, with its priority.
    else if (isPreload && attribs.as === "image" && parent === "head") pieces.push({ start, end, text: "" });
    if (quoted.some((attribute) => attribs[attribute] !== undefined) && startTag != null) {
      const { startOffset, endOffset } = startTag;
      const text = plainlyQuoted(html.slice(startOffset, endOffset));
      pieces.push({ start: startOffset, end: endOffset, text });
    }
    const isEmptyShape = isInSvg && namespace === SVG && children.length === 0;
    if (isEmptyShape && startTag != null && endTag != null && startTag.endOffset === endTag.startOffset)
      pieces.push({ start: startTag.endOffset - 1, end: endTag.endOffset, text: "/>" });
  }

  /** Collects the data of an element of the framework; returns `false` for any other element. */
  function take({ name, attribs }: ScriptOrLink, text: string): boolean {
    // Only the build's own code may be loaded on payload.
    if (name === "link") return isFrameworkScript(attribs.href ?? "");
    if (attribs.src !== undefined) {
      if (!isFrameworkScript(attribs.src)) return false;
      // Browsers that need it are too old to run the page script.
      if (!("nomodule" in attribs)) scripts.push({ ...attribs });
      return true;
    }
    const pushed = readFrameworkData(text);
    if (pushed === undefined) return false;
    (pushed.list === "flight" ? flight : runtime).push(pushed.value);
    return true;
  }
}

function textIn(nodes: readonly AnyNode[]): string {
  return nodes.map((node) => ("data" in node ? node.data : "")).join("");
}

/** Returns a start tag with the quotation marks in its data unescaped, which saves five characters each. */
function plainlyQuoted(tag: string): string {
  return tag.replace(/(?<= data-[a-z]+=)"([^"']*&quot;[^"']*)"/g, (_, value: string) => {
    return `'${value.replaceAll("&quot;", '"')}'`;
  });
}

function withPieces(html: string, pieces: readonly Piece[]): string {
  let rest = "";
  let from = 0;
  for (const { start, end, text } of pieces.toSorted((one, other) => one.start - other.start)) {
    rest += html.slice(from, start) + text;
    from = end;
  }
  return rest + html.slice(from);
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
