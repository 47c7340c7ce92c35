/** Why a text is no JSON, in the terms of those who write it by hand. */
type JsonCause =
  | "apostrophe"
  | "comma"
  | "missingComma"
  | "curlyQuote"
  | "singleQuote"
  | "missingQuote"
  | "bracket"
  | "lineBreak"
  | "other";

/** Returns where a text stops being JSON, as an offset in it, and why; undefined for valid JSON. */
export function findJsonProblem(text: string): { offset: number; cause: JsonCause } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // The messages of `JSON.parse` name no position for most mistakes, so it is looked for here.
    const offset = new JsonScanner(text).firstFault();
    return { offset, cause: causeOf(text, offset) };
  }
}

const SCALAR = /(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/iy;

/** Reads a text as JSON as far as it goes. */
class JsonScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset of the first character that JSON does not allow; the text's length where its end is missing. */
  firstFault(): number {
    const isRead = this.#value();
    if (isRead) this.#space();
    return isRead || this.#at < this.#text.length ? this.#at : this.#text.length;
  }

  #value(): boolean {
    this.#space();
    const here = this.#text[this.#at];
    if (here === "{") return this.#list("}", () => this.#string() && this.#take(":") && this.#value());
    if (here === "[") return this.#list("]", () => this.#value());
    if (here === '"') return this.#string();
    SCALAR.lastIndex = this.#at;
    const scalar = SCALAR.exec(this.#text)?.[0];
    this.#at += scalar?.length ?? 0;
    return scalar !== undefined;
  }

  #list(end: string, readItem: () => boolean): boolean {
    this.#at += 1;
    if (this.#take(end)) return true;
    do {
      if (!readItem()) return false;
    } while (this.#take(","));
    return this.#take(end);
  }

  #string(): boolean {
    if (!this.#take('"')) return false;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const here = this.#text[this.#at];
      if (here === "\n" || here === "\t") return false;
      if (here === "\\") this.#at += 1;
      else if (here === '"') {
        this.#at += 1;
        return true;
      }
    }
    return false;
  }

  #take(character: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }
}

function causeOf(text: string, offset: number): JsonCause {
  const here = text[offset] ?? "";
  const before = text.slice(0, offset).trimEnd().at(-1) ?? "";
  if (/[“”„‟″‘’]/.test(here)) return "curlyQuote";
  if (here === "'") return "singleQuote";
  if (before === "," && /[\]}]/.test(here)) return "comma";
  if (here === "\n" || here === "\t") return "lineBreak";
  if (here === "") return (text.match(/"/g)?.length ?? 0) % 2 === 1 ? "apostrophe" : "bracket";
  if (/["\]}\d]/.test(before) && /["{[]/.test(here)) return "missingComma";
  if (/[[{,:]/.test(before) && /[\p{L}_]/u.test(here)) return "missingQuote";
  return /[\]}]/.test(here) ? "bracket" : "other";
}
