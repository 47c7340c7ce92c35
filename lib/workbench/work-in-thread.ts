import "server-only";
import { authoredWork, type WorkInput, type WorkKind, type WorkResult } from "@/lib/workbench/authored-work";
import { registeredWorkThreads, type WorkThreads } from "@/lib/workbench/work-thread";

type Works = { [Kind in WorkKind]: (input: WorkInput<Kind>) => WorkResult<Kind> };

/**
 * Does some work on authored HTML in this thread of the server, or at once where it has none, as in development. Of the
 * work that waits under one key only the newest is done, and its result is that of all who asked; without a key all is
 * done. Rejects where it fails or takes too long.
 */
export async function workInThread<Kind extends WorkKind>(
  thread: keyof WorkThreads,
  kind: Kind,
  input: WorkInput<Kind>,
  key?: string,
): Promise<WorkResult<Kind>> {
  const threads = registeredWorkThreads();
  if (threads !== undefined) return threads[thread].ask(kind, input, key);
  const works: Works = authoredWork;
  return works[kind](input);
}
