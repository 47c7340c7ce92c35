/**
 * Runs a part of the tracking in isolation: an error or rejection is logged as one line and has no other effect
 * (R10.3).
 */
export async function isolateTracker(what: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.warn(`tracking: ${what}`, error instanceof Error ? error.message : error);
  }
}
