import { globSync } from "node:fs";
import path from "node:path";
import { suite } from "node:test";

/**
 * Runs every second test file in this process, each as a suite of its own, so that its hooks are its own as well.
 * Loading the sandbox and PGlite takes longer than the tests of most files: two processes, one a core, load them once.
 */
export function runHalf(half: 0 | 1): void {
  const root = path.join(import.meta.dirname, "..");
  const files = globSync("**/*.test.ts", { cwd: root }).sort();
  for (const file of files.filter((_, index) => index % 2 === half))
    suite(file, async () => {
      await import(path.join(root, file));
    });
}
