import type { SandboxContext } from "#context.ts";
import type { CallLog } from "./call-log.ts";
import type { Faults } from "./faults.ts";

/** What the controls reach into: the sandbox's context, and what its middleware keeps in memory. */
export type ControlContext = SandboxContext & { faults: Faults; callLog: CallLog };
