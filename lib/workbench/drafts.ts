import { processWide } from "@/lib/server/settings/process-wide";
import "server-only";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { zones } from "@/lib/cms/schema";
import type { Locale } from "@/lib/i18n/locales";
import { isAuthoredRoute } from "@/lib/routing/match-route";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { log } from "@/lib/server/log/log";

/** Maximum length in characters of a draft's HTML, and of its style sheet; a page would be cut at the same length. */
export const MAX_CHARACTERS = 1024 * 1024;

/** A draft as the workbench sends it. */
export const draftSchema = z.object({
  html: z.string().check(z.maxLength(MAX_CHARACTERS)),
  style: z.string().check(z.maxLength(MAX_CHARACTERS)),
  /** Decoded path of the page that it will become; only authored pages are accepted. */
  path: z.string().check(z.maxLength(1_000), z.refine(isAuthoredRoute)),
  /** The zone of the page that it fills. */
  zone: z.enum(zones),
});

/** Content that is being written at the workbench. */
export type PageDraft = z.output<typeof draftSchema>;

const MAX_BYTES = 16 * 1024 * 1024;
/** The most bytes of an unpacked draft: more than two texts of the maximum length with three bytes per character. */
const MAX_UNZIPPED_BYTES = 8 * MAX_CHARACTERS;
const PREFIX = "yeoul:draft:";

const unzip = promisify(gunzip);
const zip = promisify(gzip);

const drafts = processWide(
  "drafts",
  () =>
    new LRUCache<string, PageDraft>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ html, style, path }) => 1 + html.length + style.length + path.length,
    }),
);

/** Returns an unguessable id for a draft. */
export function newDraftId(): string {
  return randomBytes(12).toString("hex");
}

/** Returns the id of one language's version of a draft that a link shows. */
export function versionId(id: string, locale: Locale): string {
  return `${id}-${locale}`;
}

/**
 * Stores a draft under its id for `seconds`, replacing an earlier one: in the store that instances share, else in this
 * instance's memory. Never on disk. Resolves with false when there is a shared store but only this instance has the
 * draft.
 */
export async function storeDraft(id: string, draft: PageDraft, seconds: number): Promise<boolean> {
  const client = registeredRedisClient();
  if (client !== undefined && (await storeForAll(client, id, draft, seconds))) {
    drafts.delete(id);
    return true;
  }
  drafts.set(id, draft, { ttl: seconds * 1_000 });
  return client === undefined;
}

/** Returns the draft with an id; undefined if it no longer exists. Never throws. */
export async function readDraft(id: string): Promise<PageDraft | undefined> {
  return (await readFromAll(id)) ?? drafts.get(id);
}

type Client = NonNullable<ReturnType<typeof registeredRedisClient>>;

async function storeForAll(client: Client, id: string, draft: PageDraft, seconds: number): Promise<boolean> {
  try {
    const zipped = await zip(JSON.stringify(draft));
    await client.writeHash(PREFIX + id, { draft: zipped }, Math.ceil(seconds));
    return true;
  } catch (error) {
    log.warn("a draft is stored by this instance only", error);
    return false;
  }
}

async function readFromAll(id: string): Promise<PageDraft | undefined> {
  const client = registeredRedisClient();
  if (client === undefined) return undefined;
  try {
    const { draft } = await client.readHash(PREFIX + id);
    if (draft === undefined) return undefined;
    const text = await unzip(draft, { maxOutputLength: MAX_UNZIPPED_BYTES });
    return draftSchema.parse(JSON.parse(text.toString("utf8")));
  } catch (error) {
    log.warn("a draft could not be read", error);
    return undefined;
  }
}
