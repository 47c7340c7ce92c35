import "server-only";
import { type Atrule, type CssNode, generate, lexer, type Rule, tokenize, tokenTypes, walk } from "css-tree";
import selectors from "mdn-data/css/selectors.json";
import { nearestWord, words } from "@/lib/base/text";
import { designTokens } from "@/lib/cms/clean/design-tokens";
import { parseCss } from "@/lib/cms/clean/parse-css";
import type { SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { isElement } from "@/lib/workbench/lint/element-table";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { toPosition } from "@/lib/workbench/lint/source-text";
import { listDeclared } from "@/lib/workbench/lint/style-rules";

/** A style sheet, or the text of a `style` attribute, and where it begins. */
type StyleSource = { source: string; context: "stylesheet" | "declarationList"; from: SourcePosition };

/**
 * Returns what a browser cannot read in a style: by css-tree's own errors, and by the names of at-rules, media features,
 * pseudo-classes, elements, classes, animations and variables that there are. `all` are all styles of the part, `classes`
 * the classes of its elements.
 */
export function sheetFindings({ source, context, from }: StyleSource, names: StyleNames): LintFinding[] {
  const say = (offset: number, code: "style-syntax" | "style-unknown", words: string, more: object) => {
    const at = toPosition(source, offset);
    const place =
      context === "declarationList"
        ? from
        : { line: at.line + from.line - 1, column: at.line === 1 ? at.column + from.column - 1 : at.column };
    return findingAt(code, place, words.trim().slice(0, 60), more);
  };
  const sayUnreadable = (offset: number, cause: string) =>
    say(offset, "style-syntax", wordsAt(source, offset), { cause });
  const syntax: LintFinding[] = [];
  const unknown: LintFinding[] = [];
  try {
    const ast = parseCss(source, {
      context,
      positions: true,
      parseValue: false,
      parseAtrulePrelude: false,
      onParseError: ({ message, offset }, { loc }) => {
        const skipped = source.slice(loc?.start.offset, loc?.end.offset);
        // The parser knows a rule within a rule by its & only; ours are written one behind the other.
        if (!NESTED_RULE.test(skipped))
          syntax.push(sayUnreadable(Number(offset), causeOf(source, Number(offset), message)));
      },
    });
    walk(ast, (node) => {
      for (const { offset, words, cause, nearest } of findUnknown(node, names, source))
        unknown.push(say(offset, "style-unknown", words, { cause, nearest }));
    });
  } catch {
    // Nested beyond the parser's stack; cleaning removes it as a whole.
    return [];
  }
  const open = context === "stylesheet" ? unclosedBrace(source) : undefined;
  return [...syntax, ...(open === undefined ? [] : [sayUnreadable(open, "open")]), ...unknown];
}

const NESTED_RULE = /^[^;{}]+\{/;

/** What the styles of a part define, and what its elements are called. */
type StyleNames = {
  keyframes: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  /** Classes that a rule names, and those that an element has. */
  ruled: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
};

/** Collects the names that all styles of a part define. */
export function readStyleNames(
  styles: readonly string[],
  classes: Iterable<string>,
  ids: Iterable<string>,
): StyleNames {
  const all = styles.join("\n");
  const names = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name = ""]) => name));
  return {
    keyframes: names(/@(?:-webkit-)?keyframes\s+["']?([\w-]+)/gi),
    variables: names(/(--[\w-]+)\s*:/g),
    ruled: names(/\.(-?[_a-z][\w-]*)/gi),
    classes: new Set(classes),
    ids: new Set(ids),
  };
}

/** Why css-tree cannot read on, in the terms of those who write it by hand. */
function causeOf(source: string, offset: number, message: string): string {
  const line = source.slice(source.lastIndexOf("\n", offset) + 1, offset + 2);
  if (/\/\//.test(line) && !/:\/\//.test(line)) return "comment";
  if (/^\s*}/.test(source.slice(offset)) || /}\s*$/.test(source.slice(0, offset))) return "brace";
  if (/^Colon/.test(message)) return source[offset] === "=" ? "equals" : "colon";
  if (/^\s*<|>\s*$/.test(source.slice(offset, offset + 2))) return "tag";
  return /Selector/.test(message) ? "selector" : "other";
}

function unclosedBrace(source: string): number | undefined {
  const open: number[] = [];
  tokenize(source, (type, start) => {
    if (type === tokenTypes.LeftCurlyBracket) open.push(start);
    if (type === tokenTypes.RightCurlyBracket) open.pop();
  });
  return open[0];
}

