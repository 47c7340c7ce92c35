/**
 * `npm run rehearse -w tools`: two instances behind the shipped nginx, Redis and the sandbox, with readers and guests who book,
 * on an existing build. One thing after another fails; a table says what it cost. `npm run rehearse -w tools -- redis` runs only
 * the steps whose names contain a word. Exit code 1 when a page that could be served was not, or a booking was lost,
 * doubled, or unknown to its guest for more than ten seconds.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listAttacks, listProxyFaults } from "./attacks.mjs";
import { openStage } from "./open-stage.mjs";
import { listSteps } from "./steps.mjs";
import { Traffic } from "./traffic.mjs";

const BEFORE_MS = 2_000;
const AFTER_MS = 6_000;
const UNKNOWN_FOR_AT_MOST_MS = 10_000;
const HEAD = ["step", "pages", "failed", "slowest page", "bookings", "at once", "refused"];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const folder = await mkdtemp(join(tmpdir(), "yeoul-rehearsal-"));
// What the instances say is kept where somebody looks for the reason.
const stage = await openStage(folder, { log: process.env.REHEARSAL_LOG || undefined });
const steps = [...listSteps(stage), ...listAttacks(stage)].filter(
  ([name]) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
let isGood = true;
const remarks = [];
try {
  const traffic = await Traffic.open(stage);
  const columns = [...HEAD, "unknown at first, known after"];
  printRow(columns);
  printRow(columns.map(() => "---"));
  for (const [name, happen] of steps) {
    traffic.begin();
    await wait(BEFORE_MS);
    let remark;
    try {
      remark = await happen();
    } catch (error) {
      isGood = false;
      remark = `${name}: ${error.message}`;
    }
    await wait(AFTER_MS);
    const figures = await traffic.end();
    if (remark !== undefined) remarks.push(remark);
    const { pages, failed, slowestPage, bookings, atOnce, refused, unknown, longest } = figures;
    const known = unknown === 0 ? "0" : `${unknown}, ${(longest / 1_000).toFixed(1)} s at most`;
    printRow([name, pages, failed, `${slowestPage.toFixed(0)} ms`, bookings, atOnce, refused, known]);
    isGood &&= failed === 0 && longest <= UNKNOWN_FOR_AT_MOST_MS;
  }
  const { confirmed, standing, lost, doubled } = await traffic.compare();
  remarks.push(
    `${confirmed} reservations were confirmed, ${standing} stand (${stage.databaseName}): ${lost} lost, ${doubled} doubled.`,
  );
  isGood &&= lost === 0 && doubled === 0;
  for (const web of stage.webs) web.kill("SIGKILL");
  const faults = await listProxyFaults(stage);
  remarks.push(...faults.map((fault) => `While no instance is there: ${fault}.`));
  isGood &&= faults.length === 0;
} catch (error) {
  isGood = false;
  remarks.push(`The rehearsal ended early: ${error.message}`);
} finally {
  console.log(`\n${remarks.join("\n")}`);
  await stage.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

function printRow(cells) {
  console.log(`| ${cells.join(" | ")} |`);
}
