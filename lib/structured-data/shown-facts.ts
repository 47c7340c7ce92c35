import { load } from "cheerio";
import type { PartContent } from "@/lib/cms/parse/parsed-parts";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

type Shown = { words: string; addresses: ReadonlySet<string> };

/** Parts are kept by content version, so what one shows is read once. */
const shownInParts = new WeakMap<PartContent, Shown>();

/**
 * What a reader of a page can see, so that nothing is told to crawlers that is not told to guests (R11.2): its words,
 * and the addresses of its pictures and links.
 */
export class ShownFacts {
  readonly #words: string;
  readonly #addresses: ReadonlySet<string>;

  /** `words` and `addresses` are what the page shows of its own, beside the authored parts. */
  constructor(
    parts: readonly PartContent[],
    words: readonly (string | undefined)[],
    addresses: readonly (string | undefined)[] = [],
  ) {
    const all = parts.map(readShown);
    const own = words.filter((text) => text !== undefined).map(toPlainSpaces);
    this.#words = [...own, ...all.map((part) => part.words)].join("\n");
    this.#addresses = new Set([
      ...addresses.filter((address) => address !== undefined),
      ...all.flatMap((part) => [...part.addresses]),
    ]);
  }

  /** The text where the page shows it word for word; undefined otherwise. */
  words(text: string | undefined): string | undefined {
    const plain = text === undefined ? "" : toPlainSpaces(text);
    return plain !== "" && this.#words.includes(plain) ? plain : undefined;
  }

  /** The telephone number where the page shows its digits, however it sets them apart; undefined otherwise. */
  phone(number: string | undefined): string | undefined {
    const digits = number?.replace(/\D/g, "") ?? "";
    if (digits.length < 7) return undefined;
    return new RegExp([...digits].join("[\\s().\\-–]*")).test(this.#words) ? number : undefined;
  }

  /** The address of a picture or a link where the page has it; undefined otherwise. */
  address(address: string | undefined): string | undefined {
    return address !== undefined && this.#addresses.has(address) ? address : undefined;
  }
}

function readShown(content: PartContent): Shown {
  const known = shownInParts.get(content);
  if (known !== undefined) return known;
  const $ = load(serializeNodes(content.nodes), null, false);
  const addresses = $("[src], [href]")
    .toArray()
    .flatMap((element) => [$(element).attr("src"), $(element).attr("href")])
    .filter((address) => address !== undefined);
  // Words of two cells are two words, as they are to a reader.
  $("*").append(" ");
  const shown = { words: toPlainSpaces($.root().text()), addresses: new Set(addresses) };
  shownInParts.set(content, shown);
  return shown;
}

function toPlainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
