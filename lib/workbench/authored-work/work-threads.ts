import { processWide } from "@/lib/server/settings/process-wide";
import type { WorkThread } from "@/lib/workbench/authored-work/work-thread";

/**
 * The threads that work on authored HTML, each started when it is first needed: one for what guests wait for, one for
 * authors' previews, and one for the findings in their drafts, so that none waits for the next.
 */
export type WorkThreads = { pages: WorkThread; previews: WorkThread; findings: WorkThread };

const registered = () => processWide("work-threads", (): { threads?: WorkThreads } => ({}));

/** Makes the threads available to all modules of this process. */
export function registerWorkThreads(threads: WorkThreads): void {
  registered().threads = threads;
}

/** Returns the threads; undefined where the server has none, as in development. */
export function registeredWorkThreads(): WorkThreads | undefined {
  return registered().threads;
}
