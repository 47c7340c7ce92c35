import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

function sourceFilesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test(?:-support)?\./.test(file))
    .map((file) => join(folder, file));
}

const files = ["app", "components", "lib", "widgets"].flatMap(sourceFilesOf);

function findFile(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith(".") ? join(dirname(from), specifier) : specifier.replace(/^@\//, "");
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file));
}

test("code that a browser may load validates with zod/mini", () => {
  const onServer =
    /^(?:lib\/(?:cms\/(?:parse|widget)|server\/(?:brand|settings))\/|widgets\/(?:\w+\/)?definitions?\.ts)/;
  const whole = files.filter((file) => /from "zod"/.test(readFileSync(file, "utf8")));
  expect(whole).toContain("lib/server/settings/env-schema.ts");
  expect(whole.filter((file) => !onServer.test(file))).toEqual([]);
});

test("what is written about the back end's calls for their provider reaches no browser", () => {
  const importsOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/import (type )?[^;]*?from "@\/([^"]+)"/g)].map(
      ([, type, path = ""]) => ({ file, path, isType: type !== undefined }),
    );
  const described = files.flatMap(importsOf).filter(({ path }) => path.endsWith("/endpoint-descriptions"));
  expect([...new Set(described.map(({ file }) => file))]).toEqual(["lib/workbench/backend/backend-calls.ts"]);
  // The notation of types is all that a page needs of it besides types.
  const used = files
    .filter((file) => !file.startsWith("lib/workbench/backend/"))
    .flatMap(importsOf)
    .filter(({ path, isType }) => path.startsWith("lib/workbench/backend/") && !isType);
  expect(new Set(used.map(({ path }) => path))).toEqual(
    new Set(["lib/workbench/backend/document/type-notation"]),
  );
});

test("what the web server loads before the framework needs nothing of a page's navigation", () => {
  const before = [
    "lib/server/start.ts",
    ...[...readFileSync("scripts/start.mjs", "utf8").matchAll(/import\("\.\.\/(app\/_[^"]+)"\)/g)].map(
      ([, file = ""]) => file,
    ),
  ];
  expect(before).toContain("app/_page-view/page-exists.ts");
  const reached = new Set(before);
  for (const file of reached) {
    const statics = readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )[^;]*?"(@\/|\.)([^"]+)";/gm,
    );
    for (const [, start = "", rest = ""] of statics) {
      const used = findFile(start + rest, file);
      if (used !== undefined) reached.add(used);
    }
  }
  expect(reached.size).toBeGreaterThan(100);
  const navigating = [...reached].filter((file) =>
    /"next\/(?:navigation|headers)"/.test(readFileSync(file, "utf8")),
  );
  expect(navigating).toEqual([]);
});
