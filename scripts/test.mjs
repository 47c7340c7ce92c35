/**
 * `npm test`: install, build, lint, types, unit tests, the sandbox's own tests, journeys. `npm run test:long`: what need
 * not run at every push. The last line counts all tests. Uses plain Node, because it runs before anything is installed.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, pinnedNode, root, run, runToEnd } from "./install.mjs";

/** Programs that tests need: those of every push, and those of the long tests. Debian's packages have the same names. */
const browsers = ["chromium", "chromium-headless-shell"];
const programs = {
  push: [...browsers, "redis-server"],
  long: [...browsers, "redis-server", "nginx", "firefox-esr", "WebKitWebDriver", "Xvfb"],
};
/** As many generated documents as a long test has time for. */
const MORE = { HOSTILE_RUNS: "2000" };
/** Holds whole runs of `npm run check:backend` against a faulty back end: a quarter of the time of all unit tests. */
const CHECKER = "tools/check-backend/run-check";
/** What a long test leaves out, and says so, where it cannot be installed: the alerts of the rehearsal. */
const helpful = { push: [], long: ["prometheus"] };
const packages = { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb", nginx: "nginx-light" };

/** What a guest and the staff mainly do; run under Next alone, too (`docs/decisions/web-server.md`). */
const mainJourneys = [
  "account/log-in",
  "account/coupons",
  "booking/find-a-table",
  "booking/my-reservations",
  "booking/pay.spec",
  "booking/promotions",
  "booking/reserve.spec",
  "booking/summary-in-place",
  "pages/browse-pages",
  "pages/languages",
  "pages/publish",
  "pages/side-panels",
  "pages/widgets",
  "visits/events",
  "visits/share",
  "workbench/drafts",
  "workbench/workbench",
].map((name) => `e2e/journeys/${name}`);

/** What the long tests run, by the words that choose among them: `npm run test:long -- journeys engines`. */
const lengthy = {
  journeys: () => testJourneys(["--grep", "@long"]),
  documents: () => testUnits(["lib/cms/clean"], MORE),
  "documents-in-browser": () =>
    testJourneys(["e2e/attacks/hostile-markup", "e2e/attacks/authored-html"], MORE),
  checker: () => testUnits([CHECKER]),
  "next-alone": () => testJourneys([...mainJourneys, "--grep-invert", "@long"], { E2E_SERVED_BY: "next" }),
  engines: () => testByItself("tools/engines/engines.mjs"),
  rehearsal: () => testByItself("tools/rehearse/rehearse.mjs"),
  planted: () => testByItself("tools/planted/planted.mjs"),
};

const tier = process.argv[2] === "long" ? "long" : "push";
const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
const results = join(root, "test-results");
const count = { passed: 0, failed: 0 };

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const isReady = await both(
  () => stage("install", installWhenNeeded),
  () => stage("programs", providePrograms),
);
if (isReady && (await stage("browser", provideBrowser)))
  await (tier === "long" ? testAtLength() : testPush());
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function testPush() {
  // The build occupies one core and a half; its types are those that the check reads.
  const isBuilt = await both(
    () => stage("build", buildWhenNeeded),
    () => stage("lint", () => run("biome", ["check", "."])),
  );
  if (!isBuilt) return;
  await both(
    () => stage("types", () => run("tsc", ["--noEmit", "--incremental", "false"])),
    () => stage("sandbox types", () => run("tsc", ["--noEmit", "-p", "sandbox"])),
  );
  await counted("unit tests", () => testUnits(["--testPathIgnorePatterns", "/node_modules/", CHECKER]));
  await counted("sandbox tests", testSandbox);
  await counted("journeys", () => testJourneys(["--grep-invert", "@long"]));
}

async function testAtLength() {
  if (!(await stage("build", buildWhenNeeded))) return;
  const chosen = process.argv.slice(3);
  const unknown = chosen.filter((name) => !(name in lengthy));
  if (unknown.length > 0) {
    console.error(`${unknown.join(", ")}: no long test; there are ${Object.keys(lengthy).join(", ")}`);
    count.failed += 1;
    return;
  }
  for (const [name, work] of Object.entries(lengthy))
    if (chosen.length === 0 || chosen.includes(name)) await counted(name, work);
}

/** Runs two works beside each other. Resolves with whether both passed. */
async function both(first, second) {
  const passed = await Promise.all([first(), second()]);
  return passed.every(Boolean);
}

/**
 * Runs a stage without tests: it passes, or it counts as one failure, and stages that depend on it are skipped.
 * Resolves with whether it passed.
 */
async function stage(name, work) {
  const begun = Date.now();
  console.log(`\n== ${name}`);
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count.failed += 1;
    return false;
  } finally {
    console.log(`== ${name}: ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
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

/** Installs the programs that are missing, as root on Debian; elsewhere it names them. */
async function providePrograms() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/sbin"];
  const isMissing = (name) => !folders.some((folder) => existsSync(join(folder, name)));
  const wished = mayInstall ? helpful[tier] : [];
  const missing = [...programs[tier], ...wished].filter(isMissing);
  if (missing.length === 0) return;
  if (mayInstall) {
    const wanted = missing.map((name) => packages[name] ?? name);
    const fonts = missing.includes("chromium") ? ["fonts-noto-cjk"] : [];
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "--no-install-recommends", ...wanted, ...fonts], {
      DEBIAN_FRONTEND: "noninteractive",
    });
    return;
  }
  const others = missing.filter((name) => !browsers.includes(name));
  if (others.length > 0) throw new Error(`Some tests need ${others.join(", ")}: install and run them again.`);
}

/** Lets Playwright install its own browser where Debian's cannot be had. */
async function provideBrowser() {
  if (!existsSync("/usr/bin/chromium")) await run("playwright", ["install", "chromium"]);
}

async function testUnits(choice = [], environment = {}) {
  const file = join(results, "jest.json");
  const words = ["--ci", "--json", `--outputFile=${file}`, ...choice];
  const { code } = await runToEnd("jest", words, environment);
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

async function testJourneys(words, environment = {}) {
  const program = ["node_modules/playwright/cli.js", "test", ...words];
  const { code } = await runToEnd(pinnedNode, program, environment);
  const report = await readJson(join(results, "journeys.json"));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const runs = listRuns(report?.suites ?? []);
  for (const { name } of runs.filter(({ status }) => status === "flaky"))
    console.log(`failed at the first attempt: ${name}`);
  console.log("The ten dearest:");
  for (const { name, seconds } of runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1)} s ${name}`);
  return { code, passed: expected + flaky, failed: unexpected };
}

/** Runs one of the project's own programs, which counts in its last line, or is one test itself. */
async function testByItself(program) {
  const { code, output } = await runToEnd(pinnedNode, [program]);
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed !== undefined) return { code, passed: Number(passed), failed: Number(failed) };
  return { code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Lists each journey with its duration; `flaky` ones passed only at the second attempt, each a fault to investigate. */
function listRuns(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results: attempts }) => ({
        name: `${file} [${projectName}] ${title}`,
        status,
        seconds: attempts.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      })),
    ),
    ...listRuns(inner),
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
