import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Publication } from "@/lib/copies/publication";
import type { FrontAnswer } from "@/lib/front/front-message";
import { type FinishedBytes, finish, sizeOf } from "@/lib/front/page/finished-bytes";
import { PublicationCount } from "@/lib/front/page/publication-count";
import type { SleepingPage } from "@/lib/front/page/sleeping-page";
import { LIVING_PAGE_TAG } from "@/lib/http/call-tags";
import { log } from "@/lib/log/log";
import type { Audience } from "@/lib/routing/internal-headers";

/** Which bytes are meant: a page in a language (the first step of its internal path) for one kind of reader. */
export type PageName = { path: string; audience: Audience };

/** What there is under a name. */
export type StoredPage =
  | {
      kind: "page";
      page: FinishedBytes;
      policy: string;
      /** In milliseconds since 1970; past where the next reader may get another. */
      freshUntil: number;
      /** How many publications had been heard of when it was good. */
      publications: number;
    }
  /** The application says that nothing is there. */
  | { kind: "gone" }
  /** It could not be made, and there is no earlier copy. */
  | { kind: "failed" };

type Kept = {
  page: FinishedBytes;
  policy: string;
  waking: Waking | undefined;
  /** Of everything that the page was made from. */
  tags: ReadonlySet<string>;
  freshUntil: number;
  /** From then on nobody is shown it while a new one can be had; never for what does not tell what is free now. */
  livesUntil: number;
  keptUntil: number;
  /** Something of it was published since: the next reader is to see that. */
  isSuperseded: boolean;
};

/** What wakes a page that sleeps, under the hash by which the page asks for it. */
type Waking = { hash: string; file: FinishedBytes };

/** A page as the application drew it, and the tags of all that it was made from. */
export type Drawn = { answer: FrontAnswer; tags: ReadonlySet<string> };

export type PageStoreOptions = {
  /** Most memory that finished pages may take. */
  maxBytes: number;
  /** Draws the page anew. */
  draw: (name: PageName) => Promise<Drawn>;
  /** Takes out of a page what it needs only once somebody touches it. */
  putToSleep: (name: PageName, html: string) => SleepingPage;
  /** The content security policy of a finished page. */
  policyOf: (html: string) => string;
  /** Counted here, read by whoever remembers what the store answered. */
  publications?: PublicationCount;
  /** In milliseconds since 1970. */
  now?: () => number;
};

const FRESH_MS = 30_000;
/** The last good copy is shown for so long while a page cannot be made. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
/** After a failure the next try waits, or every reader would begin one. */
const RETRY_MS = 2_000;
/** With what was asked shortly before it, what a page says of free tables is a minute old at most. */
const LIVING_MS = 50_000;
const GONE_MS = 30_000;
/** How long a reader waits for what was just published before they get the page as it was. */
const PATIENCE_MS = 1_000;
const MOST_GONE = 10_000;
/** Of the memory for pages, what is left to the data of pages that readers still have open and that are no more. */
const SHARE_OF_EARLIER = 0.1;

/**
 * Finished pages: the same bytes for everybody, made once and sent many times. A page is fresh for half a minute; then
 * readers still get the kept copy at once while one rendering is under way, and go on getting it for a day when that
 * fails. Of what was published the next reader gets the new page, or the old one where that takes longer than a second.
 * A page that tells what is free now is shown no older than a minute in the same way.
 * What is gone is never kept. Bounded by bytes; what was asked for longest ago goes first.
 */
export class PageStore {
  #pages: LRUCache<string, Kept>;
  #gone: LRUCache<string, true>;
  #drawing = new Map<string, Promise<StoredPage>>();
  /** What wakes pages that have been drawn anew since. */
  #earlier: LRUCache<string, FinishedBytes>;
  #draw: PageStoreOptions["draw"];
  #putToSleep: PageStoreOptions["putToSleep"];
  #policyOf: PageStoreOptions["policyOf"];
  #now: () => number;
  /** What was begun before a publication may hold what was published. */
  #publications: PublicationCount;

