/** A thread that works on authored HTML (`lib/workbench/authored-work`); started by the server, never by hand. */
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import "../source-modules.mjs";

const { brand } = await import("../../lib/server/brand/brand.ts");
// The linter checks an author's colours beside those of the site, which a thread reads for itself.
brand();
const { authoredWork } = await import("../../lib/workbench/authored-work.ts");
// Only the work yields: on a busy host loading this code at a low priority would take longer than the work's time
// limit. On Linux this is about this thread alone, elsewhere about the server.
if (workerData.yields && process.platform === "linux")
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
parentPort.on("message", ({ kind, input }) => {
  try {
    parentPort.postMessage({ result: authoredWork[kind](input) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
