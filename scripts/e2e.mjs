/**
 * `npm run e2e`: the journeys, on an existing build; further arguments are Playwright's. `npm run e2e -- changed` runs
 * those affected by the differences from main, `npm run e2e -- changed --list` only lists them.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listChangedFiles, listFiles } from "./changed-files.mjs";
import { chooseJourneys } from "./choose-journeys.mjs";
import { pinnedNode, root } from "./install.mjs";
import { chooseJourneysPort } from "./journeys/free-ports.mjs";

const [first, ...others] = process.argv.slice(2);
const files = first === "changed" ? chooseChanged() : first === undefined ? [] : [first];
if (files !== undefined) {
  const words = ["node_modules/playwright/cli.js", "test", ...files, ...others];
  const environment = await chooseEnvironment();
  process.exitCode =
    environment === undefined
      ? 1
      : (spawnSync(pinnedNode, words, { cwd: root, stdio: "inherit", env: environment }).status ?? 1);
}

/** Resolves with the environment of the journeys, on ports that are free; undefined, with a sentence, without any. */
async function chooseEnvironment() {
  try {
    return { ...process.env, E2E_PORT: String(await chooseJourneysPort(process.env.E2E_PORT)) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Returns the spec files to run, an empty list for all, or undefined for none. */
function chooseChanged() {
  const read = (file) => readFileSync(join(root, file), "utf8");
  const { specs, because } = chooseJourneys(listChangedFiles(), listFiles(), read);
  if (because !== undefined) {
    console.log(`Running all journeys because of ${because}.`);
    return [];
  }
  if (specs.length === 0) {
    console.log("No journey to run: the differences from main affect none.");
    return undefined;
  }
  console.log(`${specs.length} journey files:\n${specs.join("\n")}`);
  return specs;
}
