/**
 * Reads stored pages again and again beside a crowd, in a thread of its own, so that what the crowd's own thread costs
 * is not measured with them.
 */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { request } from "undici";
import { quantile } from "./figures.mjs";

const READ_EVERY_MS = 20;

/** Starts the readers: `take` returns the median since the last call, in milliseconds. */
export function readBeside(addresses) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { addresses } });
  const take = () =>
    new Promise((resolve) => {
      thread.once("message", (times) => resolve(quantile(times)));
      thread.postMessage("take");
    });
  return {
    take,
    /** Returns the median of so many seconds from now. */
    during: async (seconds) => {
      await take();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      return take();
    },
    stop: () => thread.terminate(),
  };
}

async function readForEver({ addresses }) {
  let times = [];
  parentPort.on("message", () => {
    parentPort.postMessage(times);
    times = [];
  });
  for (let turn = 0; ; turn += 1) {
    const begin = performance.now();
    const address = addresses[turn % addresses.length];
    const { body } = await request(address, { headers: { accept: "text/html", "accept-encoding": "br" } });
    await body.dump();
    times.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
}

if (!isMainThread) await readForEver(workerData);
