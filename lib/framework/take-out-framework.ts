import { load } from "cheerio";
import { isFrameworkScript } from "@/lib/framework/built-files";
import { readFrameworkData } from "@/lib/framework/inline-data";

/** What the framework writes into a page in order to hydrate it, exactly as it wrote it. */
export type FrameworkParts = {
  /** The rows of its data, in this order (`lib/framework/run-framework.ts`). */
  flight: readonly unknown[];
  /** The entries of its registry with which it starts. */
  runtime: readonly unknown[];
  /** The attributes of its script elements, in order. */
  scripts: readonly Readonly<Record<string, string>>[];
};

/** The content from authors and widgets: the framework writes no script inside it. */
const CONTENT_ID = "page";
/** Attributes whose quotation marks are written plainly. */
const quoted = ["data-visit", "data-account-settings", "data-share"] as const;
/** Only SVG elements may be self-closing when they are empty. */
const SVG = "http://www.w3.org/2000/svg";

/** A range of the page and its replacement. */
type Piece = { start: number; end: number; text: string };

type ScriptOrLink = { name: string; attribs: Record<string, string> };
type AnyNode = ReturnType<ReturnType<typeof load>["root"]>[number]["children"][number];
type Element = Extract<AnyNode, { attribs: object }>;

/** Where an element stands. */
type Position = { parent: string; isInContent: boolean; isInSvg: boolean };

/**
 * Takes the framework's scripts, their preloads and its inline data out of a finished page, which it parses as a browser
 * does: text that only looks like a script, in an attribute or a style sheet, is left alone. Image preloads in the head
 * are removed, data in attributes is written with plain quotation marks, and empty SVG elements close themselves.
 */
export function takeOutFramework(html: string): { taken: FrameworkParts; rest: string } {
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
  return { taken: { flight, runtime, scripts }, rest: withPieces(html, pieces) };

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
