/**
 * Runs in the copy of the repository that `mutate.mjs` works in: the tests that name an environment of their own name
 * the one that also tells which lines a test has reached.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

for (const file of globSync("{app,components,lib,messages,scripts}/**/*.test.{ts,tsx}")) {
  const text = await readFile(file, "utf8");
  const told = text.replace(
    /@jest-environment (jsdom|node)\b/,
    "@jest-environment @stryker-mutator/jest-runner/jest-env/$1",
  );
  if (told !== text) await writeFile(file, told);
}
