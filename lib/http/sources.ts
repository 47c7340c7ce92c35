import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "@/lib/server/settings/process-wide";

/** A cached response that a result was made from. */
export type Read = {
  /** What the response held; `undefined` where it could not be read. */
  version: string | undefined;
  /** Reads it again, from the cache while it is fresh there, and returns what it holds now. Never rejects. */
  current: () => Promise<string | undefined>;
};

/** What a result depends on. */
type Sources = { tags: Set<string>; reads: Map<string, Read> };

const collecting = processWide("sources", () => new AsyncLocalStorage<Sources>());

/** Marks a page that lacks something that could not be loaded; another attempt may bring all of it. */
export const INCOMPLETE_TAG = "incomplete";

/** Marks a page that is not there because the back end refused its address, which must not be remembered. */
export const REFUSED_TAG = "refused";

/** Marks a page that shows current availability: it must not be served as it was a minute ago. */
export const CURRENT_AVAILABILITY_TAG = "current-availability";

/**
 * Runs `work` and returns its result together with the tags of every cached response it used, and a function that
 * returns whether all of them still hold the same.
 */
export async function collectSources<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: ReadonlySet<string>; isUnchanged: () => Promise<boolean> }> {
  const sources: Sources = { tags: new Set(), reads: new Map() };
  const result = await collecting.run(sources, work);
  const isUnchanged = async () => {
    const changes = [...sources.reads.values()].map(
      async ({ version, current }) => version === undefined || (await current()) !== version,
    );
    return !(await Promise.all(changes)).includes(true);
  };
  return { result, tags: sources.tags, isUnchanged };
}

/** Records that the result being made depends on something with these tags. */
export function recordTags(tags: readonly string[]): void {
  const noted = collecting.getStore()?.tags;
  if (noted !== undefined) for (const tag of tags) noted.add(tag);
}

/** Records that the result being made used the cached response with this key. */
export function recordRead(key: string, read: Read): void {
  collecting.getStore()?.reads.set(key, read);
}
