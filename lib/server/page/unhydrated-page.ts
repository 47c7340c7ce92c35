import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { escapeMarkup } from "@/lib/base/escape-markup";
import { takeOutFramework } from "@/lib/server/before-hydration/framework/framework-html";
import { placeholderFor } from "@/lib/server/before-hydration/framework/sheet-links";
import type { HydrationPayload } from "@/lib/server/before-hydration/hydration/hydrator";
import type { EncodedDocument, HttpResponse } from "@/lib/server/http-message";
import type { SharedPayloads } from "@/lib/server/instances/shared-pages";
import {
  compressBest,
  encodeDocument,
  encodedSize,
  encodeRarelyRead,
  identityOf,
} from "@/lib/server/page/encoded-document";
import type { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";
import { entryScript } from "@/lib/server/policy/entry-script";

/** The script that runs in position of the framework, and what joins the page's style sheets. */
export type PageParts = { script: string; sheets: Pick<StylesheetBundles, "join"> };

/**
 * A page without the framework's scripts, and its hydration payload; `payload` is `undefined` where nothing was
 * removed.
 */
export type UnhydratedPage = { html: string; payload: { hash: string; data: HydrationPayload } | undefined };

/** The hydration payload of an unhydrated page, under the hash by which the page requests it. */
export type EncodedPayload = { hash: string; file: EncodedDocument };

const ENTRY = `<script>${entryScript()}</script>`;
const HASH_LENGTH = 22;

/**
 * Removes the framework's scripts, their preloads and its inline data from a finished page and inserts the page script
 * after the entry script, with the address of the removed data. The address holds a hash of the page and of the code
 * that hydrates it, so that a page is hydrated only by its own data. The data itself is not hashed, because the
 * framework writes it in another order each time, and the page states its version of the data (`data-version`). The
 * page's style sheets become one, and image preloads are removed.
 */
export function deferHydration(
  html: string,
  { script, sheets }: PageParts,
  addressOf: (hash: string) => string,
): UnhydratedPage {
  const at = html.indexOf(ENTRY);
  if (at < 0) return { html, payload: undefined };
  const joined = sheets.join(html);
  const { taken, rest } = takeOutFramework(joined.html);
  const data = { ...taken, sheets: joined.sheets };
  const code = JSON.stringify([data.scripts, data.runtime]);
  const hash = createHash("sha256").update(rest).update(code).digest("base64url").slice(0, HASH_LENGTH);
  const mark = `<script data-hydration="${escapeMarkup(addressOf(hash))}">`;
  return { html: withPageScript(rest, mark, script), payload: { hash, data } };
}

/** Adds the page script to a page that hydrates automatically, and joins its style sheets. */
export function addPageScript(html: string, { script, sheets }: PageParts): string {
  const joined = sheets.join(html);
  return withPageScript(joined.html, `${joined.sheets.map(placeholderFor).join("")}<script>`, script);
}

/** The content type of hydration payload. */
export const PAYLOAD_TYPE = "application/json; charset=utf-8";

/** Prepares hydration payload for being sent. */
async function encodePayload(payload: UnhydratedPage["payload"]): Promise<EncodedPayload | undefined> {
  if (payload === undefined) return undefined;
  const { hash, data } = payload;
  return {
    hash,
    file: await encodeRarelyRead(Buffer.from(JSON.stringify(data)), PAYLOAD_TYPE),
  };
}

function withPageScript(html: string, mark: string, pageScript: string): string {
  const at = html.indexOf(ENTRY);
  if (at < 0) return html;
  const end = at + ENTRY.length;
  return `${html.slice(0, end)}${mark}${pageScript}</script>${html.slice(end)}`;
}

/** A page as it is sent: its bytes, their policy, and the payload with which it hydrates. */
export type FinishedPage = {
  page: EncodedDocument;
  policy: string;
  payload: EncodedPayload | undefined;
  /** How often it was found to be the same after it had become old. */
  renewals: number;
};

type FinishOptions = {
  answer: HttpResponse;
  /** The page before this one, whose bytes are kept where they are the same. */
  earlier: FinishedPage | undefined;
  /** Removes from a page what it needs only once the visitor interacts with it. */
  deferHydration: (html: string) => UnhydratedPage | Promise<UnhydratedPage>;
  /** Returns the content security policy of a finished page. */
  policyOf: (html: string) => string;
};

/** A page that was renewed this often is worth the time of compressing it well. */
const RENEWALS_UNTIL_BEST = 3;

/**
 * Makes of an answer of the application what is sent: an HTML page without what it needs later, compressed, with its
 * policy; any other file as it is. Returns the earlier payload itself where the page is the same.
 */
export async function finishPage({
  answer: { headers, body },
  earlier,
  deferHydration,
  policyOf,
}: FinishOptions): Promise<FinishedPage> {
  const contentType = String(headers["content-type"] ?? "text/html; charset=utf-8");
  // Decoding an image as text would corrupt it.
  const isPage = contentType.startsWith("text/html");
  const { html, payload } = isPage
    ? await deferHydration(Buffer.from(body).toString("utf8"))
    : { html: "", payload: undefined };
  const page = await encodeDocument(isPage ? Buffer.from(html) : body, contentType, earlier?.page);
  if (earlier !== undefined && page.hash === earlier.page.hash) {
    const { policy, payload: earlierPayload, renewals } = earlier;
    return renewPage({ page, policy, payload: earlierPayload, renewals });
  }
  return { page, policy: policyOf(html), payload: await encodePayload(payload), renewals: 0 };
}

/** Returns a page that was found to be the same once more, compressed as the number of its renewals deserves. */
export async function renewPage<Page extends FinishedPage>(finished: Page): Promise<Page> {
  const renewals = finished.renewals + 1;
  const page = renewals < RENEWALS_UNTIL_BEST ? finished.page : await compressBest(finished.page);
  return { ...finished, page, renewals };
}

/** Keeps hydration payloads for other instances and for later builds. */
export type KeptPayloads = Pick<SharedPayloads, "read" | "write">;

/**
 * The hydration payloads of renderings that a page no longer has, while readers may still have them open: those of this
 * instance in memory, bounded by bytes, the least recently read evicted first; those of others, and of earlier builds,
 * where the instances share them.
 */
export class EarlierPayloads {
  #files: LRUCache<string, EncodedDocument>;
  #shared: KeptPayloads | undefined;

  /** `shared` is absent where this is the only instance. */
  constructor(maxBytes: number, shared: KeptPayloads | undefined) {
    this.#files = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (file) => Math.max(1, encodedSize(file)),
    });
    this.#shared = shared;
  }

  /** The bytes in memory. */
  get bytes(): number {
    return this.#files.calculatedSize;
  }

  /** Keeps the payload of a page that was rendered again. */
  keep({ hash, file }: EncodedPayload): void {
    this.#files.set(hash, file);
  }

  /** Gives the payload of a new rendering to the other instances, without waiting for it. */
  share(key: string, { hash, file }: EncodedPayload): void {
    void this.#shared?.write(key, hash, identityOf(file));
  }

  /** Returns the payload with this hash if it is in memory. */
  get(hash: string): EncodedDocument | undefined {
    return this.#files.get(hash);
  }

  /** Returns the payload with this hash that another instance or build has left, and keeps it. */
  async findShared(key: string, hash: string): Promise<EncodedDocument | undefined> {
    const body = await this.#shared?.read(key, hash);
    if (body === undefined) return undefined;
    const file = await encodeRarelyRead(body, PAYLOAD_TYPE);
    this.keep({ hash, file });
    return file;
  }
}
