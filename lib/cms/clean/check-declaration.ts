import { ident, string, tokenize, tokenTypes } from "css-tree";
import { hasControlCharacter } from "@/lib/base/text";
import { allowedFunctions, describeProperty } from "@/lib/cms/clean/css-properties";
import { designTokens } from "@/lib/cms/clean/design-tokens";
import { CLOSERS, OPENERS } from "@/lib/cms/clean/parse-css";
import { toPartId, toSafeMediaUrl } from "@/lib/routing/safe-url";

/** The context in which the declarations of a part are checked. */
export type StyleContext = {
  /** The part's animation names and their replacements, so that two parts may both use "fade". */
  keyframes: ReadonlyMap<string, string>;
  /** False where a fetched image could reveal what was typed (a rule with an attribute selector). */
  pictures: boolean;
  /** False where the stacking of the whole part is at stake: no author's content may cover ours. */
  stacking: boolean;
  /** True for the part's own box, which must contain its content. */
  isPart: boolean;
};

export const plainContext: StyleContext = {
  keyframes: new Map(),
  pictures: true,
  stacking: true,
  isPart: false,
};

/** Sticky stays in its place on the page; fixed could cover a pay button. */
const POSITION = /^\s*(?:static|relative|absolute|(?:-webkit-)?sticky)\s*(?:!\s*important\s*)?$/i;
const Z_INDEX = /^(\s*)(auto|[+-]?\d{1,12})(\s*(?:!\s*important\s*)?)$/i;
const MAX_STACKING_ORDER = 10;
const STACKING = new Set(["all", "isolation", "z-index"]);
/**
 * Values of `display` that keep content in a box of its own or hide it; `contents` and `inline` would not contain it.
 */
const BOX =
  /^\s*(?:none|block|flow-root|inline-block|(?:inline-)?(?:flex|grid|table)|list-item|-webkit-(?:inline-)?box)\s*(?:!\s*important\s*)?$/i;
