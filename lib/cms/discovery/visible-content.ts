import { voidElements } from "@/lib/cms/clean/allowed-elements";
import type { ParsedPart, RenderableNode } from "@/lib/cms/parse/page-node";
import { PIECES, serializeNodes, unescapeText, valuesOf } from "@/lib/cms/parse/serialize-nodes";

/**
 * The text of a part, with a space after each element as a reader sees it, and the addresses that it links or loads.
 */
type ShownInPart = { text: string; addresses: string[] };

const ADDRESS = /\s(?:src|href)="([^"]*)"/g;

/** Reads what a reader of a cleaned part can see from its HTML as we wrote it, without parsing it again. */
export function readShown(nodes: readonly RenderableNode[]): ShownInPart {
  const addresses: string[] = [];
  let text = "";
  for (const [piece, slash, name, attributes = ""] of serializeNodes(nodes).matchAll(PIECES)) {
    addresses.push(...valuesOf(attributes, ADDRESS));
    if (name === undefined) text += unescapeText(piece);
    else if (slash === "/" || voidElements.has(name)) text += " ";
  }
  return { text, addresses };
}

type Shown = { words: string; addresses: ReadonlySet<string> };

/** Parts are cached by content version, so the text of each is extracted once. */
const shownInParts = new WeakMap<ParsedPart, Shown>();

/**
 * The text, picture and link addresses that a reader of a page can see, so that crawlers get nothing that guests do not
 * (R11.2).
 */
export class VisibleContent {
  readonly #words: string;
  readonly #addresses: ReadonlySet<string>;

  /** `words` and `addresses` are what the page itself shows, besides the authored parts. */
  constructor(
    parts: readonly ParsedPart[],
    words: readonly (string | undefined)[],
    addresses: readonly (string | undefined)[] = [],
  ) {
    const all = parts.map(shownIn);
    const own = words.filter((text) => text !== undefined).map(toPlainSpaces);
    this.#words = [...own, ...all.map((part) => part.words)].join("\n");
    this.#addresses = new Set([
      ...addresses.filter((address) => address !== undefined),
      ...all.flatMap((part) => [...part.addresses]),
    ]);
  }

  /** Returns the text if the page shows it word for word; undefined otherwise. */
  text(text: string | undefined): string | undefined {
    const plain = text === undefined ? "" : toPlainSpaces(text);
    return plain !== "" && this.#words.includes(plain) ? plain : undefined;
  }

  /** Returns the telephone number if the page shows its digits, with any separators; undefined otherwise. */
  phone(number: string | undefined): string | undefined {
    const digits = number?.replace(/\D/g, "") ?? "";
    if (digits.length < 7) return undefined;
    return new RegExp([...digits].join("[\\s().\\-–]*")).test(this.#words) ? number : undefined;
  }

  /** Returns the address of a picture or a link if the page has it; undefined otherwise. */
  address(address: string | undefined): string | undefined {
    return address !== undefined && this.#addresses.has(address) ? address : undefined;
  }
}

function shownIn(content: ParsedPart): Shown {
  const known = shownInParts.get(content);
  if (known !== undefined) return known;
  const { text, addresses } = readShown(content.nodes);
  const shown = { words: toPlainSpaces(text), addresses: new Set(addresses) };
  shownInParts.set(content, shown);
  return shown;
}

/** Typography does not change what a text says: authors keep words together with other spaces and hyphens. */
function toPlainSpaces(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .trim();
}
