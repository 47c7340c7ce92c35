/** The listener thread of the web server (`lib/front/listener`); started by the server, never by hand. */
import { parentPort, workerData } from "node:worker_threads";
import "./source-modules.mjs";

const [{ runListener }, { keepTickShape }, { releaseMemoryWhenIdle }] = await Promise.all([
  import("../lib/front/listener/listener-thread.ts"),
  import("../lib/front/listener/keep-tick-shape.ts"),
  import("../lib/front/memory-use.ts"),
]);
keepTickShape();
runListener(parentPort, workerData);
releaseMemoryWhenIdle();
for (const event of ["uncaughtException", "unhandledRejection"]) {
  process.on(event, (error) => parentPort.postMessage({ kind: "fault", error }));
}
