/**
 * `npm run bench -w tools -- cold`: the CPU time of a page that nobody has read yet, by its size, and of a call, beside a plain
 * Node proxy to the same back end; and a burst of different pages at once.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pinnedNode } from "../../scripts/install.mjs";
import { cpuSeconds } from "../machine.mjs";
import { measureRequests, readPage, report } from "./figures.mjs";

/**
 * What a page holds, how many are read, and the most milliseconds of CPU that one may cost. The compiler's time, and
 * the start of a thread for large pages, is spent once per process, not per page: each kind is measured among the first
 * hundred pages, and again once `warmUp` pages have been read.
 */
const kinds = [
  // What the first readers after a start, a release or a new instance wait for.
  { name: "1 KB, first hundred", kilobytes: 1, widgets: 0, warmUp: 0, pages: 60, goal: 18 },
  { name: "50 KB, first hundred", kilobytes: 50, widgets: 0, warmUp: 0, pages: 34, goal: 60 },
  { name: "500 KB, first hundred", kilobytes: 500, widgets: 0, warmUp: 0, pages: 6, goal: 500 },
  { name: "1 KB", kilobytes: 1, widgets: 0, warmUp: 600, pages: 150, goal: 15 },
  { name: "50 KB", kilobytes: 50, widgets: 0, warmUp: 20, pages: 60, goal: 65 },
  { name: "50 KB with 20 widgets", kilobytes: 50, widgets: 20, warmUp: 20, pages: 60, goal: 90 },
  { name: "500 KB", kilobytes: 500, widgets: 0, warmUp: 20, pages: 8, goal: 450 },
];
const CALL = "/api/crm_channel_si_tc/promotion/calendar/1?month=2030-01&pax=2";
const CALL_SECONDS = 4;
/** A call costs a third less after these. */
const WARM_UP_SECONDS = 12;
const BURST = 200;

let lastPage = 0;

/** Prints the figures beside their goals, and returns the goals missed. */
export async function measureCold({ publicOrigin, backEnd, webPid, signIn }) {
  const cold = (kilobytes, widgets) => {
    lastPage += 1;
    return readPage(`${publicOrigin}/p/${lastPage}-${kilobytes}-${widgets}`);
  };
  console.log("\nCPU of a page that nobody has read yet, ms");
  const missed = [];
  for (const { name, kilobytes, widgets, warmUp, pages, goal } of kinds) {
    for (let page = 0; page < warmUp; page += 1) await cold(kilobytes, widgets);
    const before = cpuSeconds(webPid);
    for (let page = 0; page < pages; page += 1) await cold(kilobytes, widgets);
    const each = ((cpuSeconds(webPid) - before) * 1_000) / pages;
    missed.push(...report(name, Number(each.toFixed(1)), { most: goal }));
  }
  console.log("\nCPU of a call, ms");
  const cookie = await signIn();
  const own = await cpuOfCall(publicOrigin + CALL, { cookie, "accept-language": "ko" }, webPid);
  const proxy = await atProxy(backEnd, (origin, pid) => cpuOfCall(origin + CALL, {}, pid));
  console.log(`a plain Node proxy${proxy.toFixed(2).padStart(28)}`);
  missed.push(...report("a calendar", Number(own.toFixed(2)), { most: 0.5 }));

  console.log("\nCPU of other pages, ms");
  missed.push(
    ...report("/book of a signed-in guest", await cpuOfPage(`${publicOrigin}/book`, { cookie }, webPid), {
      most: 2,
    }),
    ...report(
      "/payment-request of a signed-in guest",
      await cpuOfPage(`${publicOrigin}/payment-request/1/AH_1`, { cookie }, webPid),
      { most: 2 },
    ),
    ...report(
      "/login after a cancelled login",
      await cpuOfPage(`${publicOrigin}/login?provider=kakao&reason=cancelled&return=/book`, {}, webPid),
      { most: 2 },
    ),
    ...report("/r/1 with 3,406 places below", await cpuOnce(`${publicOrigin}/r/1`, webPid), { most: 100 }),
    ...report("the sitemap of 3,406 places", await cpuOnce(`${publicOrigin}/sitemap.xml`, webPid), {
      most: 500,
    }),
  );

  const begin = performance.now();
  const burst = await Promise.all(Array.from({ length: BURST }, () => cold(50, 5)));
  const refused = burst.filter((status) => status !== 200).length;
  console.log(
    `\n${BURST} different pages of 50 KB at once: ${((performance.now() - begin) / 1_000).toFixed(1)} s`,
  );
  missed.push(...report("other than 200", refused, { most: 0 }));
  return missed;
}

async function cpuOfPage(address, headers, pid) {
  const all = { accept: "text/html", "accept-encoding": "br", ...headers };
  return Number((await cpuOfCall(address, all, pid)).toFixed(2));
}

/** Returns the CPU time of one first request. */
async function cpuOnce(address, pid) {
  const before = cpuSeconds(pid);
  const status = await readPage(address);
  if (status !== 200) throw new Error(`${address} returned ${status}`);
  return Math.round((cpuSeconds(pid) - before) * 1_000);
}

async function cpuOfCall(address, headers, pid) {
  await measureRequests(address, headers, WARM_UP_SECONDS);
  const before = cpuSeconds(pid);
  const times = await measureRequests(address, headers, CALL_SECONDS);
  return ((cpuSeconds(pid) - before) * 1_000) / times.length;
}

async function atProxy(backEnd, measure) {
  const proxy = spawn(pinnedNode, [join(import.meta.dirname, "plain-proxy.mjs"), backEnd], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = await once(proxy.stdout, "data");
    return await measure(`http://localhost:${Number(port)}`, proxy.pid);
  } finally {
    proxy.kill();
  }
}
