import { AsyncLocalStorage } from "node:async_hooks";

// Next keeps several copies of a module in one process, and the server in front of it has its own: all note in one place.
const shared = globalThis as typeof globalThis & { yeoulCallTags?: AsyncLocalStorage<Set<string>> };
shared.yeoulCallTags ??= new AsyncLocalStorage();
const collecting = shared.yeoulCallTags;

/** Marks a page that tells what is free at this moment: nobody may be shown it as it was a minute ago. */
export const LIVING_PAGE_TAG = "living-page";

/** Does some work and answers, beside its result, the tags of every kept answer that it was made from. */
export async function collectTags<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: ReadonlySet<string> }> {
  const tags = new Set<string>();
  const result = await collecting.run(tags, work);
  return { result, tags };
}

/** Notes that what is being made depends on something with these tags. */
export function noteTags(tags: readonly string[]): void {
  const noted = collecting.getStore();
  if (noted !== undefined) for (const tag of tags) noted.add(tag);
}
