import "server-only";
import {
  type AuthoredElement,
  readAuthored,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import {
  alignPieces,
  pairAll,
  readFacts,
  type SharedFact,
  withoutUneven,
} from "@/lib/workbench/lint/compare-languages";
import type { SharedKind } from "@/lib/workbench/lint/shared-kinds";

/** A piece of a page: a heading, a paragraph or another text, a picture or a block, where it stands and its words. */
export type PagePiece = { kind: "heading" | "text" | "picture" | "block"; words: string; at: SourcePosition };

/** Something in which two pieces differ, as each of them has it; undefined where it has none. */
export type PieceDifference = { kind: SharedKind; here: string | undefined; there: string | undefined };

/** A piece of one version beside that of the other; undefined where one of them has none. */
export type PiecePair = {
  here: PagePiece | undefined;
  there: PagePiece | undefined;
  differences: PieceDifference[];
};

/** A piece with what it is compared by. */
type Piece = PagePiece & { key: string; facts: SharedFact[] };

/** Pieces of a version that are paired: more than any author looks through. */
const MOST_PIECES = 400;
const MOST_WORDS = 80;
/** What the piece itself is, or what its pieces are. */
const STRUCTURE: ReadonlySet<SharedKind> = new Set(["heading", "picture", "block", "list"]);

/** Returns the pieces of two versions of a page side by side (R11.4), in their order, with what differs in each pair. */
export function pairPages(html: string, other: string): PiecePair[] {
  return alignPieces(readPieces(html), readPieces(other)).map(([here, there]) => ({
    here: here && toPagePiece(here),
    there: there && toPagePiece(there),
    differences: here === undefined || there === undefined ? [] : differencesOf(here, there),
  }));
}

function toPagePiece({ kind, words, at }: Piece): PagePiece {
  return { kind, words, at };
}

function differencesOf(here: Piece, there: Piece): PieceDifference[] {
  return withoutUneven(pairAll(here.facts, there.facts)).map((pair) => ({
    kind: pair.kind,
    here: pair.here?.words,
    there: pair.there?.words,
  }));
}

function readPieces(html: string): Piece[] {
  const { elements, runs } = readAuthored(html);
  const pieces = [
    ...elements.flatMap(pieceOf),
    ...runs.map(({ text, element, pieces: [first] }) => {
      const tag = element?.tag ?? "p";
      const isHeading = /^h[1-6]$/.test(tag);
      return newPiece(
        isHeading ? "heading" : "text",
        isHeading ? tag : "text",
        text,
        element?.at ?? first?.at,
      );
    }),
  ]
    .sort((a, b) => compare(a.at, b.at))
    .slice(0, MOST_PIECES);
  for (const fact of readFacts(html)) {
    if (!STRUCTURE.has(fact.kind)) pieces.findLast(({ at }) => compare(at, fact.at) <= 0)?.facts.push(fact);
  }
  return pieces;
}

function pieceOf(element: AuthoredElement): Piece[] {
  const { tag, attributes, at } = element;
  if (tag === "img") return [newPiece("picture", "picture", attributes.alt || attributes.src || tag, at)];
  const type = widgetTypeOf(element);
  return type !== undefined ? [newPiece("block", type, `cms-box-${type}`, at)] : [];
}

function newPiece(
  kind: PagePiece["kind"],
  key: string,
  text: string,
  at: SourcePosition = { line: 1, column: 1 },
): Piece {
  return { kind, key, words: text.replace(/\s+/g, " ").trim().slice(0, MOST_WORDS), at, facts: [] };
}

function compare(one: SourcePosition, other: SourcePosition): number {
  return one.line - other.line || one.column - other.column;
}
