import { spawnSync } from "node:child_process";

/** Switches the ability off where this Node has it. */
const WITHOUT_TYPESCRIPT = process.features.typescript ? ["--no-experimental-strip-types"] : [];

test.each([
  "scripts/start.mjs",
  "scripts/corpora/corpora.mjs",
  "scripts/lint-page.mjs",
  "scripts/mutate.mjs",
  "sandbox/start.mjs",
])("%s says in one line that this Node cannot run it", (script) => {
  const { status, stderr } = spawnSync(process.execPath, [...WITHOUT_TYPESCRIPT, script], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node v\S+ cannot run TypeScript sources\. Use .* after npm ci: .+\n$/);
});
