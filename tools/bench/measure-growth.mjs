/**
 * `npm run bench -w tools -- growth`: what pages cost that have not changed, what a publication costs that concerns many of
 * them, and how much memory thousands of pages take.
 */
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { cpuSeconds, residentBytes } from "../machine.mjs";
import { report } from "./figures.mjs";
import { publish } from "./sandbox.mjs";

const LASTING_PAGES = 300;
/** Pages are fresh for half a minute, with some jitter. */
const FRESH_SECONDS = 34;
const VISITED_PAGES = 10_000;
const AT_A_TIME = 8;
/** Of the visited pages, those that somebody is reading when what all of them show is published. */
const READ_PAGES = 40;
const GIVE_UP_MS = 30_000;

/** Prints the figures beside their goals, and returns the goals missed. */
export async function measureGrowth({ publicOrigin, backEnd, webPid, publishSecret }) {
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

  const visited = Array.from({ length: VISITED_PAGES }, (_, index) => `${publicOrigin}/p/v${index}-10-2`);
  await readAll(visited);
  const atPeak = residentMegabytes(webPid);
  await wait(15_000);
  console.log(`\n${VISITED_PAGES} pages of 10 KB visited`);
  return [
    ...missed,
    ...report("memory, MB", atPeak, { most: 700 }),
    ...report("memory at rest, MB", residentMegabytes(webPid), { most: 530 }),
    ...(await measurePublication({ publicOrigin, backEnd, publishSecret, visited })),
  ];
}

/** Publishes a part of all visited pages while some are being read, and measures until the last reader sees it. */
async function measurePublication({ publicOrigin, backEnd, publishSecret, visited }) {
  const { banner } = await request(`${backEnd}/banner`, { method: "POST" }).then(({ body }) => body.json());
  const before = performance.now();
  await publish(publicOrigin, publishSecret, { parts: ["banner"] });
  const accepted = performance.now();
  await Promise.all(
    visited.slice(0, READ_PAGES).map(async (address) => {
      while (!(await readPage(address)).includes(`banner ${banner}.`)) {
        if (performance.now() - accepted > GIVE_UP_MS) throw new Error(`${address} never shows it`);
      }
    }),
  );
  console.log(`\na part of ${VISITED_PAGES} pages is published, ${READ_PAGES} are being read`);
  return [
    ...report("until accepted, ms", Math.round(accepted - before), { most: 100 }),
    ...report("until the last reader sees it, ms", Math.round(performance.now() - accepted), { most: 1_000 }),
  ];
}

async function readAll(addresses) {
  let next = 0;
  const work = async () => {
    while (next < addresses.length) {
      const address = addresses[next];
      next += 1;
      await readPage(address, { "accept-encoding": "br" });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

/** Returns the page's text, which is compressed where `headers` accept that. */
async function readPage(address, headers = {}) {
  const { statusCode, body } = await request(address, {
    headers: { accept: "text/html", cookie: "language=en", ...headers },
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${address} returned ${statusCode}`);
  return text;
}

const residentMegabytes = (pid) => Math.round(residentBytes(pid) / 1_048_576);
