/**
 * `CORPORA=folder npm run corpora -w tools`: holds every file of a folder of attacks against the same checks as the project's
 * own attacks (`tools/corpora/hostile`), and shows a sample of the cleaned markup in a browser. The last line counts the
 * texts. Exit code 0: all are harmless; 1: one is not, or there is none.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import "../../scripts/source-modules.mjs";

const LONGEST_SHOWN = 200;

const [{ readCorpora }, { cleanMarkup, checkMarkup }, { checkRedirect, checkTarget }, { showInBrowser }] =
  await Promise.all([
    import("./hostile/read-corpora.test-support.ts"),
    import("./hostile/check-markup.test-support.ts"),
    import("./hostile/check-addresses.test-support.ts"),
    import("./show-in-browser.mjs"),
  ]);
const checks = { markup: checkMarkup, redirect: checkRedirect, target: checkTarget };
const count = { passed: 0, failed: 0 };

const folder = resolve(process.env.INIT_CWD ?? ".", process.env.CORPORA ?? "");
if (process.env.CORPORA && existsSync(folder)) {
  const cleaned = new Set();
  for (const { file, kind, text } of readCorpora(folder)) {
    const faults = checks[kind](text);
    if (kind === "markup") cleaned.add(cleanMarkup(text));
    count[faults.length === 0 ? "passed" : "failed"] += 1;
    if (faults.length > 0)
      console.log(`${file}: ${JSON.stringify(text.slice(0, LONGEST_SHOWN))}\n  ${faults.join("\n  ")}`);
  }
  if (count.passed + count.failed === 0) count.failed = 1;
  const { shown, faults } = await showInBrowser([...cleaned].filter((html) => html.includes("<")));
  console.log(`${shown} of the cleaned documents were shown in a browser`);
  for (const fault of faults) console.log(fault.slice(0, 2 * LONGEST_SHOWN));
  count.failed += faults.length;
} else {
  console.log("Set CORPORA to an existing folder of attacks: CORPORA=folder npm run corpora -w tools");
  count.failed = 1;
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
