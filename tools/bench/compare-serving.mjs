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
import { measureInTurn, quantile, report } from "./figures.mjs";

const RATIO_GOAL = 0.8;
const SLICES = 30;
const SLICE_SECONDS = 0.4;
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
    const both = [
      { name: "a cached page", address: publicOrigin + PAGE, pid: webPid },
      { name: "plain Node, same bytes", address: `http://localhost:${Number(port)}/`, pid: plain.pid },
    ];
    const servers = await measureInTurn(both, { headers, slices: SLICES, seconds: SLICE_SECONDS });
    console.log(`\nserving ${PAGE}, 20 connections, ${SLICES} slices of ${SLICE_SECONDS} s each, in turn`);
    for (const { name, count, cpu, times } of servers) {
      const perSecond = count / (SLICES * SLICE_SECONDS);
      const p99 = quantile(times, 0.99);
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
