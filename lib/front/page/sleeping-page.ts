import { createHash } from "node:crypto";
import { load } from "cheerio";
import {
  type BundledPage,
  placeholderFor,
  type StylesheetBundles,
} from "@/lib/front/page/stylesheet-bundles";
import { entryScript } from "@/lib/front/policy/entry-script";
import { readFrameworkData } from "@/lib/front/policy/framework-data";
import type { WakingData } from "@/lib/page-script/waking/waking-data";

/** The script that runs in place of the framework, and what joins the page's style sheets. */
export type PageParts = { script: string; sheets: Pick<StylesheetBundles, "join"> };

/** A page without the framework's scripts, and its waking data; `waking` is `undefined` where nothing was removed. */
export type SleepingPage = { html: string; waking: { hash: string; data: WakingData } | undefined };

const ENTRY = `<script>${entryScript()}</script>`;
/** Only the build's own code may be loaded on waking. */
const CHUNK = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;
/** The content from authors and widgets: the framework writes no script inside it. */
const SCREEN = "#screen";
const HASH_LENGTH = 22;
/** Only SVG elements may be self-closing when they are empty. */
const SVG = "http://www.w3.org/2000/svg";

/**
 * Removes the framework's scripts, their preloads and its inline data from a finished page and inserts the page
 * script after the entry script, with the address of the removed data. The address holds a hash of the page and of
 * the code that wakes it, so that a page is woken only by its own data. The data itself is not hashed, because the
 * framework writes it in another order each time, and the page states its version of the data (`data-version`). The
 * page is parsed as a browser parses it: text that only looks like a script, in an attribute or a style sheet, is
 * left alone. The page's style sheets become one, and image preloads are removed.
 */
export function putToSleep(
  html: string,
  { script, sheets }: PageParts,
  addressOf: (hash: string) => string,
): SleepingPage {
  const at = html.indexOf(ENTRY);
  if (at < 0) return { html, waking: undefined };
  const joined = sheets.join(html);
  const { data, rest } = takeOut(joined);
  const code = JSON.stringify([data.scripts, data.runtime]);
  const hash = createHash("sha256").update(rest).update(code).digest("base64url").slice(0, HASH_LENGTH);
  const mark = `<script data-waking="${escapeAttribute(addressOf(hash))}">`;
  return { html: withPageScript(rest, mark, script), waking: { hash, data } };
}

/** Adds the page script to a page that wakes automatically, and joins its style sheets. */
export function addPageScript(html: string, { script, sheets }: PageParts): string {
  const joined = sheets.join(html);
  return withPageScript(joined.html, `${joined.sheets.map(placeholderFor).join("")}<script>`, script);
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

function takeOut({ html, sheets }: BundledPage): { data: WakingData; rest: string } {
  const document = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: true });
  const flight: unknown[] = [];
  const runtime: unknown[] = [];
  const scripts: Record<string, string>[] = [];
  const pieces: Piece[] = [];
  for (const element of document('script,link[rel="preload"][as="script"]').toArray()) {
    if (document(element).closest(SCREEN).length > 0 || !take(element, document(element).text())) continue;
    const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
    pieces.push({ start: startOffset, end: endOffset, text: "" });
  }
  // The image itself is in the same document, with its priority.
  for (const link of document('head > link[rel="preload"][as="image"]').toArray()) {
    const { startOffset: start = 0, endOffset: end = 0 } = link.sourceCodeLocation ?? {};
    pieces.push({ start, end, text: "" });
  }
  for (const { sourceCodeLocation } of document("[data-visit],[data-facts],[data-share]").toArray()) {
    const { startOffset: start = 0, endOffset: end = 0 } = sourceCodeLocation?.startTag ?? {};
    pieces.push({ start, end, text: plainlyQuoted(html.slice(start, end)) });
  }
  for (const { namespace, children, sourceCodeLocation } of document("svg *").toArray()) {
    const { startTag, endTag } = sourceCodeLocation ?? {};
    if (namespace !== SVG || children.length > 0 || startTag?.endOffset !== endTag?.startOffset) continue;
    if (startTag !== undefined && endTag !== undefined)
      pieces.push({ start: startTag.endOffset - 1, end: endTag.endOffset, text: "/>" });
  }
  return { data: { flight, runtime, scripts, sheets }, rest: withPieces(html, pieces) };

  /** Collects the data of an element of the framework; returns `false` for any other element. */
  function take({ name, attribs }: ScriptOrLink, text: string): boolean {
    if (name === "link") return CHUNK.test(attribs.href ?? "");
    if (attribs.src !== undefined) {
      if (!CHUNK.test(attribs.src)) return false;
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
