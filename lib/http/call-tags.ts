import { AsyncLocalStorage } from "node:async_hooks";

// Next loads several copies of a module in one process, and the server in front has its own: all share one store.
const shared = globalThis as typeof globalThis & { yeoulCallTags?: AsyncLocalStorage<Set<string>> };
shared.yeoulCallTags ??= new AsyncLocalStorage();
const collecting = shared.yeoulCallTags;

/** Marks a page that shows current availability: it must not be served as it was a minute ago. */
export const CURRENT_AVAILABILITY_TAG = "living-page";

/** Runs `work` and returns its result together with the tags of every cached response it used. */
export async function collectTags<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  const result = await collecting.run(tags, work);
  return { result, tags };
}

/** Records that the result being made depends on something with these tags. */
export function recordTags(tags: readonly string[]): void {
  const noted = collecting.getStore();
  if (noted !== undefined) for (const tag of tags) noted.add(tag);
}
