import "server-only";
import {
  type AuthoredElement,
  type AuthoredHtml,
  type AuthoredText,
  ancestorsOf,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import {
  isAtHome,
  isOperated,
  lateIn,
  mayHold,
  mayHoldText,
  neededIn,
  placesOf,
} from "@/lib/workbench/lint/element-table";
import { type Found, findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { findTagMistakes, type SourceTag } from "@/lib/workbench/lint/scan-tags";
import { offsetOf } from "@/lib/workbench/lint/source-text";

/**
 * Returns the elements that stand where they cannot, by the table of HTML. `tags` are the start tags that browsers move
 * or leave out, by which the tree of elements no longer tells.
 */
function misplacedFindings(
  elements: readonly AuthoredElement[],
  moved: readonly { tag: SourceTag; around: string | undefined; at: SourcePosition }[],
): LintFinding[] {
  return [
    ...moved.map(({ tag, around, at }) => {
      if (tag.isEnd) return findingAt("misplaced-element", at, `</${tag.name}>`, { cause: "crossing" });
      return around === undefined ? outOf(at, tag.name) : inside(at, `<${tag.name}>`, around);
    }),
    ...elements.flatMap((element) => (element.isForeign ? [] : findMisplaced(element))),
  ];
}

const inside = (at: SourcePosition, words: string, around: string) =>
  findingAt("misplaced-element", at, words, { cause: "inside", widget: `<${around}>` });
const outOf = (at: SourcePosition, tag: string) =>
  findingAt("misplaced-element", at, `<${tag}>`, {
    cause: "outside",
    allowed: placesOf(tag)
      .filter((each) => each !== "div")
      .map((each) => `<${each}>`)
      .join(", "),
  });

function findMisplaced(element: AuthoredElement): Found {
  const { tag, parent, at, attributes, children } = element;
  const needed = neededIn(tag).find((each) => !children.some((child) => child.tag === each));
  // A block shows what it is made of, and its element only lends it the place.
  if (widgetTypeOf(element) === undefined && needed !== undefined)
    return findingAt("misplaced-element", at, `<${tag}>`, { cause: "without", allowed: `<${needed}>` });
  const late = lateIn(
    tag,
    children.map((child) => child.tag),
  );
  if (late !== undefined)
    return findingAt("misplaced-element", at, `<${late}>`, { cause: "late", widget: `<${tag}>` });
  const [role, owned] = Object.entries(OWNED).find(([each]) => each === attributes.role?.trim()) ?? [];
  if (role !== undefined && owned !== undefined && !children.some((child) => holdsRole(child, owned)))
    return findingAt("misplaced-element", at, `role="${role}"`, {
      cause: "without",
      allowed: `role="${owned[0]}"`,
    });
  const places = placesOf(tag);
  const isPlaced = isAtHome(tag, parent === undefined ? [] : [parent.tag, parent.parent?.tag ?? ""]);
  if (places.length > 0 && !isPlaced) return outOf(at, tag);
  if (parent !== undefined && !isPlaced && !mayHold(parent.tag, tag))
    return inside(at, `<${tag}>`, parent.tag);
  if (!isOperated(tag, attributes) || tag === "summary") return [];
  const around = ancestorsOf(element).find(
    (each) => isOperated(each.tag, each.attributes) && each.tag !== "summary",
  );
  return around === undefined ? [] : inside(at, `<${tag}>`, around.tag);
}

/** Roles that say nothing without another in them (ARIA, allowed accessibility child roles). */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  tablist: ["tab"],
  listbox: ["option"],
  radiogroup: ["radio"],
  tree: ["treeitem"],
  menu: ["menuitem", "menuitemcheckbox", "menuitemradio"],
  menubar: ["menuitem", "menuitemcheckbox", "menuitemradio"],
};

function holdsRole({ tag, attributes, children }: AuthoredElement, roles: readonly string[]): boolean {
  const role = attributes.role?.trim() ?? (tag === "input" ? attributes.type : undefined) ?? "";
  return roles.includes(role) || children.some((child) => holdsRole(child, roles));
}

const CURLY = /[“”„‟‘’]/;
/** Returns the mistakes of markup that a browser repairs in silence, at the text that its author has to correct. */
export function sourceFindings(html: string, { elements, runs, faults }: AuthoredHtml): LintFinding[] {
  const { mistakes, moved } = findTagMistakes(html);
  const unclosed = new Set(
    mistakes.flatMap(({ code, at }) => (code === "unclosed-tag" ? `${at.line}:${at.column}` : [])),
  );
  // What stands in an element that was never closed was hardly meant to.
  const isOpen = ({ at }: AuthoredElement) => unclosed.has(`${at.line}:${at.column}`);
  return [
    ...mistakes.map(({ code, at, words }) => findingAt(code, at, words)),
    ...findBrokenTags(html, faults),
    ...findLooseText(elements, runs),
    ...misplacedFindings(
      elements.filter(({ parent }) => parent === undefined || !isOpen(parent)),
      moved,
    ),
    ...elements.flatMap((element) => findCurlyQuotes(element, html)),
    ...findTwice(elements),
  ];
}

/** What the parser repairs so that something is lost, by its name in the HTML standard. */
const LOST: Readonly<Record<string, string>> = {
  "duplicate-attribute": "twice",
  "unexpected-character-in-attribute-name": "name",
  "unexpected-equals-sign-before-attribute-name": "name",
  "incorrectly-opened-comment": "comment",
  "incorrectly-closed-comment": "comment",
  "unexpected-question-mark-instead-of-tag-name": "comment",
  "cdata-in-html-content": "comment",
  "missing-end-tag-name": "end",
  "end-tag-with-attributes": "end",
};

/** Returns the tags that the parser cannot read as they are written, each once. */
function findBrokenTags(html: string, faults: AuthoredHtml["faults"]): LintFinding[] {
  const tags = new Set<number>();
  return faults.flatMap(({ code, ...at }) => {
    const cause = LOST[code];
    if (cause === undefined || tags.size >= MAX_BROKEN) return [];
    const from = html.lastIndexOf("<", offsetOf(html, at));
    if (tags.has(from)) return [];
    tags.add(from);
    const [words = ""] = /^[^>\n]*>?/.exec(html.slice(from, from + 60)) ?? [];
    return [findingAt("broken-tag", at, words, { cause })];
  });
}

const MAX_BROKEN = 200;

/** Returns text directly in a list, or in a table, out of which browsers move it. */
function findLooseText(elements: readonly AuthoredElement[], runs: AuthoredHtml["runs"]): LintFinding[] {
  const isText = ({ text }: AuthoredText) => /[^\s\u00a0]/.test(text);
  const inLists = elements.flatMap(({ tag, texts }) =>
    mayHoldText(tag)
      ? []
      : texts.filter(isText).map(({ text, at }) => inside(at, text.trim().slice(0, 40), tag)),
  );
  const inTables = runs.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.movedFrom !== undefined && isText(piece)
        ? [inside(piece.movedFrom, piece.text.trim().slice(-40), "table")]
        : [],
    ),
  );
  return [...inLists, ...inTables];
}

