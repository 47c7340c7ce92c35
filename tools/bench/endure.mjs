/**
 * Ten minutes of load: 200 concurrent readers while pages are published every five seconds and the back end fails every
 * other second. No cached page may respond with an error or mix two versions, and memory must not grow.
 */
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import { residentBytes } from "../machine.mjs";
import { report } from "./figures.mjs";
import { askControls } from "./sandbox.mjs";

const READERS = 200;
/** A server that has just started fills its caches first, so one minute passes before the ten that are compared. */
const WARM_UP_MINUTES = 1;
const MINUTES = 10;
const MINUTE_MS = 60_000;
const PUBLISH_EVERY_MS = 5_000;
const FAIL_EVERY_MS = 1_000;
/** Allowed growth of memory in percent, last minute to first. */
const MEMORY_GOAL = 5;

const authored = ["endure-1", "endure-2", "endure-3", "endure-4", "endure-5"];
const addresses = ["/", "/r/14", "/promotion/14/1401", "/p/faq", ...authored.map((key) => `/p/${key}`)];
const headers = { accept: "text/html", "accept-encoding": "identity", cookie: "language=en" };

/** Prints the responses and the memory per minute. Returns the missed goals as sentences. */
export async function endure({ publicOrigin, controls, webPid }) {
  console.log(
    `\n${READERS} readers, ${WARM_UP_MINUTES + MINUTES} minutes, with publications and failing back-end calls`,
  );
  const ask = askControls(controls);
  let version = 0;
  const publish = async () => {
    version += 1;
    for (const key of authored) await ask("PUT", `/pages/${key}`, { parts: partsOf(version) });
  };
  await publish();
  const dispatcher = new Agent({ connections: READERS, pipelining: 1 });
  for (const address of addresses) await read(publicOrigin + address, dispatcher);

  const end = Date.now() + (WARM_UP_MINUTES + MINUTES) * MINUTE_MS;
  const isOver = () => Date.now() >= end;
  const counts = { answers: 0, errors: 0, mixed: 0 };
  const memory = [];
  await Promise.all([
    ...Array.from({ length: READERS }, async () => {
      while (!isOver()) {
        const address = addresses[Math.floor(Math.random() * addresses.length)];
        const { status, versions } = await read(publicOrigin + address, dispatcher);
        counts.answers += 1;
        if (status >= 500) counts.errors += 1;
        if (versions > 1) counts.mixed += 1;
      }
    }),
    repeat(PUBLISH_EVERY_MS, isOver, publish),
    repeat(2 * FAIL_EVERY_MS, isOver, async () => {
      const { id } = await ask("POST", "/faults", { path: "^/api/", status: 500 });
      await wait(FAIL_EVERY_MS);
      await ask("DELETE", `/faults/${id}`);
    }),
    repeat(FAIL_EVERY_MS, isOver, async () => {
      memory.push({ at: Date.now(), bytes: residentBytes(webPid) });
    }),
  ]);
  await dispatcher.close();

  const begin = end - MINUTES * MINUTE_MS;
  const perMinute = Array.from({ length: MINUTES }, (_, minute) => {
    const from = begin + minute * MINUTE_MS;
    const sizes = memory.filter(({ at }) => at >= from && at < from + MINUTE_MS).map(({ bytes }) => bytes);
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
  });
  const [first, last] = [perMinute[0], perMinute.at(-1)];
  console.log(
    `${counts.answers} responses, memory per minute in MB: ${perMinute.map(toMegabytes).join(" ")}`,
  );
  return [
    ...report("responses of 500 and above", counts.errors, { most: 0 }),
    ...report("pages mixing two versions", counts.mixed, { most: 0 }),
    ...report("memory growth over the run, %", Math.round((100 * (last - first)) / first), {
      most: MEMORY_GOAL,
    }),
  ];
}

/** Builds a page whose version appears in two of its zones. */
function partsOf(version) {
  const html = `<p>version ${version}.</p>`;
  const contents = { ko: { html }, en: { html } };
  return { page: contents, top: contents };
}

async function read(address, dispatcher) {
  const { statusCode: status, body } = await request(address, { dispatcher, headers });
  const versions = new Set((await body.text()).match(/version \d+\./g)).size;
  return { status, versions };
}

async function repeat(everyMs, isOver, act) {
  while (!isOver()) {
    const begin = Date.now();
    await act();
    await wait(Math.max(0, everyMs - (Date.now() - begin)));
  }
}

function toMegabytes(bytes) {
  return Math.round(bytes / 1_048_576);
}
