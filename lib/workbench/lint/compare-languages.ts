import "server-only";
import { optionNames } from "@/lib/cms/clean/widget-candidate";
import { wordOptionsOf } from "@/lib/cms/widget/widget-options";
import { matchRoute } from "@/lib/routing/route-template";
import { toOwnUrl } from "@/lib/workbench/lint/address-findings";
import {
  type AuthoredElement,
  readAuthored,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { readAmounts, readDays, readOthers, readTimes, toDialled } from "@/lib/workbench/lint/read-figures";
import { type SharedKind, sharedKinds } from "@/lib/workbench/lint/shared-kinds";
import { positionIn, readJsonList } from "@/lib/workbench/lint/source-text";

/** Something that both versions should have: `value` is the same in every language, `words` is as it is written. */
export type SharedFact = {
  kind: SharedKind;
  value: string;
  words: string;
  at: SourcePosition;
  /** Which of the texts of its version has it; undefined for what stands in no text. */
  text?: number;
};

/** A fact of one version beside that of the other; undefined where one of them has none. */
type FactPair = { kind: SharedKind; here: SharedFact | undefined; there: SharedFact | undefined };

const MOST_DIFFERENCES = 30;
const SPOKEN: ReadonlySet<SharedKind> = new Set(["list", "day", "time", "half", "weekday", "year", "number"]);

/**
 * Returns a finding for what a version lacks or says otherwise than the one in the other language (R11.4), at the place
 * that differs. `html` is this version, `other` the one in the other language.
 */
export function compareLanguages(html: string, other: string): LintFinding[] {
  return pairFacts(html, other)
    .filter(({ there }) => there !== undefined)
    .slice(0, MOST_DIFFERENCES)
    .map(({ kind, here, there }) =>
      findingAt("languages-differ", here?.at ?? { line: 1, column: 1 }, here?.words ?? there?.words ?? "", {
        cause: here === undefined ? `no${kind.charAt(0).toUpperCase()}${kind.slice(1)}` : kind,
        allowed: there?.words ?? "",
        ...(kind === "block" && there !== undefined ? { widget: there.words } : {}),
      }),
    );
}

/**
 * Returns the facts in which two versions differ, each beside the one that stands in its place: the first of a kind that
 * only one has beside the first that only the other has.
 */
export function pairFacts(html: string, other: string): FactPair[] {
  const [own, others] = [readFacts(html), readFacts(other)];
  // What one version says in words hides no difference of another text.
  const isSpoken = ({ kind, text }: SharedFact) => SPOKEN.has(kind) && text !== undefined;
  const texts = alignPieces(textsOf(html, own.filter(isSpoken)), textsOf(other, others.filter(isSpoken)));
  const elsewhere = pairAll(
    own.filter((fact) => !isSpoken(fact)),
    others.filter((fact) => !isSpoken(fact)),
  );
  return [
    ...withoutUneven(elsewhere),
    ...texts.flatMap(([here, there]) =>
      here === undefined || there === undefined
        ? [...toText(here, undefined), ...toText(undefined, there)]
        : withoutUneven(pairAll(here.facts, there.facts)),
    ),
  ];
}

type AlignedText = ReturnType<typeof textsOf>[number];

/** A text that only one version has, unless a heading or the entry of a list or a table is missed with it. */
function toText(here: AlignedText | undefined, there: AlignedText | undefined): FactPair[] {
  const words = (here ?? there)?.words ?? "";
  const isOfMore =
    words.length < SENTENCE || /^(?:h[1-6]|li|t[dh]|d[td]|caption)$/.test((here ?? there)?.key ?? "h1");
  const toFact = (text: AlignedText | undefined): SharedFact | undefined =>
    text && { kind: "text", value: text.words, words: text.words, at: text.at };
  return isOfMore ? [] : [{ kind: "text", here: toFact(here), there: toFact(there) }];
}

/** Letters of a text that is more than the words of a link or a button, which are missed with it. */
const SENTENCE = 8;
/** Texts of a version that are aligned with those of the other. */
const MOST_TEXTS = 400;

function textsOf(html: string, facts: readonly SharedFact[]) {
  return readAuthored(html)
    .runs.slice(0, MOST_TEXTS)
    .map(({ text, element, pieces: [first] }, index) => ({
      kind: "text",
      key: element?.tag ?? "",
      words: text.trim().slice(0, 60),
      at: first?.at ?? { line: 1, column: 1 },
      facts: facts.filter(({ text }) => text === index),
    }));
}

/** What is also written in words can be compared one by one only where both have as many. */
export function withoutUneven(pairs: readonly FactPair[]): FactPair[] {
  const isUneven = ({ kind, here, there }: FactPair) =>
    SPOKEN.has(kind) && (here === undefined || there === undefined);
  const uneven = new Set(pairs.filter(isUneven).map(({ kind }) => kind));
  const clockOf = (fact: SharedFact | undefined) => fact?.value.split(" ", 1)[0];
  return pairs.filter(
    ({ kind, here, there }) => !uneven.has(kind) && (kind !== "half" || clockOf(here) === clockOf(there)),
  );
}

/** Pairs the facts of two versions, or of the same stretch of both, like `pairFacts`. */
export function pairAll(own: readonly SharedFact[], others: readonly SharedFact[]): FactPair[] {
  const all = [own, others] as const;
  // The options of a block that only one of them has are no difference of their own.
  const uneven = new Set(
    all.flatMap((own, side) => onlyIn(own, all[side === 0 ? 1 : 0], "block").map(({ value }) => value)),
  );
  const isCompared = ({ kind, value }: SharedFact) =>
    (kind !== "option" || !uneven.has(value.split(" ", 1)[0] ?? "")) &&
    (kind !== "question" || !uneven.has("event"));
  const [left, right] = [all[0].filter(isCompared), all[1].filter(isCompared)];
  return sharedKinds.flatMap((kind) => {
    const [here, there] = [onlyIn(left, right, kind), onlyIn(right, left, kind)];
    return Array.from({ length: Math.max(here.length, there.length) }, (_, index) => ({
      kind,
      here: here[index],
      there: there[index],
    }));
  });
}

/** Returns the facts of a kind that the other version has not, or less often. */
function onlyIn(own: readonly SharedFact[], others: readonly SharedFact[], kind: SharedKind): SharedFact[] {
  const left = new Map<string, number>();
  for (const fact of others) if (fact.kind === kind) left.set(fact.value, (left.get(fact.value) ?? 0) + 1);
  return own.filter(({ value, ...fact }) => {
    if (fact.kind !== kind) return false;
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/** Returns what a version says that is the same in every language, in its order. */
export function readFacts(html: string): SharedFact[] {
  const { elements, runs } = readAuthored(html);
  const inText = runs.flatMap((run, text) => {
    const place = (index: number, words: string) => positionIn(html, run, { index, words });
    const fact = (kind: SharedKind, value: string, { index, words }: { index: number; words: string }) => ({
      kind,
      value,
      words,
      at: place(index, words),
      text,
    });
    return [
      ...readAmounts(run.text).flatMap((each) =>
        each.won === undefined ? [] : [fact("amount", String(each.won), each)],
      ),
      ...readDays(run.text).flatMap((each) => [
        fact("day", `${each.month}-${each.day}`, each),
        ...(each.year === undefined ? [] : [fact("year", String(each.year), each)]),
      ]),
      ...readTimes(run.text).flatMap((each) => {
        // Noon and midnight are written in more than one way, and not everybody writes the half of the day.
        const clock = `${each.hour % 12}:${each.minute}`;
        const { half } = each;
        return [
          fact("time", clock, each),
          ...(half === undefined ? [] : [fact("half", `${clock} ${half}`, each)]),
        ];
      }),
      ...readOthers(run.text).map((each) => fact(each.kind, each.value, each)),
    ];
  });
  return [...elements.flatMap(factsOf), ...listsOf(elements), ...inText];
}

/** Besides the options that are words themselves: options that hold some, and attributes that are no options. */
const HOLDS_WORDS = /^(?:class|style|title|alt|question|items|aria-label|lang|id|action.*)$/;

function factsOf(element: AuthoredElement): SharedFact[] {
  const { tag, attributes, at, attributeAt } = element;
  const type = widgetTypeOf(element);
  const facts: SharedFact[] = [];
  if (type !== undefined) {
    facts.push({ kind: "block", value: type, words: `cms-box-${type}`, at });
    const words = wordOptionsOf(type);
    for (const [name, value] of Object.entries(attributes))
      if (optionNames(type).includes(name) && !words.includes(name) && !HOLDS_WORDS.test(name))
        facts.push({
          kind: "option",
          value: `${type} ${name}=${value.trim()}`,
          words: `${name}="${value.trim()}"`,
          at: attributeAt(name),
        });
    if (type === "event") facts.push(...questionsOf(element));
  }
  if (/^h[1-6]$/.test(tag)) facts.push({ kind: "heading", value: tag, words: tag, at });
  const src = attributes.src?.trim() ?? "";
  // A picture with words in it has another file in each language.
  if (tag === "img")
    facts.push({ kind: "picture", value: "picture", words: src || "img", at: attributeAt("src") });
  const link = linkOf(attributes.href?.trim() ?? "");
  if (tag === "a" && link !== undefined) facts.push({ ...link, at: attributeAt("href") });
  return facts;
}

/** What a link leads to, the same in every language; undefined where the other language may have its own. */
function linkOf(href: string): Omit<SharedFact, "at"> | undefined {
  if (/^tel:/i.test(href)) return { kind: "phone", value: toDialled(href.slice(4)), words: href };
  if (/^mailto:/i.test(href))
    return { kind: "link", value: href.split("?", 1)[0]?.toLowerCase() ?? "", words: href };
  const url = toOwnUrl(href);
  if (url === undefined) return undefined;
  const { pathname, searchParams } = url;
  searchParams.delete("language");
  return matchRoute(pathname) === undefined
    ? undefined
    : { kind: "link", value: `${pathname}?${searchParams}`, words: href };
}

/** Returns how many entries each list and each table has. */
function listsOf(elements: readonly AuthoredElement[]): SharedFact[] {
  const count = ({ children }: AuthoredElement): number =>
    children.reduce((sum, child) => sum + (/^(?:thead|tbody|tfoot)$/.test(child.tag) ? count(child) : 1), 0);
  return elements
    .filter(({ tag }) => /^(?:ul|ol|dl|table)$/.test(tag))
    .map((element, index): SharedFact => {
      const words = `<${element.tag}> (${count(element)})`;
      return { kind: "list", value: `${index} ${words}`, words, at: element.at };
    });
}

function questionsOf({ attributes, attributeAt }: AuthoredElement): SharedFact[] {
  const at = attributeAt("question");
  return readJsonList(attributes.question).map((entry, index): SharedFact => {
    const options: unknown =
      typeof entry === "object" && entry !== null ? Reflect.get(entry, "options") : undefined;
    const count = Array.isArray(options) ? options.length : 0;
    return { kind: "question", value: `${index} ${count}`, words: `${index + 1} (${count})`, at };
  });
}

/** Something that stands in both versions of a page: what it is, and what it says that is the same in every language. */
type Alignable = { kind: string; key: string; facts: readonly { kind: string; value: string }[] };

/** What a pair is worth: the same kind, and more where both say the same. */
function worthOf(here: Alignable, there: Alignable): number {
  if (here.key !== there.key) return here.kind === there.kind && here.kind === "heading" ? 1 : 0;
  const values = new Set(there.facts.map(({ kind, value }) => `${kind} ${value}`));
  const same = here.facts.filter(({ kind, value }) => values.has(`${kind} ${value}`)).length;
  return 3 + Math.min(3, same);
}

/** Puts two lists side by side in their order, so that the pairs together are worth most. */
export function alignPieces<Piece extends Alignable>(
  left: readonly Piece[],
  right: readonly Piece[],
): [Piece | undefined, Piece | undefined][] {
  // The worth of what is left of both lists from a place on, row by row.
  const width = right.length + 1;
  const best = new Uint16Array((left.length + 1) * width);
  const worths = left.map((here) => right.map((there) => worthOf(here, there)));
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  const paired = (row: number, column: number) => {
    const worth = worths[row]?.[column] ?? 0;
    return worth === 0 ? -1 : worth + at(row + 1, column + 1);
  };
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      best[row * width + column] = Math.max(paired(row, column), at(row + 1, column), at(row, column + 1));
  const pairs: [Piece | undefined, Piece | undefined][] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const isPair = row < left.length && column < right.length && paired(row, column) === at(row, column);
    const isLeft =
      !isPair && row < left.length && (column >= right.length || at(row + 1, column) === at(row, column));
    pairs.push([isPair || isLeft ? left[row] : undefined, isLeft ? undefined : right[column]]);
    if (isPair || isLeft) row += 1;
    if (!isLeft) column += 1;
  }
  return pairs;
}
