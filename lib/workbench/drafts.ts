import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { zones } from "@/lib/cms/schema";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { isAuthoredRoute } from "@/lib/routing/route-template";
import { registeredRedisClient } from "@/lib/server/instances/redis-registry";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";
import { processWide } from "@/lib/server/settings/process-wide";
import { type PreviewGuest, previewGuests } from "@/lib/workbench/preview-states";
import { isSame } from "@/lib/workbench/staff-session";

/** The query key that shows a draft at the address of its future page. */
export const DRAFT_KEY = "draft";

/** A link's draft, page, language, guest and expiry. */
export type DraftLink = {
  id: string;
  /** Path of the page, decoded. */
  path: string;
  locale: Locale;
  /** The guest for whom the page is shown. */
  guest: PreviewGuest;
  /** Expiry in milliseconds since 1970. */
  ends: number;
};

/** The result of reading a token at a page's address. */
export type ReadLink = { kind: "open"; link: DraftLink } | { kind: "ended" } | { kind: "forged" };

/** Returns the token of a link: its content in plain text, and a signature with the workbench's secret. */
export function signDraftLink(link: DraftLink): string {
  return [link.locale, link.guest, link.id, link.ends.toString(36), sign(link)].join(".");
}

/**
 * Reads a token at the address of a page (`path`, decoded). A token signed for another page, language or guest, or
 * with another secret, is forged. `now` is in milliseconds since 1970.
 */
export function readDraftLink(token: string, path: string, now: number): ReadLink {
  const [locale, guest, id = "", end = "", signature = "", ...more] = token.split(".");
  if (!isLocale(locale) || !isGuest(guest) || !/^[0-9a-f]{24}$/.test(id) || more.length > 0)
    return { kind: "forged" };
  const link = { id, path, locale, guest, ends: Number.parseInt(end, 36) };
  if (env().WORKBENCH_SECRET === undefined || !isSame(signature, sign(link))) return { kind: "forged" };
  return link.ends > now ? { kind: "open", link } : { kind: "ended" };
}

function isGuest(word: string | undefined): word is PreviewGuest {
  return previewGuests.some((guest) => guest === word);
}

function sign({ id, path, locale, guest, ends }: DraftLink): string {
  return createHmac("sha256", `yeoul draft ${env().WORKBENCH_SECRET}`)
    .update([id, locale, guest, ends, path].join("\n"))
    .digest("base64url");
}

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
