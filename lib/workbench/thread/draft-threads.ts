import { processWide } from "@/lib/process/process-wide";
import type { DraftThread } from "@/lib/workbench/thread/draft-thread";

/** Previews have a thread of their own, so that they do not wait for findings. */
type Threads = { previews: DraftThread; findings: DraftThread };

const registered = () => processWide("draft-threads", (): { threads?: Threads } => ({}));

/** Makes the threads that work on drafts available to all modules of this process. */
export function registerDraftThreads(threads: Threads): void {
  registered().threads = threads;
}

/** Returns the threads that work on drafts; undefined where the server has none, as in development. */
export function registeredDraftThreads(): Threads | undefined {
  return registered().threads;
}
