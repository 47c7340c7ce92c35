import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { CURRENT_AVAILABILITY_TAG, INCOMPLETE_TAG, REFUSED_TAG } from "@/lib/http/sources";
import type { Audience } from "@/lib/routing/internal-headers";
import { publicPath } from "@/lib/routing/route-template";
import type { EncodedDocument, HttpResponse } from "@/lib/server/http-message";
import type { Publication } from "@/lib/server/instances/shared-publications";
import { log } from "@/lib/server/log/log";
import { currentTrace, type FailureReason, failureReason } from "@/lib/server/log/request-trace";
import { countEvent } from "@/lib/server/metrics/definitions";
import { encodedSize } from "@/lib/server/page/encoded-document";
import {
  EarlierPayloads,
  type FinishedPage,
  finishPage,
  type KeptPayloads,
  renewPage,
  type UnhydratedPage,
} from "@/lib/server/page/unhydrated-page";
import { PublicationCount } from "@/lib/server/publication-count";

/** Identifies a page's bytes: its internal path, whose first segment is the language, and the audience. */
export type PageName = { path: string; audience: Audience };

/** The content of the store under a name. */
export type StoredPage =
  | {
      kind: "page";
      page: EncodedDocument;
      policy: string;
      /** Milliseconds since 1970; a time in the past where the next reader may get another page. */
      freshUntil: number;
      /** The number of known publications when the page was valid. */
      publications: number;
    }
  /** The application reports that the page does not exist. */
  | { kind: "gone" }
  /** It could not be rendered, and there is no earlier copy. */
  | { kind: "failed"; reason: FailureReason };

type CachedPage = FinishedPage & {
  /** In bytes, when it was last weighed. */
  size: number;
  /** The tags of everything that the page was made from. */
  tags: ReadonlySet<string>;
  isUnchanged: RenderedPage["isUnchanged"];
  /** When it was rendered; at most `RENDER_AGAIN_MS` ago. */
  renderedAt: number;
  freshUntil: number;
  /** From then on a new rendering is awaited instead of this copy; infinite for pages without current availability. */
  mustRevalidateAt: number;
  staleIfErrorUntil: number;
  /** The number of known publications when its rendering began. */
  publications: number;
  /** Something in it was published since: the next reader must see that. */
  isSuperseded: boolean;
};

/** A page as the application rendered it, and the tags of everything it was made from. */
export type RenderedPage = {
  answer: HttpResponse;
  tags: ReadonlySet<string>;
  /** It could not be rendered now; this is the last page that any instance rendered. */
  isLastGood?: boolean;
  /** Returns whether everything it was made from still holds the same; absent where that is unknown. */
  isUnchanged?: (() => Promise<boolean>) | undefined;
  /** When another instance rendered it, and last found it unchanged, in milliseconds since 1970. */
  elsewhere?: { renderedAt: number; confirmedAt: number };
};