const PREFIX = /^-(?:webkit|moz|ms|o)-/;
/** Characters that older parsers treat as the end of an address or the start of a comment. */
const UNQUOTABLE = /["'()\s<>;{}]|\/\*/;
const PLAIN_ID = /^#[\w.:-]+$/;

/** What is left of a text's escapes when it is written plainly: of a line, a quote and a backslash itself. */
const KEPT_ESCAPE = /\\(?:a |["'\\])/g;

/** A text whose last quote is not an escaped one. */
const WHOLE_STRING = /^(["'])(?:\\[\s\S]|(?!\1)[^\\])*\1$/;

const HARMLESS = new Set<number>([
  tokenTypes.Ident,
  tokenTypes.Hash,
  tokenTypes.Number,
  tokenTypes.Percentage,
  tokenTypes.Dimension,
  tokenTypes.WhiteSpace,
  tokenTypes.Comma,
]);

/**
 * Returns the cleaned value for this property, unchanged where nothing had to change, or null when the declaration
 * must be removed. Checks token by token, so that no browser can interpret more than was checked.
 */
export function checkDeclaration(property: string, written: string, context: StyleContext): string | null {
  const known = describeProperty(property);
  if (!known || written.length > 8192) return null;
  const value = written.includes("\\") ? writePlainly(written) : written;
  if (value === null || value.includes("</")) return null;
  if (!context.stacking && (STACKING.has(known.name) || (known.name === "display" && !BOX.test(value))))
    return null;
  if (context.isPart && known.name === "transform") return null;
  if (known.name === "position" && !POSITION.test(value)) return null;
  if (known.name === "z-index") return limitLayer(value);
  const isAnimation = known.name === "animation" || known.name === "animation-name";

  let result = "";
  let safe = true;
  let depth = 0;
  let functionName = "";
  let hasAddress = false;
  let hasVariable = false;
  tokenize(value, (type, start, end) => {
    if (!safe) return;
    const token = value.slice(start, end);
    let written = token;
    if (OPENERS.has(type)) {
      depth += 1;
      functionName = type === tokenTypes.Function ? token.slice(0, -1).toLowerCase().replace(PREFIX, "") : "";
      safe =
        functionName === "url"
          ? known.url !== "none"
          : functionName === "" || allowedFunctions.has(functionName);
    } else if (CLOSERS.has(type)) {
      depth -= 1;
      functionName = "";
      safe = depth >= 0;
    } else if (type === tokenTypes.Url) {
      const url =
        token.endsWith(")") && !token.includes("\\")
          ? checkUrl(token.slice(4, -1).trim(), known.url, context)
          : null;
      safe = url !== null;
      hasAddress = true;
      if (url !== null && url !== token.slice(4, -1).trim()) written = `url(${url})`;
    } else if (type === tokenTypes.String) {
      const quote = token.charAt(0);
      safe = WHOLE_STRING.test(token) && !token.replace(KEPT_ESCAPE, "").includes("\\");
      if (safe && functionName === "url") {
        const url = token.includes("\\") ? null : checkUrl(token.slice(1, -1), known.url, context);
        safe = url !== null;
        hasAddress = true;
        written = `${quote}${url}${quote}`;
      }
    } else if (type === tokenTypes.Delim) {
      safe = "+-*/.!=".includes(token);
    } else if (type === tokenTypes.Ident) {
      if (token.startsWith("--")) {
        safe = functionName === "var";
        written = toPartProperty(token);
        hasVariable ||= written !== token;
      }
      if (isAnimation) written = context.keyframes.get(token) ?? token;
    } else {
      safe = HARMLESS.has(type);
    }
    result += written;
  });
  // In combination, a rule with an attribute selector could control through the variable whether the image is
  // fetched.
  if (hasAddress && hasVariable) return null;
  return safe && depth === 0 ? result : null;
}

/**
 * Returns a value without escapes, as Excel and icon fonts write them, so that what is checked is what a browser reads;
 * null where a word with an escape is more than a word, or a text ends in the middle of one. Idempotent.
 */
function writePlainly(value: string): string | null {
  let plain = "";
  let isWhole = true;
  tokenize(value, (type, start, end) => {
    const token = value.slice(start, end);
    if (!token.includes("\\")) plain += token;
    else if (type === tokenTypes.String && WHOLE_STRING.test(token)) {
      const quote = token.charAt(0);
      const text = string
        .decode(token)
        .replace(/["'\\]/g, (each) => (each === quote || each === "\\" ? `\\${each}` : each));
      plain += `${quote}${text.replaceAll("\n", "\\a ")}${quote}`;
      isWhole &&= !hasControlCharacter(text.replaceAll("\n", ""));
    } else {
      const word = type === tokenTypes.Ident ? ident.decode(token) : "";
      isWhole &&= /^-?[\p{L}_][\p{L}\p{N}_-]*$/u.test(word);
      plain += word;
    }
  });
  return isWhole ? plain : null;
}

/** Returns the spelling of an author's custom property in our pages; idempotent. Our own can be read, but not set. */
export function toPartProperty(name: string): string {
  return designTokens.has(name) || name.startsWith("--cms-") ? name : `--cms-${name.slice(2)}`;
}

/** Limits the layer to the range that a part needs; higher and lower values are clamped. */
function limitLayer(value: string): string | null {
  const [, before = "", layer = "", after = ""] = Z_INDEX.exec(value) ?? [];
  if (layer === "") return null;
  if (layer.toLowerCase() === "auto" || (Number(layer) <= MAX_STACKING_ORDER && Number(layer) >= -1))
    return value;
  return `${before}${Number(layer) > MAX_STACKING_ORDER ? MAX_STACKING_ORDER : -1}${after}`;
}

function checkUrl(url: string, use: "picture" | "element" | "none", context: StyleContext): string | null {
  if (use === "element") return PLAIN_ID.test(url) ? `#${toPartId(url.slice(1))}` : null;
  if (use === "none" || !context.pictures || url.startsWith("#")) return null;
  const safe = toSafeMediaUrl(url);
  return safe === null || UNQUOTABLE.test(safe) ? null : safe;
}
