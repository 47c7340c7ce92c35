import type { RawNode } from "@/lib/cms/source/parse-fragment";

const PARENTS = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"]);
const KIND = /^\s*(?:text\/css)?\s*$/i;
const EVERYWHERE = /^\s*(?:all)?\s*$/i;

/** Returns the style sheets within an author's markup in document order, including those in SVGs. */
export function findSheets(nodes: readonly RawNode[]): string[] {
  const sheets: string[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSheet(node)) sheets.push(readSheet(node));
    else if (node.name !== "template" && node.children !== undefined)
      waiting.push(...node.children.toReversed());
  }
  return sheets;
}

function isSheet({ name, namespace = "", attribs }: RawNode): boolean {
  return name === "style" && PARENTS.has(namespace) && KIND.test(attribs?.type ?? "");
}

function readSheet({ attribs, children = [] }: RawNode): string {
  const text = children.map(({ type, data = "" }) => (type === "text" ? data : "")).join("");
  const media = attribs?.media ?? "";
  return EVERYWHERE.test(media) ? text : `@media ${media}{${text}}`;
}
