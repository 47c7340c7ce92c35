import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** Creates the counter of calls per path, for tests; it lives as long as the process. */
export function createCallLog() {
  const counts = new Map<string, number>();
  return {
    count(path: string) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    /** Returns the counts of the paths that match. */
    read(matching: RegExp): { total: number; paths: Record<string, number> } {
      const matched = [...counts].filter(([path]) => matching.test(path));
      return {
        total: matched.reduce((sum, [, times]) => sum + times, 0),
        paths: Object.fromEntries(matched),
      };
    },
    clear: () => counts.clear(),
  };
}

export type CallLog = ReturnType<typeof createCallLog>;

/**
 * Counts a call before any other handling, so that failed calls are counted too. `place` is a prefix for the paths of
 * services other than the back end itself.
 */
export const countCalls = (log: CallLog, place = "") =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    log.count(`${place}${c.req.path}`);
    await next();
  });
