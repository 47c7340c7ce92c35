import { tokenize, tokenTypes } from "css-tree";
import { CLOSERS, CONDITIONS, MAX_NESTING, OPENERS } from "@/lib/cms/clean/parse-css";
import { MAX_STYLESHEET } from "@/lib/cms/parse/source-limits";

type Token = { type: number; text: string };
type Tokens = readonly Token[];

/** A cascade layer: its layers in the order in which they were first named, and its own rules. */
type Layer = { inner: Map<string, Layer>; rules: Written[] };
type Written = { conditions: readonly string[]; text: string };

/** Where a rule stands: the conditions around it and its layer. */
type Place = { conditions: readonly string[]; layer: Layer };

const { AtKeyword, Colon, Comma, Comment, Delim, Ident, Semicolon, WhiteSpace } = tokenTypes;
const { LeftCurlyBracket, RightCurlyBracket } = tokenTypes;
const BLANK = new Set<number>([WhiteSpace, Comment, Semicolon]);

/** Names that `&` cannot stand for (CSS Nesting, 3.1). */
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/i;

/**
 * Returns a style sheet without nested rules and cascade layers, which applies as the written one does: nested rules
 * (CSS Nesting) follow their rule with its selectors in them, for browsers that do not know them; rules of layers (CSS
 * Cascade 5) come in the order of their layers before all others, because our own rules, which are in no layer, would
 * otherwise win against every one of them. A sheet with neither is returned unchanged. What cannot be written in this
 * way is left as it is, for whoever checks the result to remove. Throws a `RangeError` where the result would be longer
 * than a style sheet may be.
 */
export function flattenCss(source: string): string {
  const tokens = read(source);
  if (!isNestedOrLayered(tokens)) return source;
  const root = newLayer();
  let length = 0;
  const write = ({ conditions, layer }: Place, text: string) => {
    length += text.length;
    if (length > MAX_STYLESHEET) throw new RangeError("The style sheet is too long.");
    layer.rules.push({ conditions, text });
  };
  writeRules(tokens, { conditions: [], layer: root }, write);
  return textOfLayer(root);
}

function newLayer(): Layer {
  return { inner: new Map(), rules: [] };
}

function read(source: string): Token[] {
  const tokens: Token[] = [];
  tokenize(source, (type, start, end) => tokens.push({ type, text: source.slice(start, end) }));
  return tokens;
}

/** Returns whether a style rule contains another block, or the sheet has layers. */
function isNestedOrLayered(tokens: Tokens): boolean {
  const isStyle: boolean[] = [];
  let first: Token | undefined;
  for (const token of tokens) {
    if (token.type === AtKeyword && nameOf(token) === "layer") return true;
    if (token.type === LeftCurlyBracket) {
      if (isStyle.at(-1) === true) return true;
      isStyle.push(first?.type !== AtKeyword);
      first = undefined;
    } else if (token.type === RightCurlyBracket) {
      isStyle.pop();
      first = undefined;
    } else if (token.type === Semicolon) first = undefined;
    else if (!BLANK.has(token.type)) first ??= token;
  }
  return false;
}

type Write = (place: Place, text: string) => void;

/** One statement: what stands before its block, and the block's content; `undefined` without a block. */
type Statement = { prelude: Tokens; block: Tokens | undefined; end: number };

function readStatement(tokens: Tokens, from: number, endsAtSemicolon: boolean): Statement {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { type = 0 } = tokens[at] ?? {};
    if (OPENERS.has(type)) depth += 1;
    else if (CLOSERS.has(type)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && type === Semicolon && endsAtSemicolon)
      return { prelude: tokens.slice(from, at), block: undefined, end: at + 1 };
    else if (depth === 0 && type === LeftCurlyBracket) {
      const end = endOfBlock(tokens, at);
      return { prelude: tokens.slice(from, at), block: tokens.slice(at + 1, end), end: end + 1 };
    }
  }
  return { prelude: tokens.slice(from), block: undefined, end: tokens.length };
}

/** Returns the index of the bracket that ends the block which begins at this index. */
function endOfBlock(tokens: Tokens, from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { type } = tokens[at] ?? {};
    if (type === LeftCurlyBracket) depth += 1;
    if (type === RightCurlyBracket) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

function writeRules(tokens: Tokens, place: Place, write: Write): void {
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (first === undefined || BLANK.has(first.type)) {
      at += 1;
      continue;
    }
    const statement = readStatement(tokens, at, first.type === AtKeyword);
    at = statement.end;
    if (first.type === AtKeyword) {
      writeAtRule(first, statement, place, { write, inside: writeRules });
      continue;
    }
    const { prelude, block } = statement;
    if (block === undefined) write(place, textOf(prelude));
    else writeStyle(splitAtCommas(prelude), block, place, { write, depth: 0 });
  }
}

type Inside = (tokens: Tokens, place: Place, write: Write) => void;

/** Writes what is in a layer or below a condition at its place, by `inside`; leaves any other at-rule as it is. */
function writeAtRule(
  first: Token,
  { prelude, block }: Statement,
  place: Place,
  { write, inside }: { write: Write; inside: Inside },
): void {
  const name = nameOf(first);
  const condition = textOf(prelude.slice(1));
  if (name === "layer" && block === undefined) {
    for (const path of splitAtCommas(prelude.slice(1))) layerAt(place.layer, path);
  } else if (name === "layer" && block !== undefined) {
    inside(block, { ...place, layer: layerAt(place.layer, condition) }, write);
  } else if (block !== undefined && CONDITIONS.has(name) && place.conditions.length < MAX_NESTING) {
    inside(block, { ...place, conditions: [...place.conditions, textOf(prelude)] }, write);
  } else write(place, textOf(prelude) + (block === undefined ? ";" : `{${textOf(block)}}`));
}

