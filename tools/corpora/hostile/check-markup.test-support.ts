import { type CheerioOptions, load } from "cheerio";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { checkSheet } from "./check-style.test-support";
import { findForbidden } from "./find-forbidden.test-support";

/** How a browser may read a part: with scripts or without, alone or within a document. */
const readings: readonly [name: string, options: CheerioOptions, before: string, after: string][] = [
  ["alone", {}, "", ""],
  ["without scripts", { scriptingEnabled: false }, "", ""],
  ["within a document", {}, "<!doctype html><body><main><div>", "</div></main>"],
];

/** Returns authored HTML as the product shows it, with every widget as the element that its author wrote. */
export function cleanMarkup(html: string): string {
  return serializeNodes(parsePart(html, { scope: "test" }).nodes);
}

/**
 * Cleans the text as a part's HTML, as a style sheet within it and as its own style sheet, and returns everything that
 * is wrong with the results: forbidden markup, a tree that changes when it is written and read again, and style that
 * could leave the part. An empty list means that the text is harmless. Knows only the cleaner's input and output; all
 * else it determines itself.
 */
export function checkMarkup(text: string): string[] {
  const sheets = `<style>${text}</style><svg><style>${text}</style></svg>`;
  return [...checkHtml(text), ...checkHtml(sheets), ...checkStyleSheet(text)];
}

/** Returns what is wrong with the text as a part's HTML, and with the style sheets within it. */
export function checkHtml(html: string): string[] {
  const { nodes, css } = parsePart(html, { scope: "test" });
  const cleaned = serializeNodes(nodes);
  const faults = [...findForbidden(cleaned), ...checkSheet(css)];
  if (cleanMarkup(cleaned) !== cleaned) faults.push("is changed when it is cleaned again");
  const trees = readings.map(([name, options, before, after]) => {
    const tree = readTree(before + cleaned + after, options, before !== "");
    const again = readTree(before + tree.html + after, options, before !== "");
    if (again.outline !== tree.outline) faults.push(`is another tree when it is read again ${name}`);
    return tree.outline;
  });
  if (new Set(trees).size > 1) faults.push("is not the same tree in every reading");
  return faults;
}

/** Returns what is wrong with the text as a part's style sheet. */
export function checkStyleSheet(style: string): string[] {
  return checkSheet(parsePart("", { scope: "test", style }).css);
}

type Tree = { outline: string; html: string };
type TreeNode = {
  type: string;
  name?: string;
  data?: string;
  namespace?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: TreeNode[];
};

/** Returns the tree that a parser builds, as comparable text and as HTML again. */
function readTree(html: string, options: CheerioOptions, isDocument: boolean): Tree {
  const $ = load(html, options, isDocument);
  // The first one is ours: authors may write the same elements.
  const container = $("main > div").first();
  const nodes: TreeNode[] = isDocument ? container.contents().get() : $.root().contents().get();
  const written = isDocument ? container.html() : $.root().html();
  return { outline: JSON.stringify(nodes.map(outlineOf)), html: written ?? "" };
}

function outlineOf(node: TreeNode): unknown {
  if (node.name === undefined) return [node.type, node.data ?? ""];
  const children = node.name === "pre" ? withoutFirstNewlines(node.children) : node.children;
  return [node.name, node.namespace ?? "", node.attribs ?? {}, (children ?? []).map(outlineOf)];
}

/** An HTML parser drops the first newline in a `pre`, and writers of HTML put none in its place. */
function withoutFirstNewlines(children: readonly TreeNode[] = []): TreeNode[] {
  const [first, ...others] = children;
  if (first?.data === undefined) return [...children];
  const data = first.data.replace(/^\n+/, "");
  return data === "" ? others : [{ ...first, data }, ...others];
}
