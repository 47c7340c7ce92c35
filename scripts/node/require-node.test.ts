import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Switches the ability off where this Node has it. */
const WITHOUT_TYPESCRIPT = process.features.typescript ? ["--no-experimental-strip-types"] : [];

/** Every program that loads sources unbuilt, or a tool that needs the same Node. */
const programs = ["scripts", "tools"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith(".mjs"))
  .filter((file) => /^import ".*(?:require-node|source-modules)\.mjs";$/m.test(readFileSync(file, "utf8")));

test("the programs that need a Node for TypeScript are found", () => {
  expect(programs).toEqual(
    expect.arrayContaining(["scripts/start.mjs", "tools/lint-page.mjs", "tools/doctor/doctor.mjs"]),
  );
});

test.each([...programs, "sandbox/start.mjs"])(
  "%s says in one line that this Node cannot run it",
  (script) => {
    const { status, stderr } = spawnSync(process.execPath, [...WITHOUT_TYPESCRIPT, script], {
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Node v\S+ cannot run TypeScript sources\. Use .* after npm ci: .+\n$/);
  },
);
