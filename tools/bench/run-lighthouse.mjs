/**
 * Lighthouse scores on a phone, medians of five runs, with the version for which the goals were set. Takes seven
 * minutes; a busy machine scores lower, which the benchmark index printed beside each score shows.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runToEnd } from "../../scripts/install.mjs";
import { debianChromium } from "../machine.mjs";
import { quantile } from "./figures.mjs";

const VERSION = "13.5.0";
const RUNS = 5;
/** The pages whose scores and longest tasks have goals. */
export const measuredPages = ["/", "/r/14", "/promotion/14/1401", "/p/winter", "/p/about"];
const goals = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

/** Prints the medians beside their goals; they fail no run, because scores depend on the machine too. */
export async function runLighthouse({ publicOrigin }) {
  console.log(`\nLighthouse ${VERSION}, phone, medians of ${RUNS}`);
  const folder = await mkdtemp(join(tmpdir(), "bench-lighthouse-"));
  try {
    for (const page of measuredPages) {
      const results = [];
      for (let failures = 0; results.length < RUNS; ) {
        const result = await runOnce(publicOrigin + page, folder);
        if (result !== undefined) results.push(result);
        else if (++failures > RUNS) throw new Error(`Lighthouse fails at ${page}`);
      }
      const medianOf = (read) => quantile(results.map(read));
      const scores = Object.entries(goals).map(
        ([name, goal]) =>
          `${name} ${Math.round(100 * medianOf(({ categories }) => categories[name].score))} (${goal})`,
      );
      const lcp = medianOf(({ audits }) => audits["largest-contentful-paint"].numericValue);
      const blockedIn = ({ audits }) => audits["total-blocking-time"].numericValue;
      const blocked = `${medianOf(blockedIn).toFixed(0)} ms (most ${Math.max(...results.map(blockedIn)).toFixed(0)})`;
      const index = medianOf(({ environment }) => environment.benchmarkIndex);
      console.log(
        `${page.padEnd(22)}${scores.join("   ")}   LCP ${(lcp / 1000).toFixed(2)} s   blocked ${blocked}   index ${index.toFixed(0)}`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the report; `undefined` where the browser has recorded no trace, which happens now and then. */
async function runOnce(address, folder) {
  const file = join(folder, "report.json");
  const { code } = await runToEnd(
    "npx",
    [
      "--yes",
      `lighthouse@${VERSION}`,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    debianChromium === undefined ? {} : { CHROME_PATH: debianChromium },
  );
  if (code !== 0) return undefined;
  return JSON.parse(await readFile(file, "utf8"));
}
