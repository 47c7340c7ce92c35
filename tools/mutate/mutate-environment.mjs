/**
 * Runs in the copy of the repository that `mutate.mjs` works in: replaces the Jest environment of each test that names
 * one with Stryker's, which also records the lines a test reaches.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

for (const file of globSync("{app,components,lib,messages,scripts,tools}/**/*.test.{ts,tsx}")) {
  const text = await readFile(file, "utf8");
  const changed = text.replace(
    /@jest-environment (jsdom|node)\b/,
    "@jest-environment @stryker-mutator/jest-runner/jest-env/$1",
  );
  if (changed !== text) await writeFile(file, changed);
}
