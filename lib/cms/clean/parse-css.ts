import { fork, type SyntaxConfig, tokenize, tokenTypes } from "css-tree";

/** The conditions under which an author's rules may apply. */
export const CONDITIONS: ReadonlySet<string> = new Set(["media", "supports", "container"]);

/** How deeply conditions may be nested. */
export const MAX_NESTING = 8;

/** The tokens that open and close what belongs together within a value or a selector. */
export const OPENERS: ReadonlySet<number> = new Set([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
]);
export const CLOSERS: ReadonlySet<number> = new Set([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
]);

const FRAME_LIST = /^(?:\s*(?:from|to|\d{1,3}(?:\.\d+)?%)\s*,?)+$/i;

const FORBIDDEN_IN_CONDITION = new Set<number>([
  tokenTypes.AtKeyword,
  tokenTypes.BadString,
  tokenTypes.BadUrl,
  tokenTypes.Url,
  tokenTypes.CDO,
  tokenTypes.CDC,
  tokenTypes.Semicolon,
  tokenTypes.LeftCurlyBracket,
  tokenTypes.RightCurlyBracket,
  tokenTypes.Comment,
  tokenTypes.String,
]);

/** Returns whether an at-rule of this name (in lower case) is an animation. */
export function isKeyframes(name: string): boolean {
  return /^(?:-webkit-)?keyframes$/.test(name);
}

/** Returns whether a text lists moments of an animation, and nothing else. */
export function isFrameList(text: string): boolean {
  return FRAME_LIST.test(text);
}

/** Returns whether a condition loads nothing, quotes nothing and ends where the at-rule's block begins. */
export function isPlainCondition(prelude: string): boolean {
  if (prelude === "" || prelude.includes("\\")) return false;
  let plain = true;
  let depth = 0;
  tokenize(prelude, (type, start, end) => {
    const token = prelude.slice(start, end);
    if (FORBIDDEN_IN_CONDITION.has(type) || /^url\($/i.test(token)) plain = false;
    if (token.endsWith("(")) depth += 1;
    if (token === ")") depth -= 1;
    if (depth < 0) plain = false;
  });
  return plain && depth === 0;
}

/** What css-tree gives a parser as `this`, as far as it is used here; its types leave out `offsetAndType`. */
type CssParser = Record<"StyleSheet" | "DeclarationList", () => unknown> & {
  offsetAndType: Uint32Array;
  tokenCount: number;
};

/**
 * Parses as the given node, then clears the tokens of the text. css-tree 3.2.1 keeps them and, after a text with
 * brackets, reads the token at the position where the next text ends: if that was an opening bracket, a stray closing
 * one matches it, and the parser may never end. Two `style` attributes, `[[[[[[[[[[[` and `f(1)]}{{/}`, are enough.
 */
function clearingTokens(node: "StyleSheet" | "DeclarationList") {
  return function parseAndClear(this: CssParser): unknown {
    try {
      return this[node]();
    } finally {
      this.offsetAndType.fill(0, 0, this.tokenCount);
    }
  };
}

const contexts: SyntaxConfig & { parseContext: Record<string, unknown> } = {
  parseContext: {
    default: clearingTokens("StyleSheet"),
    stylesheet: clearingTokens("StyleSheet"),
    declarationList: clearingTokens("DeclarationList"),
  },
};

/**
 * Parses CSS, as css-tree's `parse` does; what comes out depends on this text alone, whatever was parsed before it. For
 * style sheets and, with the context `declarationList`, for `style` attributes; other contexts are css-tree's own.
 * Throws a `RangeError` for text nested beyond the stack.
 */
export const parseCss = fork(contexts).parse;
