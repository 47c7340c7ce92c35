/**
 * What figures (`METRICS_PORT`) cost: CPU time for a served page of two instances, one with and one without them, which
 * take turns in short slices. Prints both and their ratio; exit code 1 beyond three per cent. On an existing build:
 * `node tools/figures/measure-figures.mjs`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSeconds } from "../bench/cpu-seconds.mjs";
import { measureRequests } from "../bench/measure-requests.mjs";
import { openStage } from "../rehearse/open-stage.mjs";

const PAGE = "/p/faq";
const SLICES = 60;
const SLICE_SECONDS = 0.5;
const WARM_UP_SECONDS = 5;
/** As often as Prometheus asks: every fifteen seconds. */
const SLICES_PER_SCRAPE = 30;
const MOST = 1.03;
const headers = { accept: "text/html", "accept-encoding": "br", cookie: "language=en" };

const folder = await mkdtemp(join(tmpdir(), "yeoul-figures-"));
const stage = await openStage(folder);
let ratio = Number.NaN;
try {
  const metricsPort = stage.sparePort;
  await stage.stopWeb(1);
  await stage.startWeb(1, { environment: { METRICS_PORT: String(metricsPort) } });
  const servers = ["without", "with"].map((name, at) => ({
    name,
    address: stage.webOrigins[at] + PAGE,
    pid: stage.webs[at].pid,
    count: 0,
    cpu: 0,
  }));
  for (const { address } of servers) await measureRequests(address, headers, WARM_UP_SECONDS);
  for (let slice = 0; slice < SLICES; slice += 1) {
    // In turn first and second, so that neither always runs on the machine that the other has warmed up.
    for (const server of slice % 2 === 0 ? servers : servers.toReversed()) {
      const before = cpuSeconds(server.pid);
      const isScraped = server.name === "with" && slice % SLICES_PER_SCRAPE === 0;
      if (isScraped) await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
      server.count += (await measureRequests(server.address, headers, SLICE_SECONDS)).length;
      server.cpu += cpuSeconds(server.pid) - before;
    }
  }
  const [without, having] = servers.map(({ count, cpu }) => (cpu / count) * 1e6);
  ratio = having / without;
  for (const { name, count, cpu } of servers)
    console.log(`${name.padEnd(8)}${count} pages, ${((cpu / count) * 1e6).toFixed(1)} µs of CPU time each`);
  console.log(`ratio ${ratio.toFixed(3)}, at most ${MOST}`);
} finally {
  await stage.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(ratio <= MOST ? 0 : 1);
