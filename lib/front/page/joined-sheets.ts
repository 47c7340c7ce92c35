import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { type Assets, FOR_GOOD } from "@/lib/front/page/assets";
import { answerFinished, answerOnce, type FinishedBytes, finish } from "@/lib/front/page/finished-bytes";

/** Where style sheets lie joined: behind it the build's mark, and the numbers of the sheets in their order. */
export const SHEETS_PATH = "/_next/static/sheets/";

const BUILT = /^\/_next\/static\/chunks\/[^/]+\.css$/;
const NUMBERS = /^(\d+(?:\.\d+)*)\.css$/;
const LINK = /<link\b[^<>]*>/g;
const CONTENT_TYPE = "text/css; charset=utf-8";
const MARK_LENGTH = 8;
/** Pages differ in few ways in the sheets that they need; each takes about 60 KB. */
const MOST_JOINED = 100;

/** A page with one sheet in the place of many, and the addresses of those; none where it has none of the build's. */
export type JoinedPage = { html: string; sheets: readonly string[] };

/**
 * The style sheets of a page as one file. The framework cuts its sheets small, so that no page loads what only others
 * use; each would be one more request to wait for before anything is painted. An address names its sheets by their
 * numbers in the build, so that every copy of the server can answer what another has written.
 */
export class JoinedSheets {
  #paths: readonly string[];
  #base: string;
  #assets: Pick<Assets, "read">;
  /** What pages ask for; a list that somebody made up is joined for them alone. */
  #known = new LRUCache<string, true>({ max: 1_000 });
  /** Each made once, however many ask for it at the same moment. */
  #joined = new LRUCache<string, Promise<FinishedBytes>>({ max: MOST_JOINED });

  constructor(assets: Pick<Assets, "read" | "paths">) {
    this.#paths = assets.paths.filter((path) => BUILT.test(path)).toSorted();
    const mark = createHash("sha256")
      .update(this.#paths.join("\n"))
      .digest("base64url")
      .slice(0, MARK_LENGTH);
    // As deep as the sheets themselves, for they name their fonts from where they lie.
    this.#base = `${SHEETS_PATH}${mark}.`;
    this.#assets = assets;
  }

  /** Joins the sheets that the framework links in a page's head. */
  join(html: string): JoinedPage {
    const head = html.slice(0, html.indexOf("</head>") + 1);
    const links = [...head.matchAll(LINK)].flatMap(({ 0: link, index }) => {
      const number = this.#paths.indexOf(/ href="([^"]*)"/.exec(link)?.[1] ?? "");
      return number >= 0 && / rel="stylesheet"/.test(link) ? [{ link, index, number }] : [];
    });
    const [first] = links;
    if (first === undefined) return { html, sheets: [] };
    const address = `${this.#base}${links.map(({ number }) => number).join(".")}.css`;
    this.#known.set(address, true);
    const rest = links.reduceRight(
      (text, { link, index }) => text.slice(0, index) + text.slice(index + link.length),
      html,
    );
    // The framework skips what it finds with a precedence, and places what it adds behind it.
    const joined = `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
    return {
      html: rest.slice(0, first.index) + joined + rest.slice(first.index),
      sheets: links.map(({ number }) => this.#paths[number] ?? ""),
    };
  }

  /** Answers with sheets as one; 404 for numbers that this build does not have. */
  async answer({ method, headers }: FrontRequest, pathname: string): Promise<FrontAnswer> {
    if (method !== "GET" && method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
    const paths = this.#read(pathname);
    if (paths === undefined) return bareAnswer(404);
    const cached = { "cache-control": FOR_GOOD };
    const asking = { acceptEncoding: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] };
    if (!this.#known.has(pathname)) {
      const answer = {
        headers: { ...cached, "content-type": CONTENT_TYPE },
        body: await this.#joinNow(paths),
      };
      return answerOnce({ ...answer, status: 200 }, asking.acceptEncoding);
    }
    const joined = this.#joined.get(pathname) ?? this.#finish(pathname, paths);
    return answerFinished(await joined, asking, 200, cached);
  }

  #finish(pathname: string, paths: readonly string[]): Promise<FinishedBytes> {
    const joined = this.#joinNow(paths).then((body) => finish(body, CONTENT_TYPE));
    this.#joined.set(pathname, joined);
    // What could not be read is tried again by the next who asks.
    joined.catch(() => this.#joined.delete(pathname));
    return joined;
  }

  async #joinNow(paths: readonly string[]): Promise<Buffer> {
    const files = await Promise.all(paths.map((path) => this.#assets.read(path)));
    return Buffer.concat(files.map((asset) => asset?.file.bodies.identity ?? new Uint8Array()));
  }

  /** The sheets that an address names; undefined where one is not of this build or stands there twice. */
  #read(pathname: string): readonly string[] | undefined {
    if (!pathname.startsWith(this.#base)) return undefined;
    const [, list = ""] = NUMBERS.exec(pathname.slice(this.#base.length)) ?? [];
    const numbers = list.split(".");
    const paths = numbers.map((number) => this.#paths[Number(number)]);
    const isWhole = list !== "" && new Set(numbers.map(Number)).size === numbers.length;
    return isWhole && paths.every((path) => path !== undefined) ? paths : undefined;
  }
}

/**
 * What the framework finds where it looks for a sheet that is joined: an element with its address that loads nothing.
 * Without it the sheet would be loaded once more.
 */
export function standInFor(sheet: string): string {
  return `<link rel="stylesheet" href="${sheet}" data-precedence="next" disabled=""/>`;
}
