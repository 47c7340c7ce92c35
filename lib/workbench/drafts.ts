import "server-only";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { zones } from "@/lib/cms/schema";
import { lentClient } from "@/lib/copies/process-link";
import { log } from "@/lib/log/log";
import { isAuthoredRoute } from "@/lib/routing/match-route";

/** Longest HTML, and longest style sheet, of a draft; what is longer would be cut in a page as well. */
export const MOST_LETTERS = 1024 * 1024;

/** What somebody writes at the workbench, as it comes from there. */
export const draftSchema = z.object({
  html: z.string().check(z.maxLength(MOST_LETTERS)),
  style: z.string().check(z.maxLength(MOST_LETTERS)),
  /** The address of the page that it is to become, decoded; only what authors write has one. */
  path: z.string().check(z.maxLength(1_000), z.refine(isAuthoredRoute)),
  /** Which part of the page. */
  zone: z.enum(zones),
});

/** What somebody is writing at the workbench. */
export type Draft = z.output<typeof draftSchema>;

const MOST_BYTES = 16 * 1024 * 1024;
/** More than two texts of the greatest length, each of whose letters takes three bytes. */
const MOST_UNZIPPED = 8 * MOST_LETTERS;
const PREFIX = "yeoul:draft:";

const unzip = promisify(gunzip);
const zip = promisify(gzip);

// Next keeps several copies of a module in one process; what one keeps the others find.
const shared = globalThis as typeof globalThis & { yeoulDrafts?: LRUCache<string, Draft> };
shared.yeoulDrafts ??= new LRUCache({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html, style, path }) => 1 + html.length + style.length + path.length,
});
const drafts = shared.yeoulDrafts;

/** A name for a draft that nobody can guess. */
export function newDraftId(): string {
  return randomBytes(12).toString("hex");
}

/**
 * Keeps a draft under its id for so many seconds, in place of what was there: with the copies of this server where they
 * share a store, else in this one's memory. Never on disk. False where only this copy can show it, though there are others.
 */
export async function keepDraft(id: string, draft: Draft, seconds: number): Promise<boolean> {
  const client = lentClient();
  if (client !== undefined && (await keepForAll(client, id, draft, seconds))) {
    drafts.delete(id);
    return true;
  }
  drafts.set(id, draft, { ttl: seconds * 1_000 });
  return client === undefined;
}

/** The draft under an id; undefined where it is gone. Never raises. */
export async function readDraft(id: string): Promise<Draft | undefined> {
  return (await readFromAll(id)) ?? drafts.get(id);
}

type Client = NonNullable<ReturnType<typeof lentClient>>;

async function keepForAll(client: Client, id: string, draft: Draft, seconds: number): Promise<boolean> {
  try {
    const zipped = await zip(JSON.stringify(draft));
    await client.writeHash(PREFIX + id, { draft: zipped }, Math.ceil(seconds));
    return true;
  } catch (error) {
    log.warn("a draft is kept by this copy alone", error);
    return false;
  }
}

async function readFromAll(id: string): Promise<Draft | undefined> {
  const client = lentClient();
  if (client === undefined) return undefined;
  try {
    const { draft } = await client.readHash(PREFIX + id);
    if (draft === undefined) return undefined;
    const text = await unzip(draft, { maxOutputLength: MOST_UNZIPPED });
    return draftSchema.parse(JSON.parse(text.toString("utf8")));
  } catch (error) {
    log.warn("a draft was not read", error);
    return undefined;
  }
}
