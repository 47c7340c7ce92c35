import { createHash } from "node:crypto";
import { load } from "cheerio";
import { type JoinedPage, type JoinedSheets, standInFor } from "@/lib/front/page/joined-sheets";
import { entryScript } from "@/lib/front/policy/entry-script";
import { readFrameworkData } from "@/lib/front/policy/framework-data";
import type { WakingData } from "@/lib/page-script/waking-data";

/** What runs in a page in the framework's place, and what its style sheets are joined by. */
export type PageParts = { script: string; sheets: Pick<JoinedSheets, "join"> };

/** A page without the framework's scripts, and what wakes it; `waking` is undefined where nothing was taken out. */
export type SleepingPage = { html: string; waking: { hash: string; data: WakingData } | undefined };

const ENTRY = `<script>${entryScript()}</script>`;
/** The build's own code, and nothing else, may be woken. */
const CHUNK = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;
/** What authors and widgets fill: whatever stands in it, the framework wrote no script there. */
const SCREEN = "#screen";
const HASH_LENGTH = 22;
/** In drawings alone an empty element may end within its own tag. */
const SVG = "http://www.w3.org/2000/svg";

/**
 * Takes the framework's scripts, their preloads and its inline data out of a finished page and leaves the page script
 * beside the entry script, with the address of what was taken. The address holds a hash of the page and of the code that
 * wakes it, so that a page is woken by nothing but its own data; the data itself is not in it, for the framework writes
 * the same in another order each time, and the page says which version of it is meant (`data-version`). The page is read
 * as a browser reads it: text that only looks like a script, in an attribute or a style sheet, stays what it is. Its
 * style sheets become one, and no picture is announced before it comes.
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

/** Adds the page script to a page that wakes by itself, whose style sheets become one. */
export function addPageScript(html: string, { script, sheets }: PageParts): string {
  const joined = sheets.join(html);
  return withPageScript(joined.html, `${joined.sheets.map(standInFor).join("")}<script>`, script);
}

function withPageScript(html: string, mark: string, pageScript: string): string {
  const at = html.indexOf(ENTRY);
  if (at < 0) return html;
  const end = at + ENTRY.length;
  return `${html.slice(0, end)}${mark}${pageScript}</script>${html.slice(end)}`;
}

/** A piece of the page, and what stands there afterwards. */
type Piece = { start: number; end: number; text: string };

type ScriptOrLink = { name: string; attribs: Record<string, string> };

function takeOut({ html, sheets }: JoinedPage): { data: WakingData; rest: string } {
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
  // The picture itself stands in the same bytes, with its priority.
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

  /** Keeps what an element of the framework's says; false for any other. */
  function take({ name, attribs }: ScriptOrLink, text: string): boolean {
    if (name === "link") return CHUNK.test(attribs.href ?? "");
    if (attribs.src !== undefined) {
      if (!CHUNK.test(attribs.src)) return false;
      // Browsers old enough to need it do not run the page script either.
      if (!("nomodule" in attribs)) scripts.push({ ...attribs });
      return true;
    }
    const pushed = readFrameworkData(text);
    if (pushed === undefined) return false;
    (pushed.list === "flight" ? flight : runtime).push(pushed.value);
    return true;
  }
}

/** A start tag with the quotation marks of its data as they are, five letters less for each. */
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