function wordsAt(source: string, offset: number): string {
  const begin = Math.max(source.lastIndexOf("\n", offset - 1), source.lastIndexOf(";", offset - 1)) + 1;
  return source.slice(Math.max(begin, offset - 20), offset + 30).split("\n", 1)[0] ?? "";
}

type Unknown = { offset: number; cause: string; words: string; nearest?: string | undefined };

/** With their colons: a state has one, a part of an element two. */
const PSEUDO = Object.keys(selectors)
  .filter((name) => name.startsWith(":"))
  .map((name) => name.replace(/\(.*$/, ""));
const AT_RULES = words(`
  media supports container keyframes font-face import layer page charset namespace property scope
  starting-style counter-style
`);
/** Features that a screen is asked for, without `min-` and `max-`. */
const FEATURES = words(`
  width height aspect-ratio orientation resolution color color-index color-gamut monochrome grid scan
  update hover any-hover pointer any-pointer display-mode scripting prefers-color-scheme
  prefers-reduced-motion prefers-reduced-transparency prefers-reduced-data prefers-contrast forced-colors
  inverted-colors dynamic-range video-dynamic-range overflow-block overflow-inline device-width
  device-height device-aspect-ratio device-pixel-ratio inline-size block-size
`);

function findUnknown(node: CssNode, names: StyleNames, source: string): Unknown[] {
  const offset = node.loc?.start.offset ?? 0;
  if (node.type === "Atrule") return findInAtrule(node, offset);
  if (node.type === "Rule") return findInRule(node, names, source);
  if (node.type !== "Declaration" || node.value.type !== "Raw") return [];
  const { value } = node.value;
  const variables = [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name = ""]): Unknown[] =>
    names.variables.has(name) || designTokens.has(name)
      ? []
      : [
          {
            offset,
            words: name,
            cause: "variable",
            nearest: nearestWord(name, [...names.variables, ...designTokens]),
          },
        ],
  );
  const isAnimation = /^(?:-webkit-)?animation(?:-name)?$/i.test(node.property);
  return isAnimation ? [...variables, ...findAnimation(value, names, offset)] : variables;
}

/** Words of `animation` that name none. */
const ANIMATION_WORDS =
  /^(?:none|initial|inherit|unset|revert(?:-layer)?|linear|ease(?:-in|-out|-in-out)?|step-(?:start|end)|infinite|normal|reverse|alternate(?:-reverse)?|forwards|backwards|both|running|paused|auto|important|var|steps|cubic-bezier)$/i;

function findAnimation(value: string, { keyframes }: StyleNames, offset: number): Unknown[] {
  const words = value.replace(/\([^()]*\)/g, "").match(/(?:^|[\s,])-?[a-z_][\w-]*/gi) ?? [];
  return words.flatMap((each): Unknown[] => {
    const word = each.replace(/^[\s,]+/, "");
    return ANIMATION_WORDS.test(word) || keyframes.has(word)
      ? []
      : [{ offset, words: word, cause: "animation", nearest: nearestWord(word, [...keyframes]) }];
  });
}

function findInAtrule({ name, prelude, block }: Atrule, offset: number): Unknown[] {
  const plain = name.toLowerCase().replace(/^-(?:webkit|moz|ms|o)-/, "");
  if (lexer.getAtrule(plain) === null)
    return [
      { offset, words: `@${name}`, cause: "atRule", nearest: prefixed(nearestWord(plain, AT_RULES), "@") },
    ];
  if (plain !== "media" || prelude === null || block === null) return [];
  const query = prelude.type === "Raw" ? prelude.value : generate(prelude);
  const features = [...query.matchAll(/\(\s*([a-z-]+)\s*[:)]/gi)].flatMap(([, written = ""]): Unknown[] => {
    const feature = written.toLowerCase().replace(/^-webkit-/, "");
    const [, edge = "", rest = ""] = /^(min-|max-)?(.*)$/.exec(feature) ?? [];
    return FEATURES.includes(rest)
      ? []
      : [{ offset, words: written, cause: "feature", nearest: prefixed(nearestWord(rest, FEATURES), edge) }];
  });
  const never = query.split(",").find(isNever);
  if (never !== undefined) return [{ offset, words: `@media ${never.trim()}`, cause: "never" }];
  const isQuery = lexer.matchAtrulePrelude("media", query).error === null && !WITHOUT_UNIT.test(query);
  return isQuery || features.length > 0 ? features : [{ offset, words: `@media ${query}`, cause: "query" }];
}

