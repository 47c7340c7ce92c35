import { Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import type { CallLog } from "./call-log.ts";
import type { Faults } from "./faults.ts";

/** What the controls reach into: the sandbox's context, and what its middleware keeps in memory. */
export type ControlContext = SandboxContext & { faults: Faults; callLog: CallLog };

/** Everything a test or a demo can do to the sandbox; the one thing a real back end has not got. */
export function controlRoutes(_context: ControlContext) {
  return new Hono().get("/health", (c) => c.json({ ok: true }));
}
