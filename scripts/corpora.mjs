/**
 * `CORPORA=folder npm run corpora`: holds every file of a folder of attacks against the same judges as the project's
 * own attacks (`lib/testing/hostile`). The last line counts the texts. Exit code 0: all are harmless; 1: one is not, or
 * there is none.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import "./source-modules.mjs";

const LONGEST_SHOWN = 200;

const [{ readCorpora }, { judgeMarkup }, { judgeRedirect, judgeTarget }] = await Promise.all([
  import("../lib/testing/hostile/read-corpora.test-support.ts"),
  import("../lib/testing/hostile/judge-markup.test-support.ts"),
  import("../lib/testing/hostile/judge-addresses.test-support.ts"),
]);
const judges = { markup: judgeMarkup, redirect: judgeRedirect, target: judgeTarget };
const count = { passed: 0, failed: 0 };

const folder = resolve(process.env.INIT_CWD ?? ".", process.env.CORPORA ?? "");
if (process.env.CORPORA && existsSync(folder)) {
  for (const { file, kind, text } of readCorpora(folder)) {
    const faults = judges[kind](text);
    count[faults.length === 0 ? "passed" : "failed"] += 1;
    if (faults.length > 0)
      console.log(`${file}: ${JSON.stringify(text.slice(0, LONGEST_SHOWN))}\n  ${faults.join("\n  ")}`);
  }
  if (count.passed + count.failed === 0) count.failed = 1;
} else {
  console.log("Set CORPORA to an existing folder of attacks: CORPORA=folder npm run corpora");
  count.failed = 1;
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
