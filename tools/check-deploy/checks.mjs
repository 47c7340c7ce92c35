import { spawnSync } from "node:child_process";
import { root } from "../../scripts/install.mjs";

/** Returns what counts and prints checks; `finish` prints the sum and sets the exit code. */
export function openChecks() {
  const count = { passed: 0, failed: 0 };
  return {
    /** Counts one check; `work` throws when it fails. Resolves with what it returns, undefined when it failed. */
    async check(name, work) {
      try {
        const result = await work();
        count.passed += 1;
        console.log(`  ok      ${name}`);
        return result;
      } catch (error) {
        count.failed += 1;
        console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
        return undefined;
      }
    },
    finish() {
      console.log(`${count.passed} passed, ${count.failed} failed`);
      process.exitCode = count.failed === 0 ? 0 : 1;
    },
  };
}

/** Runs a program; throws what it printed unless it ends with 0. */
export function run(program, ...words) {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1024 ** 3,
  });
  if (error !== undefined) throw new Error(`${program} is missing: ${error.message}`);
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return `${stdout}${stderr}`;
}

/** Throws with both where they differ as JSON. */
export function expectEqual(found, expected, what) {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}