/** The size of a screen as a bare number, which no browser reads but for 0. */
const WITHOUT_UNIT = /\(\s*(?:min-|max-)?(?:width|height)\s*:\s*(?!0+(?:\.0*)?\s*\))[\d.]+\s*\)/i;

/** Whether a screen would have to be narrower than it is wide at least. */
function isNever(query: string): boolean {
  const limit = (edge: string) =>
    [...query.matchAll(new RegExp(`${edge}-width\\s*:\\s*(\\d*\\.?\\d+)(px|r?em)`, "gi"))].map(
      ([, number, unit]) => Number(number) * (unit?.toLowerCase() === "px" ? 1 : 16),
    );
  return Math.max(...limit("min"), 0) > Math.min(...limit("max"), Number.POSITIVE_INFINITY);
}

const prefixed = (word: string | undefined, prefix: string) =>
  word === undefined ? undefined : prefix + word;

function findInRule(
  { prelude, block }: Rule,
  { classes, ids, ruled }: StyleNames,
  source: string,
): Unknown[] {
  const found: Unknown[] = [];
  if (prelude.type !== "SelectorList") return found;
  const said = new Map(
    listDeclared(block.children.toArray()).map(({ property, value }) => [property, value]),
  );
  const selector = generate(prelude);
  const isHidden = /^(?:none|0(?:px)?)$/i.test(said.get("outline") ?? said.get("outline-width") ?? "");
  const isShown = [...said.keys()].some((property) =>
    /^(?:box-shadow|border|background|text-decoration)/.test(property),
  );
  if (
    isHidden &&
    !isShown &&
    !/:not\(:focus-visible\)|:active/.test(selector) &&
    !/:focus-visible[^{]*\{[^}]*outline/.test(source)
  )
    found.push({ offset: prelude.loc?.start.offset ?? 0, words: selector, cause: "focus" });
  walk(prelude, (node) => {
    const offset = node.loc?.start.offset ?? 0;
    if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
      const name = node.name.toLowerCase();
      const written = `${node.type === "PseudoElementSelector" ? "::" : ":"}${name}`;
      // Browsers read the oldest parts of elements with one colon as well.
      const isKnown = PSEUDO.includes(written) || (written === `:${name}` && PSEUDO.includes(`:${written}`));
      if (!name.startsWith("-") && !isKnown)
        found.push({ offset, words: written, cause: "state", nearest: nearestWord(written, PSEUDO) });
    }
    if (node.type === "TypeSelector" && isStrange(node.name))
      found.push({
        offset,
        words: node.name,
        cause: "element",
        nearest: classes.has(node.name)
          ? `.${node.name}`
          : nearestWord(node.name, ["body", "table", "span", "strong"], 1),
      });
    if (node.type === "IdSelector" && !ids.has(node.name)) {
      const nearest = classes.has(node.name)
        ? `.${node.name}`
        : prefixed(nearestWord(node.name, [...ids], 1), "#");
      if (nearest !== undefined) found.push({ offset, words: `#${node.name}`, cause: "id", nearest });
    }
    if (node.type === "ClassSelector" && !classes.has(node.name)) {
      const nearest = nearClass(node.name, classes, ruled);
      if (nearest !== undefined)
        found.push({ offset, words: `.${node.name}`, cause: "class", nearest: `.${nearest}` });
    }
  });
  return found;
}

/** Whether a selector names an element that does not exist; a percentage and `from` are moments of an animation. */
function isStrange(name: string): boolean {
  return (
    /^[a-z][\w-]*$/i.test(name) &&
    !isElement(name.toLowerCase()) &&
    !/^(?:from|to|path|rect|circle|g|line|text|tspan|use|polygon|polyline|ellipse|stop|defs|symbol|clippath|lineargradient|mask|filter|pattern)$/i.test(
      name,
    )
  );
}

/** Returns the class of an element for which no rule is written, and one of almost that name is. */
function nearClass(
  name: string,
  classes: ReadonlySet<string>,
  ruled: ReadonlySet<string>,
): string | undefined {
  const digits = (text: string) => text.replace(/\D/g, "");
  const free = [...classes].filter(
    (each) => /^[\w-]/.test(each) && !ruled.has(each) && digits(each) === digits(name),
  );
  return name.length < 4 ? undefined : nearestWord(name, free, 1);
}
