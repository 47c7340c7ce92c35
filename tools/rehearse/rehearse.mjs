/**
 * `npm run rehearse -w tools`: two instances behind the shipped nginx, Redis and the sandbox, with readers and guests who book,
 * on an existing build. One thing after another fails; a table says what it cost. Then every alert is fired by its fault
 * where Prometheus is installed. `npm run rehearse -w tools -- redis` runs only the steps whose names contain a word. The last
 * line counts the steps. Exit code 1 when a page that could be served was not, a booking was lost, doubled, or unknown to
 * its guest for more than ten seconds, an attack took something from readers, or an alert stayed silent.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listAlertFaults, toStep } from "./alerts.mjs";
import { listAttacks, listProxyFaults } from "./attacks.mjs";
import { openStage } from "./open-stage.mjs";
import { listSteps } from "./steps.mjs";
import { watchAlerts } from "./surroundings/watch-alerts.mjs";
import { Traffic } from "./traffic.mjs";

const BEFORE_MS = 2_000;
const AFTER_MS = 6_000;
const UNKNOWN_FOR_AT_MOST_MS = 10_000;
const HEAD = ["step", "pages", "failed", "slowest page", "bookings", "at once", "refused"];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = ({ name }) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
const remarks = [];
const failures = [];
let passed = 0;

const folder = await mkdtemp(join(tmpdir(), "yeoul-rehearsal-"));
let stage;
const stopped = new Promise((_, reject) => {
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => reject(new Error(`it was stopped by ${signal}`)));
});
stopped.catch(() => {});
// Whatever is left of a step that failed must not end the rehearsal without its summary.
process.on("unhandledRejection", (error) => remarks.push(`Besides: ${messageOf(error)}.`));
try {
  await Promise.race([rehearse(), stopped]);
} catch (error) {
  failures.push(`The rehearsal ended early: ${messageOf(error)}. Run it again, alone on its machine.`);
}
console.log(`\n${[...remarks, ...failures.map((failure) => `FAILED  ${failure}`)].join("\n")}`);
await Promise.race([stage?.close(), wait(10_000)]);
await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

async function rehearse() {
  // What the instances say is kept where somebody looks for the reason.
  stage = await openStage(folder, { log: process.env.REHEARSAL_LOG || undefined });
  stage.traffic = await Traffic.open(stage);
  const columns = [...HEAD, "unknown at first, known after"];
  printRow(columns);
  printRow(columns.map(() => "---"));
  const steps = [...listSteps(stage), ...listAttacks(stage)].map(([name, happen]) => ({ name, happen }));
  for (const step of [...steps.filter(isWanted), ...(await listAlertSteps())]) await take(step);
  const { slowest } = stage.traffic;
  if (slowest > 1)
    remarks.push(
      `The machine was busy: guests were given up to ${slowest.toFixed(1)} times as long as usual.`,
    );
  const { confirmed, standing, lost, doubled } = await stage.traffic.compare();
  remarks.push(
    `${confirmed} reservations were confirmed, ${standing} stand (${stage.databaseName}): ${lost} lost, ${doubled} doubled.`,
  );
  judge("every reservation stands once", lost + doubled === 0 ? [] : [`${lost} lost, ${doubled} doubled`]);
  const last = { name: "no instance is there" };
  if (!isWanted(last)) return;
  await Promise.all([0, 1].map((at) => stage.endWeb(at, "SIGKILL")));
  judge(last.name, await listProxyFaults(stage));
}

/** The steps that fire alerts; none where Prometheus is missing, which is said. */
async function listAlertSteps() {
  const faults = listAlertFaults(stage).filter(({ name, alerts }) => isWanted({ name: `${name} ${alerts}` }));
  if (faults.length === 0) return [];
  const listFiring = await watchAlerts(stage);
  if (listFiring !== undefined) return faults.map((fault) => toStep(stage, fault, listFiring));
  remarks.push("No alert was fired: Prometheus is missing (Debian: apt-get install prometheus).");
  return [];
}

async function take({ name, happen, isLong = false }) {
  stage.traffic.begin();
  stage.backEndStartMs = 0;
  const faults = [];
  await wait(BEFORE_MS);
  stage.traffic.measureSlowness();
  try {
    const remark = await happen();
    if (remark !== undefined) remarks.push(remark);
  } catch (error) {
    faults.push(messageOf(error));
  }
  await wait(AFTER_MS);
  const figures = await stage.traffic.end();
  const { pages, failed, firstFailed, slowestPage, bookings, atOnce, refused, unknown, longest } = figures;
  const known = unknown === 0 ? "0" : `${unknown}, ${(longest / 1_000).toFixed(1)} s at most`;
  printRow([name, pages, failed, `${slowestPage.toFixed(0)} ms`, bookings, atOnce, refused, known]);
  if (failed > 0) faults.push(`${failed} of ${pages} pages were not served, the first: ${firstFailed}`);
  const allowed = UNKNOWN_FOR_AT_MOST_MS * stage.traffic.slowness + stage.backEndStartMs;
  if (!isLong && longest > allowed)
    faults.push(`a guest did not know for ${(longest / 1_000).toFixed(1)} s whether the booking stands`);
  for (const incident of stage.incidents.splice(0)) remarks.push(`${name}: ${incident}`);
  judge(name, faults);
}

/** Counts a step, and keeps what failed in it with what to do next. */
function judge(name, faults) {
  if (faults.length === 0) passed += 1;
  else
    failures.push(
      `${name}: ${faults.join("; ")}. Run it alone, with the instances' log: REHEARSAL_LOG=/tmp/yeoul.log npm run rehearse -w tools -- "${name.split(":")[0]}"`,
    );
}

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

function printRow(cells) {
  console.log(`| ${cells.join(" | ")} |`);
}
