import type { SandboxContext } from "#context.ts";
import type { CallLog } from "#control/faults/call-log.ts";
import type { Faults } from "#control/faults/faults.ts";
import type { Loyalty } from "#providers/loyalty/create-loyalty.ts";
import type { Messenger } from "#providers/messenger/create-messenger.ts";
import type { HitLog } from "#recorders/hit-log.ts";

/** Dependencies of the controls: the sandbox's context, its providers, and its middleware's in-memory state. */
export type ControlContext = SandboxContext & {
  faults: Faults;
  callLog: CallLog;
  hitLog: HitLog;
  messenger: Messenger;
  loyalty: Loyalty;
};
