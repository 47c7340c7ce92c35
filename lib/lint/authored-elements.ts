import "server-only";
import { load } from "cheerio";

/** A position in the author's text, with line and column counted from 1. */
export type SourcePosition = { line: number; column: number };

/** An element as its author wrote it, with the positions of its start tag and its attributes. */
export type AuthoredElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  at: SourcePosition;
  /** Returns the position of an attribute, or the element's own if it does not have the attribute. */
  attributeAt: (name: string) => SourcePosition;
  parent: AuthoredElement | undefined;
  children: AuthoredElement[];
  /** The text nodes that are direct children. */
  texts: { text: string; at: SourcePosition }[];
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

/** Deeper than any authored page; cleaning cuts at the same depth. */
const MAX_DEPTH = 1_024;
const START: SourcePosition = { line: 1, column: 1 };

/** The elements of an author's text, in document order. Parsed with the same parser as the page. */
export type AuthoredHtml = {
  elements: readonly AuthoredElement[];
  /** Returns the elements that a CSS selector matches; empty when the parser cannot evaluate it (`:hover`). */
  select: (selector: string) => AuthoredElement[];
};

/** Parses an author's text, with the position of each element in it. */
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
        children: [],
        texts: [],
      };
      parent?.children.push(element);
      elements.push(element);
      known.set(node, element);
      visit(node.children ?? [], element, depth + 1);
    }
  };
  visit($.root().get(0)?.children as Node[], undefined, 0);
  // The selector engine compares all top-level nodes with each other, so there is only one.
  $.root().children().wrapAll("<div>");
  const select = (selector: string) => {
    try {
      return $(selector)
        .toArray()
        .flatMap((node) => known.get(node) ?? []);
    } catch {
      // A selector that only a browser can evaluate.
      return [];
    }
  };
  return { elements, select };
}

/** Returns the text in an element and all that is in it. */
export function textIn({ texts, children }: AuthoredElement): string {
  return [...texts.map(({ text }) => text), ...children.map(textIn)].join(" ");
}

/** Returns every element of an author's text, in document order. */
export function readAuthoredElements(html: string): readonly AuthoredElement[] {
  return readAuthored(html).elements;
}

function toPlace(location: Location | null | undefined): SourcePosition {
  return location ? { line: location.startLine, column: location.startCol } : START;
}
