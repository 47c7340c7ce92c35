/**
 * Runs a part of the tracking where its trouble ends: whatever it throws or rejects with is one line in the log and
 * nothing else (R10.3).
 */
export async function isolateTracker(what: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.warn(`tracking: ${what}`, error instanceof Error ? error.message : error);
  }
}
