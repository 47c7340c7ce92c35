/** The listener thread of the web server (`lib/server/listener`); started by the server, never by hand. */
import { parentPort, workerData } from "node:worker_threads";
import "../source-modules.mjs";

const [{ runListener }, { keepShapes, releaseMemoryWhenIdle }] = await Promise.all([
  import("../../lib/server/listener/listener-thread.ts"),
  import("../../lib/server/memory-use.ts"),
]);
keepShapes();
runListener(parentPort, workerData);
releaseMemoryWhenIdle();
for (const event of ["uncaughtException", "unhandledRejection"]) {
  process.on(event, (error) => parentPort.postMessage({ kind: "fault", error }));
}