export type PageStoreOptions = {
  /** Maximum bytes that finished pages may take. */
  maxBytes: number;
  /** Renders the page. */
  render: (name: PageName) => Promise<RenderedPage>;
  /** Removes from a page what it needs only once the visitor interacts with it. */
  deferHydration: (name: PageName, html: string) => UnhydratedPage | Promise<UnhydratedPage>;
  /** Returns the content security policy of a finished page. */
  policyOf: (html: string) => string;
  /** Keeps hydration payloads for other instances and for later builds; absent where this is the only instance. */
  sharedPayloads?: KeptPayloads | undefined;
  /** Incremented here, read by those who cache responses of the store. */
  publications?: PublicationCount;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Milliseconds after which a page is rendered again, or its sources are found unchanged. */
export const FRESH_MS = 30_000;
/** A page whose sources have not changed is kept this long: a limit for what its sources do not tell. */
export const RENDER_AGAIN_MS = 6 * 60 * 60_000;
/** The last good copy is served for this long while a page cannot be rendered. */
const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1_000;
/** After a failure the next attempt waits, or every reader would start one. */
const RETRY_MS = 2_000;
/** Including the age of the availability it used, a page is then at most a minute old. */
const REVALIDATE_AVAILABILITY_MS = 50_000;
const GONE_MS = 30_000;
/** How long a reader waits for newly published content before getting the earlier page. */
const MAX_WAIT_MS = 1_000;
const MAX_GONE = 10_000;
/** The share of the pages' memory for the hydration payloads of earlier renderings that readers still have open. */
const SHARE_OF_EARLIER = 0.1;

/**
 * Finished pages: the same bytes for every visitor, made once and sent many times. A page is fresh for half a minute;
 * after that readers still get the cached copy at once while it is renewed, and for up to a day if that fails. It is
 * renewed without being rendered while everything it was made from still holds the same, for six hours at most. After
 * a publication the next reader gets the new page, or the old one where that takes longer than a second. A page with
 * current availability is renewed in the same way before it is a minute old. Pages that are gone are never served from
 * the cache. Bounded by bytes; the least recently read pages are evicted first.
 */
export class PageStore {
  #pages: LRUCache<string, CachedPage>;
  #gone: LRUCache<string, true>;
  #rendering = new Map<string, Promise<StoredPage>>();
  #earlier: EarlierPayloads;
  #options: Pick<PageStoreOptions, "render" | "deferHydration" | "policyOf">;
  #now: () => number;
  /** A rendering that began before a publication may lack what was published. */
  #publications: PublicationCount;

  constructor(options: PageStoreOptions) {
    const { maxBytes, sharedPayloads, publications = new PublicationCount(), now = Date.now } = options;
    this.#pages = new LRUCache({
      maxSize: Math.floor(maxBytes * (1 - SHARE_OF_EARLIER)),
      sizeCalculation: ({ size }) => size,
      dispose: (_page, _key, reason) => {
        if (reason === "evict") countEvent("yeoul_page_store_evictions_total", {});
      },
    });
    this.#earlier = new EarlierPayloads(maxBytes * SHARE_OF_EARLIER, sharedPayloads);
    this.#gone = new LRUCache({ max: MAX_GONE });
    this.#options = options;
    this.#publications = publications;
    this.#now = now;
  }

  /** The bytes of the finished pages in memory. */
  get bytes(): number {
    return this.#pages.calculatedSize + this.#earlier.bytes;
  }

  /** Returns the page from memory, or renders it if it is not there. Never throws. */
  async read(name: PageName): Promise<StoredPage> {
    const key = keyOf(name);
    const cached = this.#pages.get(key);
    if (cached !== undefined) this.#weigh(key, cached);
    if (cached === undefined || cached.staleIfErrorUntil <= this.#now()) {
      const isGone = this.#gone.has(key);
      countEvent("yeoul_page_store_requests_total", { result: isGone ? "gone" : "rendered" });
      return isGone ? { kind: "gone" } : this.#renderOnce(key, name, undefined);
    }
    const isStale = cached.freshUntil <= this.#now();
    countEvent("yeoul_page_store_requests_total", { result: isStale ? "stale" : "fresh" });
    if (cached.isSuperseded || cached.mustRevalidateAt <= this.#now())
      return this.#newOrCached(key, name, cached);
    if (isStale) void this.#renderOnce(key, name, cached);
    return this.#shown(cached);
  }

  /** Returns the tags of everything that the next reader's page was made from; `undefined` where there is no page. */
  async readTags(name: PageName): Promise<ReadonlySet<string> | undefined> {
    const { kind } = await this.read(name);
    return kind === "page" ? this.#pages.get(keyOf(name))?.tags : undefined;
  }

  /**
   * Returns the hydration payload of the page with this hash; `undefined` where no such page exists any more. Another
   * instance of this server may have rendered the page, so it is rendered here if necessary; an earlier build may have
   * done so, too. Never throws.
   */
  async readPayload(name: PageName, hash: string): Promise<EncodedDocument | undefined> {
    const key = keyOf(name);
    const find = () => {
      const payload = this.#pages.get(key)?.payload;
      return payload?.hash === hash ? payload.file : this.#earlier.get(hash);
    };
    const found = find();
    if (found !== undefined) return found;
    await this.read(name);
    return find() ?? this.#earlier.findShared(key, hash);
  }

  /** Marks every page that a publication affects, so that it is rendered again for its next reader. */
  supersede(publication: Publication): void {
    this.#publications.increase();
    // A page may exist now where there was none, and renderings under way may use the earlier content.
    this.#gone.clear();
    this.#rendering.clear();
    for (const cached of this.#pages.values()) {
      if (isPartOf(publication, cached)) cached.isSuperseded = true;
    }
  }

  /** Weighs a page again where encodings were requested since it was stored. */
  #weigh(key: string, cached: CachedPage): void {
    const size = sizeOf(cached);
    if (size === cached.size) return;
    cached.size = size;
    // The cache weighs only what is new to it. The object stays the same: a publication may mark it at any time.
    this.#pages.delete(key);
    this.#pages.set(key, cached);
  }

  async #newOrCached(key: string, name: PageName, cached: CachedPage): Promise<StoredPage> {
    return Promise.race([
      this.#renderOnce(key, name, cached),
      wait(MAX_WAIT_MS, undefined, { ref: false }).then(() => this.#shown(cached)),
    ]);
  }

  #shown({ page, policy, freshUntil, isSuperseded }: Omit<CachedPage, "size">): StoredPage {
    const publications = this.#publications.value;
    return { kind: "page", page, policy, freshUntil: isSuperseded ? 0 : freshUntil, publications };
  }

  #renderOnce(key: string, name: PageName, cached: CachedPage | undefined): Promise<StoredPage> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const rendering = this.#renderNow(key, name, cached).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderNow(key: string, name: PageName, cached: CachedPage | undefined): Promise<StoredPage> {
    const publications = this.#publications.value;
    if (cached !== undefined && (await this.#isStillGood(cached))) {
      const renewed = await renewPage(cached);
      const newer = this.#newerThan(key, cached.publications);
      return newer === undefined
        ? this.#store(key, { ...renewed, freshUntil: this.#now() + jittered(FRESH_MS) })
        : this.#shown(newer);
    }
    const { answer, tags, isLastGood = false, isUnchanged, elsewhere } = await this.#options.render(name);
    const { status } = answer;
    // The copy here is at least as new as the one that the instances share.
    const isFailure = status !== 200 || (isLastGood && cached !== undefined);
    if (isFailure) {
      const isRefused = status === 404 && tags.has(REFUSED_TAG);
      return this.#noteFailure(key, name, { status, isRefused, publications });
    }
    const finished = await finishPage({
      answer,
      earlier: cached,
      deferHydration: (html) => this.#options.deferHydration(name, html),
      policyOf: this.#options.policyOf,
    });
    if (finished.payload !== cached?.payload) {
      if (cached?.payload !== undefined) this.#earlier.keep(cached.payload);
      if (finished.payload !== undefined) this.#earlier.share(key, finished.payload);
    }
    const newer = this.#newerThan(key, publications);
    if (newer !== undefined) return this.#shown(newer);
    const now = this.#now();
    const { renderedAt, confirmedAt } = elsewhere ?? { renderedAt: now, confirmedAt: now };
    return this.#store(key, {
      ...finished,
      tags,
      isUnchanged,
      renderedAt,
      publications,
      freshUntil: isLastGood ? now + RETRY_MS : Math.min(confirmedAt, now) + jittered(FRESH_MS),
      mustRevalidateAt: tags.has(CURRENT_AVAILABILITY_TAG)
        ? Math.min(renderedAt, now) + REVALIDATE_AVAILABILITY_MS
        : Number.POSITIVE_INFINITY,
      staleIfErrorUntil: now + STALE_IF_ERROR_MS,
      isSuperseded: publications !== this.#publications.value,
    });
  }

  /** Returns whether a new rendering would bring the same page: nothing that it was made from has changed. */
  async #isStillGood({ isSuperseded, isUnchanged, renderedAt, tags }: CachedPage): Promise<boolean> {
    const mayBeKept = !isSuperseded && !isShortLived(tags) && this.#now() - renderedAt < RENDER_AGAIN_MS;
    return mayBeKept && isUnchanged !== undefined && (await isUnchanged());
  }

  /**
   * Handles a rendering that brought no page: 404 where there is none, which is not remembered of a refused address.
   */
  #noteFailure(
    key: string,
    { path }: PageName,
    { status, isRefused, publications }: { status: number; isRefused: boolean; publications: number },
  ): StoredPage {
    const newer = this.#newerThan(key, publications);
    if (newer !== undefined) return this.#shown(newer);
    const isOutdated = publications !== this.#publications.value;
    if (status === 404 && !isRefused) {
      this.#pages.delete(key);
      // What was published meanwhile may be this page.
      if (!isOutdated) this.#gone.set(key, true, { ttl: GONE_MS });
      return { kind: "gone" };
    }
    const cached = this.#pages.peek(key);
    if (cached === undefined || cached.staleIfErrorUntil <= this.#now())
      return isRefused ? { kind: "gone" } : { kind: "failed", reason: failureReason(currentTrace()) };
    log.warn(`${publicPath(path)}: served the last good copy, because it could not be rendered`);
    const freshUntil = this.#now() + RETRY_MS;
    const mustRevalidateAt = Math.max(cached.mustRevalidateAt, freshUntil);
    const isSuperseded = cached.isSuperseded && isOutdated;
    return this.#store(key, { ...cached, freshUntil, mustRevalidateAt, isSuperseded });
  }

  /** Returns the page if its rendering began after more than so many publications; it must not be replaced then. */
  #newerThan(key: string, publications: number): CachedPage | undefined {
    const cached = this.#pages.peek(key);
    return cached !== undefined && cached.publications > publications ? cached : undefined;
  }

  #store(key: string, cached: Omit<CachedPage, "size">): StoredPage {
    this.#pages.set(key, { ...cached, size: sizeOf(cached) });
    return this.#shown(cached);
  }
}

function sizeOf({ page, payload }: Pick<CachedPage, "page" | "payload">): number {
  return Math.max(1, encodedSize(page) + (payload === undefined ? 0 : encodedSize(payload.file)));
}

function isPartOf(publication: Publication, { tags }: CachedPage): boolean {
  return publication.kind === "all" || [...publication.tags].some((tag) => tags.has(tag));
}

function keyOf({ path, audience }: PageName): string {
  return `${audience} ${path}`;
}

/** Varies a duration by up to ten per cent, so that pages made together do not expire together. */
function jittered(milliseconds: number): number {
  return milliseconds * (0.9 + Math.random() * 0.2);
}

/** Whether a page with these tags shows current availability, or lacks something that another attempt may bring. */
export function isShortLived(tags: ReadonlySet<string>): boolean {
  return tags.has(CURRENT_AVAILABILITY_TAG) || tags.has(INCOMPLETE_TAG);
}
