/**
 * `npm run planted -w tools`: plants each fault of `faults.mjs` in the sources, one after the other, and runs the tests that must
 * find it; faults of journeys are built. `npm run planted -w tools -- R6` plants only those whose rule begins so. The last line
 * counts: a fault that turns nothing red has failed. The sources are restored, also when this is interrupted.
 */
import "../../scripts/node/require-node.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWhenNeeded, pinnedNode, root } from "../../scripts/install.mjs";
import { faults } from "./faults.mjs";
import { findPlaces } from "./find-places.mjs";

const JOURNEY = /\.spec\.ts$/;

const chosen = process.argv.slice(2);
const isChosen = ({ rule, what }) =>
  chosen.length === 0 || chosen.some((word) => rule.startsWith(word) || what.includes(word));
/** The tests that run now; they end with this. */
let running;
let missed = 0;
let found = 0;

for (const fault of faults.filter(isChosen)) {
  const outcome = await plant(fault);
  if (outcome === "found") found += 1;
  else {
    missed += 1;
    console.log(`${outcome}: ${fault.rule}: ${fault.what} (${fault.tests})`);
  }
}
console.log(`${found} passed, ${missed} failed`);
process.exitCode = missed === 0 ? 0 : 1;

/** Returns `found` when the fault's tests fail with it; else what is wrong with the tests, or with the fault's text. */
async function plant({ from, to, tests }) {
  const [file, ...others] = findPlaces(from);
  if (file === undefined) return "no longer in the sources";
  if (others.length > 0) return "in several places of the sources";
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, text);
  const stop = () => {
    restore();
    running?.kill();
    process.exit(130);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    return (await areGreen(tests.split(" "))) ? "not found" : "found";
  } finally {
    restore();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

async function areGreen(tests) {
  const run = async (...words) => {
    running = spawn(pinnedNode, words, { cwd: root, stdio: "ignore" });
    const [code] = await once(running, "exit");
    return code === 0;
  };
  if (!tests.some((test) => JOURNEY.test(test)))
    return run("node_modules/jest/bin/jest.js", "--bail", ...tests);
  // Notes what it was built from, so that nobody takes the faulty build for that of the restored sources.
  await buildWhenNeeded();
  // Of a journey that fails for good, every step waits in vain: one is enough.
  return run("node_modules/playwright/cli.js", "test", "-x", "--retries=0", ...tests);
}
