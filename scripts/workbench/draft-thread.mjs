/** The thread that works on authors' drafts (`lib/workbench/thread`); started by the server, never by hand. */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import "../source-modules.mjs";

// Where processors are few, guests come first. On Linux this is about this thread alone, elsewhere about the server.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const { brand } = await import("../../lib/brand/brand.ts");
// The linter judges an author's colours beside those of the site, which a thread reads for itself.
brand();
const { draftWork } = await import("../../lib/workbench/thread/draft-work.ts");
parentPort.on("message", ({ kind, input }) => {
  try {
    parentPort.postMessage({ result: draftWork[kind](input) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
