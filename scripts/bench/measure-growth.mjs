/**
 * `npm run bench -- growth`: what pages cost that have not changed, what a publication costs that concerns many of them,
 * and how much memory thousands of pages take.
 */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { cpuSeconds } from "./cpu-seconds.mjs";
import { report } from "./report.mjs";

const LASTING_PAGES = 300;
/** Pages are fresh for half a minute, with some jitter. */
const FRESH_SECONDS = 34;
const VISITED_PAGES = 3_000;
const AT_A_TIME = 8;

/** Prints the figures beside their goals, and returns the goals missed. */
export async function measureGrowth({ publicOrigin, backEnd, webPid }) {
  const lasting = Array.from({ length: LASTING_PAGES }, (_, index) => `${publicOrigin}/p/l${index}-10-2`);
  await readAll(lasting);
  console.log(`\n${LASTING_PAGES} pages that have not changed, read again after ${FRESH_SECONDS} s`);
  await wait(FRESH_SECONDS * 1_000);
  await request(`${backEnd}/counts`).then(({ body }) => body.dump());
  const before = cpuSeconds(webPid);
  await readAll(lasting);
  // Pages are renewed after their reader has been served.
  await wait(2_000);
  const each = ((cpuSeconds(webPid) - before) * 1_000) / LASTING_PAGES;
  const counted = await request(`${backEnd}/counts`).then(({ body }) => body.json());
  const calls = counted.reduce((sum, kind) => sum + kind.calls, 0) / LASTING_PAGES;
  console.log(`calls of the back end a page${calls.toFixed(2).padStart(18)}`);
  const missed = report("CPU a page, ms", Number(each.toFixed(1)), { most: 4 });

  await readAll(Array.from({ length: VISITED_PAGES }, (_, index) => `${publicOrigin}/p/v${index}-10-2`));
  const atPeak = residentMegabytes(webPid);
  await wait(15_000);
  console.log(`\n${VISITED_PAGES} pages of 10 KB visited`);
  return [
    ...missed,
    ...report("memory, MB", atPeak, { most: 700 }),
    ...report("memory at rest, MB", residentMegabytes(webPid), { most: 530 }),
  ];
}

async function readAll(addresses) {
  let next = 0;
  const work = async () => {
    while (next < addresses.length) {
      const address = addresses[next];
      next += 1;
      const { statusCode, body } = await request(address, {
        headers: { accept: "text/html", "accept-encoding": "br", cookie: "language=en" },
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${address} returned ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(kilobytes) / 1_024);
}
