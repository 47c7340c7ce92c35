import { fork, type SyntaxConfig } from "css-tree";

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
