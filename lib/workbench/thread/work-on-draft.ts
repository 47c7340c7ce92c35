import "server-only";
import { registeredDraftThreads } from "@/lib/workbench/thread/draft-threads";
import {
  type DraftInput,
  type DraftResult,
  type DraftWorkKind,
  draftWork,
} from "@/lib/workbench/thread/draft-work";

type Works = { [Kind in DraftWorkKind]: (input: DraftInput<Kind>) => DraftResult<Kind> };

/**
 * Does some work on a draft in a thread, or here where the server has none. Of the work that waits under one key only
 * the newest is done, and its result is that of all who asked. Rejects where it fails or takes too long.
 */
export async function workOnDraft<Kind extends DraftWorkKind>(
  key: string,
  kind: Kind,
  input: DraftInput<Kind>,
): Promise<DraftResult<Kind>> {
  const threads = registeredDraftThreads();
  if (threads !== undefined) return threads[kind === "parse" ? "previews" : "findings"].ask(key, kind, input);
  const works: Works = draftWork;
  return works[kind](input);
}