/** Returns the layer of this name, which may be a path; each without a name is a new one. */
function layerAt(layer: Layer, path: string): Layer {
  if (path === "") return addLayer(layer, ` ${layer.inner.size}`);
  return path.split(".").reduce(addLayer, layer);
}

function addLayer(layer: Layer, name: string): Layer {
  const known = layer.inner.get(name) ?? newLayer();
  layer.inner.set(name, known);
  return known;
}

/** Writes the content of a rule with these selectors: its declarations, and rules and conditions within it. */
function writeStyle(
  selectors: readonly string[],
  tokens: Tokens,
  place: Place,
  { write, depth }: { write: Write; depth: number },
): void {
  const declarations: string[] = [];
  const writeDeclarations = () => {
    if (declarations.length > 0) write(place, `${selectors.join(",")}{${declarations.splice(0).join(";")}}`);
  };
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (first === undefined || BLANK.has(first.type)) {
      at += 1;
      continue;
    }
    const statement = isCustomProperty(tokens, at)
      ? readCustomProperty(tokens, at)
      : readStatement(tokens, at, true);
    at = statement.end;
    const { prelude, block } = statement;
    if (first.type === AtKeyword) {
      writeDeclarations();
      const inside: Inside = (content, within) => writeStyle(selectors, content, within, { write, depth });
      writeAtRule(first, statement, place, { write, inside });
    } else if (block === undefined) declarations.push(textOf(prelude));
    else {
      writeDeclarations();
      const nested = depth < MAX_NESTING ? combine(selectors, splitAtCommas(prelude)) : undefined;
      if (nested === undefined) write(place, `& ${textOf(prelude)}{${textOf(block)}}`);
      else writeStyle(nested, block, place, { write, depth: depth + 1 });
    }
  }
  writeDeclarations();
}

function isCustomProperty(tokens: Tokens, at: number): boolean {
  const name = tokens[at];
  if (name?.type !== Ident || !name.text.startsWith("--")) return false;
  let next = at + 1;
  while (tokens[next]?.type === WhiteSpace || tokens[next]?.type === Comment) next += 1;
  return tokens[next]?.type === Colon;
}

/** Reads a custom property, whose value may hold brackets of every kind. */
function readCustomProperty(tokens: Tokens, from: number): Statement {
  let at = from;
  while (at < tokens.length && tokens[at]?.type !== Semicolon)
    at = tokens[at]?.type === LeftCurlyBracket ? endOfBlock(tokens, at) + 1 : at + 1;
  return { prelude: tokens.slice(from, at), block: undefined, end: at + 1 };
}

/** Returns nested selectors in those of their rule; `undefined` where these cannot be named within another selector. */
function combine(outer: readonly string[], nested: readonly string[]): string[] | undefined {
  if (outer.some((selector) => selector === "" || PSEUDO_ELEMENT.test(selector))) return undefined;
  const combined: string[] = [];
  let length = 0;
  for (const selector of nested) {
    const tokens = read(selector);
    for (const parent of outer) {
      const whole = within(parent, tokens);
      length += whole.length;
      if (length > MAX_STYLESHEET) throw new RangeError("The selectors are too long.");
      combined.push(whole);
    }
  }
  return combined;
}

function within(parent: string, tokens: Tokens): string {
  if (!tokens.some(isNestingSelector)) return `${parent} ${textOf(tokens)}`;
  const [, second] = tokens;
  if (isNestingSelector(tokens[0])) {
    // The name of an element stands first.
    if (second?.type === Ident)
      return `${second.text}:is(${parent})${replaceNesting(parent, tokens.slice(2))}`;
    return parent + replaceNesting(parent, tokens.slice(1));
  }
  return replaceNesting(parent, tokens);
}

function replaceNesting(parent: string, tokens: Tokens): string {
  return tokens.map((token) => (isNestingSelector(token) ? `:is(${parent})` : token.text)).join("");
}

function isNestingSelector(token: Token | undefined): boolean {
  return token?.type === Delim && token.text === "&";
}

/** Returns the parts between the commas that are in no bracket, without comments. */
function splitAtCommas(tokens: Tokens): string[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (OPENERS.has(token.type)) depth += 1;
    if (CLOSERS.has(token.type)) depth -= 1;
    if (token.type === Comma && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(textOf);
}

function textOf(tokens: Tokens): string {
  return tokens
    .map(({ type, text }) => (type === Comment ? "" : text))
    .join("")
    .trim();
}

function nameOf({ text }: Token): string {
  return text.slice(1).toLowerCase();
}

function textOfLayer({ inner, rules }: Layer): string {
  return [...inner.values()].map(textOfLayer).join("") + textOfRules(rules);
}

function textOfRules(rules: readonly Written[]): string {
  return rules
    .map(
      ({ conditions, text }) =>
        conditions.map((condition) => `${condition}{`).join("") + text + "}".repeat(conditions.length),
    )
    .join("");
}
