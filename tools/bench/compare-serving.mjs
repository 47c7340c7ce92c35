/**
 * Serving speed of a cached page: requests per second of CPU time, compared with plain Node serving the same bytes in
 * the same run. CPU time makes both comparable, however busy the machine is.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { pinnedNode } from "../../scripts/install.mjs";
import { cpuSeconds } from "./cpu-seconds.mjs";
import { measureRequests } from "./measure-requests.mjs";
import { report } from "./report.mjs";

const RATIO_GOAL = 0.8;
/**
 * The servers take turns in short slices, so that a machine whose speed changes is as fast for one as for the other.
 */
const SLICES = 30;
const SLICE_SECONDS = 0.4;
const WARM_UP_SECONDS = 5;
const PAGE = "/p/faq";
const headers = { accept: "text/html", "accept-encoding": "br", cookie: "language=en" };

/**
 * Prints both rates and their ratio beside its goal, and returns the goals missed. `webPid` is the web server's process
 * id.
 */
export async function compareServing({ publicOrigin, webPid }) {
  const { body, headers: responseHeaders } = await request(publicOrigin + PAGE, { headers });
  // Node writes these headers itself.
  const { date, connection, "keep-alive": keepAlive, ...sent } = responseHeaders;
  const folder = await mkdtemp(join(tmpdir(), "bench-page-"));
  const files = [join(folder, "page.br"), join(folder, "headers.json")];
  await writeFile(files[0], Buffer.from(await body.arrayBuffer()));
  await writeFile(files[1], JSON.stringify(sent));
  const plain = spawn(pinnedNode, [join(import.meta.dirname, "plain-server.mjs"), ...files], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = await once(plain.stdout, "data");
    const servers = [
      { name: "a cached page", address: publicOrigin + PAGE, pid: webPid },
      { name: "plain Node, same bytes", address: `http://localhost:${Number(port)}/`, pid: plain.pid },
    ].map((server) => ({ ...server, count: 0, cpu: 0, times: [] }));
    // The compiler's time is spent once per process, not per request.
    for (const { address } of servers) await measureRequests(address, headers, WARM_UP_SECONDS);
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const server of servers) {
        const before = cpuSeconds(server.pid);
        const times = await measureRequests(server.address, headers, SLICE_SECONDS);
        server.cpu += cpuSeconds(server.pid) - before;
        server.count += times.length;
        server.times.push(...times);
      }
    }
    console.log(`\nserving ${PAGE}, 20 connections, ${SLICES} slices of ${SLICE_SECONDS} s each, in turn`);
    for (const { name, count, cpu, times } of servers) {
      const perSecond = count / (SLICES * SLICE_SECONDS);
      const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
      console.log(
        `${name.padEnd(26)}${perSecond.toFixed(0).padStart(8)} requests/s${(count / cpu).toFixed(0).padStart(9)} per second of CPU time   p99 ${p99.toFixed(0)} ms`,
      );
    }
    const [ownRate, measure] = servers.map(({ count, cpu }) => count / cpu);
    return report("ratio to plain Node", Number((ownRate / measure).toFixed(2)), { least: RATIO_GOAL });
  } finally {
    plain.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
