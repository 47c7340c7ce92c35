import { voidElements } from "@/lib/cms/clean/markup/allowed-elements";
import type { RenderableNode } from "@/lib/cms/parse/page-node";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

/**
 * The text of a part, with a space after each element as a reader sees it, and the addresses that it links or loads.
 */
export type ShownInPart = { text: string; addresses: string[] };

/** Every '<' and '>' of a text or a value is escaped in our own HTML, so that a tag is what stands between them. */
const TAG = /<(\/?)([a-zA-Z][^\s>]*)([^>]*)>/g;
const ADDRESS = /\s(?:src|href)="([^"]*)"/g;

const escaped: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00a0",
  "&amp;": "&",
};

/** Reads what a reader of a cleaned part can see from its HTML as we wrote it, without parsing it again. */
export function readShown(nodes: readonly RenderableNode[]): ShownInPart {
  const addresses: string[] = [];
  const text = serializeNodes(nodes).replace(TAG, (_, slash: string, name: string, attributes: string) => {
    for (const [, value = ""] of attributes.matchAll(ADDRESS)) addresses.push(unescaped(value));
    return slash === "/" || voidElements.has(name) ? " " : "";
  });
  return { text: unescaped(text), addresses };
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (name) => escaped[name] ?? name);
}
