/**
 * `npm run mutate -w tools -- changed` or `npm run mutate -w tools -- lib/payment [more folders or files]`: mutation testing. Mutates the
 * code one place at a time and reports the mutants that no test detects. `lib/base/venue-time.ts:10-20` limits it to
 * these lines. Takes minutes to hours, so it is not part of `check`. The report is written to `test-results/mutation`.
 */
import "../../scripts/node/require-node.mjs";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { listChangedFiles, listFiles } from "../../scripts/changed-files.mjs";
import { root } from "../../scripts/install.mjs";

const FOLDER = ".stryker-tmp";
const LINES = /:\d+-\d+$/;
const SOURCE = /^(?:app|components|lib|widgets)\/.+\.tsx?$/;
const TEST = /\.test(?:-support)?\.tsx?$/;
/** Back-end addresses and schemas are covered by the journeys, which call a real back end. */
const LISTS = /\/(?:(?:browser-)?endpoints|schema|loaders)\.ts$/;

const requestedPaths = process.argv.slice(2);
if (requestedPaths.length === 0) {
  console.error("Name what to mutate: `changed` for the files that differ from main, or folders and files.");
  process.exit(2);
}
const isChanged = requestedPaths.length === 1 && requestedPaths[0] === "changed";
const files = (
  isChanged
    ? listChangedFiles()
    : requestedPaths.flatMap((path) => (LINES.test(path) ? [path] : listFiles(path)))
).filter((path) => {
  const file = path.replace(LINES, "");
  return SOURCE.test(file) && !TEST.test(file) && !LISTS.test(file);
});
if (files.length === 0) {
  console.log("Nothing to mutate: none of these files contains code to mutate.");
  process.exit(0);
}
const rooms = [...new Set(files.map((file) => file.split("/", 1)[0]))];
const results = await new Stryker({
  mutate: files,
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  coverageAnalysis: "perTest",
  // Half of the machine stays free for other work.
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 1),
  tempDirName: FOLDER,
  // Stryker would rewrite its paths with an API that this TypeScript no longer has; the tests do not need it.
  tsconfigFile: "none.json",
  ignorePatterns: [".next", ".yeoul", "test-results"],
  buildCommand: "node tools/mutate/mutate-environment.mjs",
  // Code is covered by the tests of its own top-level folder; those of the folders above would only take time.
  jest: {
    config: {
      testMatch: rooms.map((room) => `<rootDir>/${room}/**/*.test.{ts,tsx}`),
      testSequencer: join(root, "scripts/quick-tests-first.mjs"),
      testTimeout: 60_000,
    },
  },
  // Mutants without observable effect (a log line, a constant that is never compared) cost more than they reveal.
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