  constructor({
    maxBytes,
    draw,
    putToSleep,
    policyOf,
    publications = new PublicationCount(),
    now = Date.now,
  }: PageStoreOptions) {
    this.#pages = new LRUCache({
      maxSize: Math.floor(maxBytes * (1 - SHARE_OF_EARLIER)),
      sizeCalculation: ({ page, waking }) =>
        Math.max(1, sizeOf(page) + (waking === undefined ? 0 : sizeOf(waking.file))),
    });
    this.#earlier = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes * SHARE_OF_EARLIER)),
      sizeCalculation: (file) => Math.max(1, sizeOf(file)),
    });
    this.#gone = new LRUCache({ max: MOST_GONE });
    this.#draw = draw;
    this.#putToSleep = putToSleep;
    this.#policyOf = policyOf;
    this.#publications = publications;
    this.#now = now;
  }

  /** The page, from memory where it is there; made now where it is not. Never raises. */
  async read(name: PageName): Promise<StoredPage> {
    const key = keyOf(name);
    const kept = this.#pages.get(key);
    if (kept === undefined || kept.keptUntil <= this.#now()) {
      return this.#isGone(key) ? { kind: "gone" } : this.#drawOnce(key, name, undefined);
    }
    if (kept.isSuperseded || kept.livesUntil <= this.#now()) return this.#newOrKept(key, name, kept);
    if (kept.freshUntil <= this.#now()) void this.#drawOnce(key, name, kept);
    return this.#shown(kept);
  }

  /** The tags of everything that the page was made from which the next reader gets; undefined where there is none. */
  async readTags(name: PageName): Promise<ReadonlySet<string> | undefined> {
    const { kind } = await this.read(name);
    return kind === "page" ? this.#pages.get(keyOf(name))?.tags : undefined;
  }

  /**
   * What wakes the page that holds this hash; undefined where no page does any more. Another copy of this server may
   * have drawn the page, so it is drawn here where that was not done yet. Never raises.
   */
  async readWaking(name: PageName, hash: string): Promise<FinishedBytes | undefined> {
    const key = keyOf(name);
    const find = () => {
      const waking = this.#pages.get(key)?.waking;
      return waking?.hash === hash ? waking.file : this.#earlier.get(hash);
    };
    const found = find();
    if (found !== undefined) return found;
    await this.read(name);
    return find();
  }

  /** Something was published: pages that were made from it are drawn anew for their next readers, all at once here. */
  supersede(publication: Publication): void {
    this.#publications.increase();
    // A page may have come to be where none was, and what is being drawn may be drawn from what was.
    this.#gone.clear();
    this.#drawing.clear();
    for (const kept of this.#pages.values()) {
      if (isPartOf(publication, kept)) kept.isSuperseded = true;
    }
  }

  async #newOrKept(key: string, name: PageName, kept: Kept): Promise<StoredPage> {
    return Promise.race([
      this.#drawOnce(key, name, kept),
      wait(PATIENCE_MS, undefined, { ref: false }).then(() => this.#shown(kept)),
    ]);
  }

  #shown({ page, policy, freshUntil, isSuperseded }: Kept): StoredPage {
    const publications = this.#publications.value;
    return { kind: "page", page, policy, freshUntil: isSuperseded ? 0 : freshUntil, publications };
  }

  /** After a failure. */
  #later({ livesUntil }: Kept) {
    const nextTry = this.#now() + RETRY_MS;
    return { freshUntil: nextTry, livesUntil: Math.max(livesUntil, nextTry) };
  }

  #isGone(key: string): boolean {
    return this.#gone.has(key);
  }

  #drawOnce(key: string, name: PageName, kept: Kept | undefined): Promise<StoredPage> {
    const running = this.#drawing.get(key);
    if (running !== undefined) return running;
    const drawing = this.#drawNow(key, name, kept).finally(() => {
      if (this.#drawing.get(key) === drawing) this.#drawing.delete(key);
    });
    this.#drawing.set(key, drawing);
    return drawing;
  }

  async #drawNow(key: string, name: PageName, kept: Kept | undefined): Promise<StoredPage> {
    const publications = this.#publications.value;
    const {
      answer: { status, headers, body },
      tags,
    } = await this.#draw(name);
    if (status === 404) {
      this.#pages.delete(key);
      this.#gone.set(key, true, { ttl: GONE_MS });
      return { kind: "gone" };
    }
    if (status !== 200) {
      if (kept === undefined) return { kind: "failed" };
      log.warn(`${name.path}: answered with the last good copy, the application said ${status}`);
      return this.#keep(key, { ...kept, ...this.#later(kept), isSuperseded: false });
    }
    const contentType = String(headers["content-type"] ?? "text/html; charset=utf-8");
    // A picture that is read as text is none any more.
    const isPage = contentType.startsWith("text/html");
    const { html, waking } = isPage
      ? this.#putToSleep(name, Buffer.from(body).toString("utf8"))
      : { html: "", waking: undefined };
    const page = await finish(isPage ? Buffer.from(html) : body, contentType, kept?.page);
    const isSame = page === kept?.page;
    const policy = isSame ? kept.policy : this.#policyOf(html);
    if (!isSame && kept?.waking !== undefined) this.#earlier.set(kept.waking.hash, kept.waking.file);
    const now = this.#now();
    return this.#keep(key, {
      page,
      policy,
      waking: isSame ? kept.waking : await finishWaking(waking),
      tags,
      freshUntil: now + jittered(FRESH_MS),
      livesUntil: tags.has(LIVING_PAGE_TAG) ? now + LIVING_MS : Number.POSITIVE_INFINITY,
      keptUntil: now + KEPT_MS,
      isSuperseded: publications !== this.#publications.value,
    });
  }

  #keep(key: string, kept: Kept): StoredPage {
    this.#pages.set(key, kept);
    return this.#shown(kept);
  }
}

async function finishWaking(waking: SleepingPage["waking"]): Promise<Waking | undefined> {
  if (waking === undefined) return undefined;
  const { hash, data } = waking;
  return { hash, file: await finish(Buffer.from(JSON.stringify(data)), "application/json; charset=utf-8") };
}

function isPartOf(publication: Publication, { tags }: Kept): boolean {
  return publication.kind === "all" || [...publication.tags].some((tag) => tags.has(tag));
}

function keyOf({ path, audience }: PageName): string {
  return `${audience} ${path}`;
}

/** Ten per cent more or less, so that pages made together do not fall due together. */
function jittered(milliseconds: number): number {
  return milliseconds * (0.9 + Math.random() * 0.2);
}
