/**
 * `npm test`: install, lint, types, unit tests, the sandbox's own tests, build, journeys. The last line counts all
 * tests. Uses plain Node, because it runs before anything is installed.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, pinnedNode, root, run, runToEnd } from "./install.mjs";
import { chooseJourneysPort } from "./journeys/free-ports.mjs";

const browsers = ["chromium", "chromium-headless-shell"];
const REDIS = "redis-server";
const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
const results = join(root, "test-results");
const count = { passed: 0, failed: 0 };

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const isReady =
  (await stage("install", installWhenNeeded)) &&
  (await stage("browser", provideChromium)) &&
  (await stage("redis", provideRedis)) &&
  (await stage("lint", () => run("biome", ["check", "."]))) &&
  (await stage("types", checkTypes));
if (isReady) {
  await counted("unit tests", testUnits);
  await counted("sandbox tests", testSandbox);
  if (await stage("build", buildWhenNeeded)) await counted("journeys", testJourneys);
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

/**
 * Runs a stage without tests: it passes, or it counts as one failure, and stages that depend on it are skipped.
 * Resolves with whether it passed.
 */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count.failed += 1;
    return false;
  }
}

/** Runs a stage of tests and counts them. A crash without a failed test still counts as a failure. */
async function counted(name, work) {
  await stage(name, async () => {
    const { passed, failed, code } = await work();
    count.passed += passed;
    count.failed += failed;
    if (code !== 0 && failed === 0) throw new Error(`${name} exited with code ${code}`);
    if (passed === 0) throw new Error(`${name}: no test ran`);
  });
}

async function provideChromium() {
  const missing = browsers.filter((name) => !existsSync(join("/usr/bin", name)));
  if (missing.length === 0) return;
  if (mayInstall) await installFromDebian([...missing, "fonts-noto-cjk"]);
  else if (missing.includes("chromium")) await run("playwright", ["install", "chromium"]);
}

async function provideRedis() {
  const isThere = (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, REDIS)));
  if (isThere) return;
  if (!mayInstall) throw new Error(`Some tests need ${REDIS}: install it and run them again.`);
  await installFromDebian([REDIS]);
}

async function installFromDebian(packages) {
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", ...packages], { DEBIAN_FRONTEND: "noninteractive" });
}

async function checkTypes() {
  await run("next", ["typegen"]);
  await Promise.all([
    run("tsc", ["--noEmit", "--incremental", "false"]),
    run("tsc", ["--noEmit", "-p", "sandbox"]),
  ]);
}

async function testUnits() {
  const file = join(results, "jest.json");
  const { code } = await runToEnd("jest", ["--ci", "--json", `--outputFile=${file}`]);
  const report = await readJson(file);
  return {
    code,
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  };
}

async function testSandbox() {
  const { code, output } = await runToEnd("npm", ["test", "--workspace", "sandbox"]);
  const total = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  return { code, passed: total("pass"), failed: total("fail") + total("cancelled") };
}

async function testJourneys() {
  const port = String(await chooseJourneysPort(process.env.E2E_PORT));
  const { code } = await runToEnd(pinnedNode, ["node_modules/playwright/cli.js", "test"], { E2E_PORT: port });
  const report = await readJson(join(results, "journeys.json"));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  for (const title of listSecondTries(report?.suites ?? []))
    console.log(`failed at the first attempt: ${title}`);
  return { code, passed: expected + flaky, failed: unexpected };
}

/** Lists the journeys that passed only at the second attempt: each is a separate fault to investigate. */
function listSecondTries(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "flaky")
        .map(({ projectName }) => `${file} [${projectName}] ${title}`),
    ),
    ...listSecondTries(inner),
  ]);
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // No report was written, so the run crashed; its exit code says so.
    return undefined;
  }
}
