/**
 * `npm run mutate -- changed` or `npm run mutate -- lib/payment [more folders or files]`: changes our rules one place
 * at a time and tells which change no test notices. `lib/time/seoul.ts:10-20` means these lines alone. Takes minutes to
 * hours, so it is no part of `check`. The report is written to `test-results/mutation`.
 */
import { existsSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { listChangedFiles, listFiles } from "./changed-files.mjs";
import { root } from "./install.mjs";

const FOLDER = ".stryker-tmp";
const LINES = /:\d+-\d+$/;
const SOURCE = /^(?:app|components|lib|widgets)\/.+\.tsx?$/;
const TEST = /\.test(?:-support)?\.tsx?$/;
/** Wire addresses and shapes are held by the journeys, which meet a real back end. */
const LISTS = /\/(?:(?:browser-)?endpoints|schema|loaders)\.ts$/;

const asked = process.argv.slice(2);
if (asked.length === 0) {
  console.error("Say what to change: `changed` for what differs from main, or folders and files.");
  process.exit(2);
}
const isChanged = asked.length === 1 && asked[0] === "changed";
const files = (
  isChanged ? listChangedFiles() : asked.flatMap((place) => (LINES.test(place) ? [place] : listFiles(place)))
).filter((place) => {
  const file = place.replace(LINES, "");
  return SOURCE.test(file) && !TEST.test(file) && !LISTS.test(file);
});
if (files.length === 0) {
  console.log("Nothing to change: no rule differs.");
  process.exit(0);
}
const rooms = [...new Set(files.map((file) => file.split("/", 1)[0]))];
await lendCorpora();
const results = await new Stryker({
  mutate: files,
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  coverageAnalysis: "perTest",
  // Half of the machine is left to whoever is watching.
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 1),
  tempDirName: FOLDER,
  // It would rewrite paths in it with an interface that this TypeScript no longer has; the tests need none of them.
  tsconfigFile: "none.json",
  ignorePatterns: [".next", ".yeoul", "test-results"],
  buildCommand: "node scripts/mutate-environment.mjs",
  // A rule is held by the tests of its own room; those of the rooms above it would only cost time.
  jest: {
    config: {
      testMatch: rooms.map((room) => `<rootDir>/${room}/**/*.test.{ts,tsx}`),
      testSequencer: join(root, "scripts/quick-tests-first.mjs"),
      testTimeout: 60_000,
    },
  },
  // A change without a sign for the outside (a log line, a constant that is never compared) costs more than it tells.
  ignoreStatic: true,
  timeoutMS: 20_000,
  allowEmpty: true,
  reporters: ["clear-text", "html", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  htmlReporter: { fileName: "test-results/mutation/report.html" },
  jsonReporter: { fileName: "test-results/mutation/report.json" },
}).runMutationTest();
const counts = Object.groupBy(results, ({ status }) => status);
console.log(
  Object.entries(counts)
    .map(([status, list]) => `${list?.length} ${status}`)
    .join(", "),
);

/** The tests read the corpora beside the repository; the copy that is changed stands one folder deeper. */
async function lendCorpora() {
  const beside = join(root, "../shared");
  const lent = join(root, FOLDER, "shared");
  if (!existsSync(beside) || existsSync(lent)) return;
  await mkdir(join(root, FOLDER), { recursive: true });
  await symlink(beside, lent);
}
