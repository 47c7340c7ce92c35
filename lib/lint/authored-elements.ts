import "server-only";
import { load } from "cheerio";

/** A place in the author's text, counted from 1. */
export type Place = { line: number; column: number };

/** An element as its author wrote it, with the places of its start tag and its attributes. */
export type AuthoredElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  at: Place;
  /** Where an attribute begins; where the element does, for one that it has not. */
  attributeAt: (name: string) => Place;
  parent: AuthoredElement | undefined;
  /** The pieces of text that stand straight in it. */
  texts: { text: string; at: Place }[];
};

type Location = { startLine: number; startCol: number };
type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
  sourceCodeLocation?: (Location & { attrs?: Record<string, Location> }) | null;
};

/** Deeper than any authored page; cleaning cuts there as well. */
const MAX_DEPTH = 1_024;
const START: Place = { line: 1, column: 1 };

/** An author's text as its elements, in the order of the text. The parser is the page's own. */
export type AuthoredHtml = {
  elements: readonly AuthoredElement[];
  /** Those that a selector of a style sheet means; none for one that says more than a parser can know (`:hover`). */
  select: (selector: string) => AuthoredElement[];
};

export function readAuthored(html: string): AuthoredHtml {
  const $ = load(html, { sourceCodeLocationInfo: true }, false);
  const elements: AuthoredElement[] = [];
  const known = new Map<unknown, AuthoredElement>();
  const visit = (nodes: readonly Node[], parent: AuthoredElement | undefined, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    for (const node of nodes) {
      if (node.type === "text")
        parent?.texts.push({ text: node.data ?? "", at: toPlace(node.sourceCodeLocation) });
      if (node.name === undefined || node.attribs === undefined) continue;
      const { sourceCodeLocation: location } = node;
      const element: AuthoredElement = {
        tag: node.name,
        attributes: node.attribs,
        at: toPlace(location),
        attributeAt: (name) => toPlace(location?.attrs?.[name] ?? location),
        parent,
        texts: [],
      };
      elements.push(element);
      known.set(node, element);
      visit(node.children ?? [], element, depth + 1);
    }
  };
  visit($.root().get(0)?.children as Node[], undefined, 0);
  const select = (selector: string) => {
    try {
      return $(selector)
        .toArray()
        .flatMap((node) => known.get(node) ?? []);
    } catch {
      // A selector that only a browser can answer.
      return [];
    }
  };
  return { elements, select };
}

/** Every element of an author's text, in the order of the text. */
export function readAuthoredElements(html: string): readonly AuthoredElement[] {
  return readAuthored(html).elements;
}

function toPlace(location: Location | null | undefined): Place {
  return location ? { line: location.startLine, column: location.startCol } : START;
}
