/** The thread that works on authors' drafts (`lib/workbench/thread`); started by the server, never by hand. */
import { parentPort } from "node:worker_threads";
import "../source-modules.mjs";

const { draftWork } = await import("../../lib/workbench/thread/draft-work.ts");
parentPort.on("message", ({ kind, input }) => {
  try {
    parentPort.postMessage({ result: draftWork[kind](input) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
