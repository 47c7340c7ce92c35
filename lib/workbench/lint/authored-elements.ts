import "server-only";
import { load } from "cheerio";
import { withLazyAddresses } from "@/lib/cms/clean/markup/lazy-addresses";
import { parseFragment, type RawNode, type SourceLocation } from "@/lib/cms/source/parse-fragment";
import { truncateSource } from "@/lib/cms/source/source-limits";

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

const START: SourcePosition = { line: 1, column: 1 };

/** The elements of an author's text, in document order. Parsed with the same parser as the page. */
export type AuthoredHtml = {
  elements: readonly AuthoredElement[];
  /**
   * Returns the elements that a CSS selector matches; empty when the parser cannot evaluate it (`:hover`), and once a
   * text has asked for more than can be compared in time.
   */
  select: (selector: string) => ReadonlySet<AuthoredElement>;
};

/**
 * Elements that are compared with selectors, for all selectors of a text together: a page of the maximum size with as
 * many rules would take minutes. No page that people wrote comes near it.
 */
const MAX_COMPARED = 2_000_000;

/** The text that was read last: everything that is found in one text reads it, one after the other. */
let last: { html: string; authored: AuthoredHtml } | undefined;

/**
 * Parses an author's text as its page is parsed, with the position of each element in it: what is cut from the page,
 * for which there is a finding, is left out here as well.
 */
export function readAuthored(html: string): AuthoredHtml {
  if (last?.html !== html) last = { html, authored: parseAuthored(html) };
  return last.authored;
}

function parseAuthored(html: string): AuthoredHtml {
  const { nodes } = parseFragment(truncateSource(html).source, { locations: true });
  const elements: AuthoredElement[] = [];
  const known = new Map<unknown, AuthoredElement>();
  const visit = (siblings: readonly RawNode[], parent: AuthoredElement | undefined): void => {
    for (const node of siblings) {
      if (node.type === "text")
        parent?.texts.push({ text: node.data ?? "", at: toPlace(node.sourceCodeLocation) });
      if (node.name === undefined || node.attribs === undefined) continue;
      const { sourceCodeLocation: location } = node;
      const element: AuthoredElement = {
        tag: node.name,
        attributes: withLazyAddresses(node.name, node.attribs),
        at: toPlace(location),
        attributeAt: (name) => toPlace(location?.attrs?.[name] ?? location),
        parent,
        children: [],
        texts: [],
      };
      parent?.children.push(element);
      elements.push(element);
      known.set(node, element);
      visit(node.children ?? [], element);
    }
  };
  visit(nodes, undefined);
  // Each element is tried by itself: a search from the top compares all elements there with each other first. The
  // parser of the page builds cheerio's own nodes.
  const all = load([], {}, false)([...known.keys()] as never);
  const selected = new Map<string, ReadonlySet<AuthoredElement>>();
  const find = (selector: string): AuthoredElement[] => {
    try {
      const found = all.filter(selector).toArray();
      return found.flatMap((node) => known.get(node) ?? []);
    } catch {
      // A selector that only a browser can evaluate.
      return [];
    }
  };
  let budget = MAX_COMPARED;
  const select = (selector: string) => {
    // Twenty thousand elements are not searched again for each of many rules with the same selector.
    const known = selected.get(selector);
    if (known === undefined) budget -= elements.length;
    const found = known ?? new Set(budget < 0 ? [] : find(selector));
    selected.set(selector, found);
    return found;
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

function toPlace(location: SourceLocation | null | undefined): SourcePosition {
  return location ? { line: location.startLine, column: location.startCol } : START;
}