function findCurlyQuotes({ attributes, attributeAt }: AuthoredElement, html: string): LintFinding[] {
  // A value within straight marks may begin with a quotation.
  const isBare = (name: string) =>
    /^[^\s=>]+\s*=\s*[“”„‟‘’]/.test(html.slice(offsetOf(html, attributeAt(name))).slice(0, 200));
  return Object.entries(attributes).flatMap(([name, value]) =>
    CURLY.test(value.charAt(0)) && isBare(name)
      ? [
          findingAt("curly-quote", attributeAt(name), `${name}=${value}`.slice(0, 60), {
            cause: /^.\s*[[{]/.test(value) ? "json" : "plain",
          }),
        ]
      : [],
  );
}

/** Names that a page has once, with the finding that tells of a second one. */
const ONCE = [
  ["id", "duplicate-id"],
  ["popupid", "duplicate-popup"],
  ["eventid", "duplicate-event"],
] as const;

function findTwice(elements: readonly AuthoredElement[]): LintFinding[] {
  return ONCE.flatMap(([attribute, code]) => {
    const names = new Set<string>();
    return elements.flatMap(({ attributes, attributeAt }) => {
      const name = attributes[attribute]?.trim() ?? "";
      const isSecond = name !== "" && names.has(name);
      names.add(name);
      return isSecond ? [findingAt(code, attributeAt(attribute), name)] : [];
    });
  });
}
