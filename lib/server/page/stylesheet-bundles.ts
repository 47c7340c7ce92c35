import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { withoutFontHints } from "@/lib/server/before-hydration/framework/framework-html";
import { isFrameworkSheet, SHEETS_PATH } from "@/lib/server/before-hydration/framework/framework-requests";
import { sheetLink } from "@/lib/server/before-hydration/framework/sheet-links";
import type { Brand } from "@/lib/server/brand/read-brand";
import {
  type EncodedDocument,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
} from "@/lib/server/http-message";
import { type Assets, IMMUTABLE } from "@/lib/server/page/assets";
import { answerEncoded, compressResponse, encodeAsset, identityOf } from "@/lib/server/page/encoded-document";

const NUMBERS = /^(\d+(?:\.\d+)*)\.css$/;
const LINK = /<link\b[^<>]*>/g;
const CONTENT_TYPE = "text/css; charset=utf-8";
const MARK_LENGTH = 8;
/** Pages need few different combinations of style sheets; each takes about 60 KB. */
const MAX_BUNDLES = 100;
/** The framework's request to load a font early. */
const FONT = /<link rel="preload"[^<>]* as="font"[^<>]*>/g;
const OWN_LOOK: Look = { styles: "", usesOwnHeadingFont: true };

/** What a brand changes: a style sheet that follows those of the build, and whether their font is still used. */
export type Look = Pick<Brand, "styles" | "usesOwnHeadingFont">;

/** A page with one style sheet in place of many, and the addresses of those; none where it has none of the build's. */
export type BundledPage = { html: string; sheets: readonly string[] };

/**
 * The style sheets of a page as one file. The framework splits its sheets so that no page loads what only others use,
 * but each would be another request before the first paint. An address lists its sheets by their numbers in the
 * build, so that every instance of the server can serve what another has written.
 */
export class StylesheetBundles {
  #paths: readonly string[];
  #base: string;
  #assets: Pick<Assets, "read">;
  #look: Look;
  /** The addresses of combinations, by their numbers in ascending order. */
  #addresses = new LRUCache<string, { address: string; sheets: readonly string[] }>({ max: 1_000 });
  /** Addresses that our pages contain; an invented combination is joined only for its own request. */
  #known = new LRUCache<string, true>({ max: 1_000 });
  /** By address; each is made once, even for simultaneous requests, and one that failed by the next request. */
  #joined = new LRUCache<string, EncodedDocument, readonly string[]>({
    max: MAX_BUNDLES,
    fetchMethod: async (_address, _stale, { context: paths }) =>
      encodeAsset(await this.#join(paths), CONTENT_TYPE),
    ignoreFetchAbort: true,
  });

  constructor(assets: Pick<Assets, "read" | "paths">, look: Look = OWN_LOOK) {
    this.#paths = assets.paths.filter(isFrameworkSheet).toSorted();
    this.#look = look;
    const mark = createHash("sha256")
      .update(this.#paths.join("\n") + look.styles)
      .digest("base64url")
      .slice(0, MARK_LENGTH);
    // The build's mark is followed by the numbers of the sheets in order.
    this.#base = `${SHEETS_PATH}${mark}.`;
    this.#assets = assets;
  }

  /**
   * Joins the style sheets that the framework links in a page's head. A heading font that the brand does not use is not
   * loaded.
   */
  join(written: string): BundledPage {
    const end = written.indexOf("</head>") + 1;
    const { usesOwnHeadingFont } = this.#look;
    const head = usesOwnHeadingFont ? written.slice(0, end) : written.slice(0, end).replace(FONT, "");
    const html = head + (usesOwnHeadingFont ? written.slice(end) : withoutFontHints(written.slice(end)));
    const links = [...head.matchAll(LINK)].flatMap(({ 0: link, index }) => {
      const number = this.#paths.indexOf(/ href="([^"]*)"/.exec(link)?.[1] ?? "");
      return number >= 0 && / rel="stylesheet"/.test(link) ? [{ link, index, number }] : [];
    });
    const [first] = links;
    if (first === undefined) return { html, sheets: [] };
    const { address, sheets } = this.#combine(links.map(({ number }) => number));
    const rest = links.reduceRight(
      (text, { link, index }) => text.slice(0, index) + text.slice(index + link.length),
      html,
    );
    return {
      html: rest.slice(0, first.index) + sheetLink(address) + rest.slice(first.index),
      sheets,
    };
  }

  /**
   * Returns the address of these sheets and their paths in its order. The framework lists the sheets of the same page
   * in another order where its parts were rendered in another; the order of the first rendering is kept, or the page
   * would be another one, and could look like another one.
   */
  #combine(numbers: readonly number[]): { address: string; sheets: readonly string[] } {
    const key = numbers.toSorted((one, other) => one - other).join(".");
    const known = this.#addresses.get(key);
    if (known !== undefined) return known;
    const address = `${this.#base}${numbers.join(".")}.css`;
    const combined = { address, sheets: numbers.map((number) => this.#paths[number] ?? "") };
    this.#addresses.set(key, combined);
    this.#known.set(address, true);
    return combined;
  }

  /** Serves style sheets joined into one; 404 for numbers that this build does not have. */
  async answer(request: Pick<HttpRequest, "headers">, pathname: string): Promise<HttpResponse> {
    const paths = this.#read(pathname);
    if (paths === undefined) return emptyResponse(404);
    const cached = { "cache-control": IMMUTABLE };
    if (!this.#known.has(pathname)) {
      const answer = {
        headers: { ...cached, "content-type": CONTENT_TYPE },
        body: await this.#join(paths),
      };
      return compressResponse({ ...answer, status: 200 }, request);
    }
    const joined = await this.#joined.forceFetch(pathname, { context: paths });
    return answerEncoded(joined, request, 200, cached);
  }

  async #join(paths: readonly string[]): Promise<Buffer> {
    const files = await Promise.all(paths.map((path) => this.#assets.read(path)));
    return Buffer.concat([
      ...files.map((asset) => (asset === undefined ? new Uint8Array() : identityOf(asset.file))),
      Buffer.from(this.#look.styles),
    ]);
  }

  /** Returns the sheets that an address lists; `undefined` where one is not of this build or is listed twice. */
  #read(pathname: string): readonly string[] | undefined {
    if (!pathname.startsWith(this.#base)) return undefined;
    const [, list = ""] = NUMBERS.exec(pathname.slice(this.#base.length)) ?? [];
    const numbers = list.split(".");
    const paths = numbers.map((number) => this.#paths[Number(number)]);
    const isWhole = list !== "" && new Set(numbers.map(Number)).size === numbers.length;
    return isWhole && paths.every((path) => path !== undefined) ? paths : undefined;
  }
}
