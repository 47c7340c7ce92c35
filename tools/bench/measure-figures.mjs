/**
 * What figures (`METRICS_PORT`) cost: CPU time for a served page of two instances, one with and one without them, which
 * take turns in short slices. Prints both and their ratio; exit code 1 beyond three per cent. On an existing build:
 * `node tools/bench/measure-figures.mjs`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStage } from "../rehearse/open-stage.mjs";
import { measureInTurn } from "./figures.mjs";

const PAGE = "/p/faq";
const SLICES = 60;
const SLICE_SECONDS = 0.5;
/** As often as Prometheus asks: every fifteen seconds. */
const SLICES_PER_SCRAPE = 30;
const MOST = 1.03;
const headers = { accept: "text/html", "accept-encoding": "br", cookie: "language=en" };

const folder = await mkdtemp(join(tmpdir(), "yeoul-figures-"));
const stage = await openStage(folder);
let ratio = Number.NaN;
try {
  await stage.restartWeb(0, { environment: { METRICS_PORT: "" } });
  const both = ["without", "with"].map((name, at) => ({
    name,
    address: stage.webOrigins[at] + PAGE,
    pid: stage.webs[at].pid,
  }));
  const scrape = async ({ name }, slice) => {
    const isScraped = name === "with" && slice % SLICES_PER_SCRAPE === 0;
    if (isScraped) await stage.readFigures(1);
  };
  const options = { headers, slices: SLICES, seconds: SLICE_SECONDS, before: scrape };
  const servers = await measureInTurn(both, options);
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
