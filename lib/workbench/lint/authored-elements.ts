import "server-only";
import { load } from "cheerio";
import { isVisible, words } from "@/lib/base/text";
import { withLazyAddresses } from "@/lib/cms/clean/sanitize";
import {
  type ParseFault,
  parseFragment,
  type RawNode,
  type SourceLocation,
} from "@/lib/cms/parse/parse-fragment";
import { truncateSource } from "@/lib/cms/parse/source-limits";

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
  texts: AuthoredText[];
  /** Whether the element is part of a drawing or a formula. */
  isForeign: boolean;
};

/** A piece of text as it is read, without its character references, and where it begins. */
export type AuthoredText = {
  text: string;
  at: SourcePosition;
  /** The table in which its end stood, and before which browsers put it. */
  movedFrom?: SourcePosition;
};

/** The text of one paragraph, cell or heading, as it is read: in its pieces, and joined. A line break is one. */
export type RunningText = {
  text: string;
  pieces: readonly (AuthoredText & { from: number })[];
  /** The element that holds it; undefined at the top of the text. */
  element: AuthoredElement | undefined;
};

const START: SourcePosition = { line: 1, column: 1 };

/** The elements of an author's text, in document order. Parsed with the same parser as the page. */
export type AuthoredHtml = {
  elements: readonly AuthoredElement[];
  /** What is read on the page, in its order. */
  runs: readonly RunningText[];
  /** What the parser had to repair. */
  faults: readonly ParseFault[];
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

/** More repairs than an author looks through; a hostile text needs one for each of its characters. */
const MAX_FAULTS = 2_000;

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
  const faults: ParseFault[] = [];
  const { nodes } = parseFragment(truncateSource(html).source, {
    locations: true,
    onFault: (fault) => {
      if (faults.length < MAX_FAULTS) faults.push(fault);
    },
  });
  const elements: AuthoredElement[] = [];
  const known = new Map<unknown, AuthoredElement>();
  const reading = new RunReader();
  const visit = (siblings: readonly RawNode[], parent: AuthoredElement | undefined): void => {
    for (const [index, node] of siblings.entries()) {
      if (node.type === "text") {
        const next = siblings[index + 1];
        const table = next?.name === "table" ? toPlace(next.sourceCodeLocation) : undefined;
        const { endLine: line = 0, endCol: column = 0 } = node.sourceCodeLocation ?? {};
        const isMoved = table !== undefined && isBehind({ line, column }, table);
        const text: AuthoredText = { text: node.data ?? "", at: toPlace(node.sourceCodeLocation) };
        if (isMoved) text.movedFrom = table;
        parent?.texts.push(text);
        reading.read(text);
      }
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
        isForeign: node.namespace !== undefined && node.namespace !== HTML,
      };
      parent?.children.push(element);
      elements.push(element);
      known.set(node, element);
      const end = reading.begin(element);
      visit(node.children ?? [], element);
      end();
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
  return { elements, runs: reading.end(), faults, select };
}

const HTML = "http://www.w3.org/1999/xhtml";
/** Elements that stand in a line of text; any other begins a text of its own. */
const INLINE = new Set(
  words(`
  a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark nobr q s small span strike
  strong sub sup time tt u var wbr
`),
);
/** Elements whose text no guest reads, or reads as it is written. */
const UNREAD = /^(?:script|style|template|noscript|textarea|title|xmp|pre|code|samp|kbd|svg|math)$/;

/** Joins the pieces of text that are read as one, while the elements around them are visited. */
class RunReader {
  readonly #runs: RunningText[] = [];
  #pieces: (AuthoredText & { from: number })[] = [];
  #text = "";
  #element: AuthoredElement | undefined;
  #unread = 0;

  read(piece: AuthoredText): void {
    if (this.#unread > 0 || piece.text === "") return;
    this.#pieces.push({ ...piece, from: this.#text.length });
    this.#text += piece.text;
  }

  /** Returns the function to call at the end of the element. */
  begin(element: AuthoredElement): () => void {
    const { tag } = element;
    if (UNREAD.test(tag)) {
      this.#unread += 1;
      return () => {
        this.#unread -= 1;
      };
    }
    if (tag === "br") {
      this.#text += "\n";
      return () => {};
    }
    if (INLINE.has(tag)) return () => {};
    const around = this.#element;
    this.#close(element);
    return () => this.#close(around);
  }

  end(): RunningText[] {
    this.#close(undefined);
    return this.#runs;
  }

  #close(next: AuthoredElement | undefined): void {
    if (this.#text.trim() !== "")
      this.#runs.push({ text: this.#text, pieces: this.#pieces, element: this.#element });
    this.#pieces = [];
    this.#text = "";
    this.#element = next;
  }
}

/** Returns the text in an element and all that is in it. */
export function textIn({ texts, children }: AuthoredElement): string {
  return [...texts.map(({ text }) => text), ...children.map(textIn)].join(" ");
}

/** Whether words stand directly in an element that a reader sees. */
export function hasOwnText({ texts }: AuthoredElement): boolean {
  return texts.some(({ text }) => isVisible(text));
}

/** Whether an attribute says what an element is, to those who do not see it. */
export function isNamed({ attributes }: AuthoredElement): boolean {
  return ["aria-label", "aria-labelledby", "title"].some((name) => (attributes[name] ?? "").trim() !== "");
}

/** Returns the style sheets that stand in a text. */
export function sheetsIn(elements: readonly AuthoredElement[]): AuthoredText[] {
  return elements.flatMap(({ tag, texts: [text] }) => (tag === "style" && text !== undefined ? [text] : []));
}

/** Returns what stands around an element, the innermost first. */
export function ancestorsOf(element: AuthoredElement): AuthoredElement[] {
  const around: AuthoredElement[] = [];
  for (let each = element.parent; each !== undefined; each = each.parent) around.push(each);
  return around;
}

function isBehind(one: SourcePosition, other: SourcePosition): boolean {
  return one.line > other.line || (one.line === other.line && one.column > other.column);
}

function toPlace(location: SourceLocation | null | undefined): SourcePosition {
  return location ? { line: location.startLine, column: location.startCol } : START;
}
