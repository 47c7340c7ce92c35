import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Definitions and loaders of widgets, which `lib/cms` imports; their views import `lib/cms`. */
const WIDGET_DEFINITION = /^widgets\/(?:definitions|[\w-]+\/(?:definition|load))\.ts$/;

/**
 * Returns the unit that a file belongs to, such as `lib/payment`, `components/receipt` or `app`; `widgets` has two,
 * definitions and views.
 */
function unitOf(file: string): string {
  const [top = "", unit = "", ...rest] = file.split("/");
  if (top === "widgets") return WIDGET_DEFINITION.test(file) ? "widgets/definitions" : "widgets/views";
  return top === "app" || rest.length === 0 ? top : `${top}/${unit}`;
}

function sourceFilesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test(?:-support)?\./.test(file))
    .map((file) => join(folder, file));
}

const files = ["app", "components", "lib", "widgets"].flatMap(sourceFilesOf);
const allFiles = [...files, ...["e2e", "sandbox/src", "scripts"].flatMap(sourceFilesOf)];

type Use = { file: string; used: string };

const uses = allFiles.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import\(?)\s*"((?:@\/|#|\.)[^"]+)"/g)]
    .map(([, specifier = ""]) => findFile(specifier, file))
    .filter((used) => used !== undefined)
    .map((used): Use => ({ file, used })),
);

function findFile(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith(".")
    ? join(dirname(from), specifier)
    : specifier.replace(/^@\//, "").replace(/^#/, "sandbox/src/");
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** Returns each import cycle between the nodes to which `nodesOf` assigns the two files of a use, as its uses. */
function findCycles(nodesOf: (use: Use) => [from: string, to: string] | undefined): string[] {
  const edges = new Map<string, Map<string, string>>();
  for (const use of uses) {
    const [from, to] = nodesOf(use) ?? [];
    if (from === undefined || to === undefined || from === to) continue;
    edges.set(from, (edges.get(from) ?? new Map()).set(to, `${use.file} uses ${use.used}`));
  }
  const cycles: string[] = [];
  const finished = new Set<string>();
  const follow = (node: string, path: readonly string[]) => {
    if (path.includes(node)) {
      const cycle = [...path.slice(path.indexOf(node)), node];
      const steps = cycle.slice(1).map((next, at) => edges.get(cycle[at] ?? "")?.get(next));
      cycles.push(steps.join("; "));
      return;
    }
    if (finished.has(node)) return;
    for (const next of edges.get(node)?.keys() ?? []) follow(next, [...path, node]);
    finished.add(node);
  };
  for (const node of edges.keys()) follow(node, []);
  return cycles;
}

/** Returns the two folders next to each other in which the files of a use are; undefined for files of one folder. */
function siblingFoldersOf({ file, used }: Use): [string, string] | undefined {
  const [from, to] = [dirname(file).split("/"), dirname(used).split("/")];
  const at = from.findIndex((name, index) => name !== to[index]);
  if (at < 1 || to.length <= at) return undefined;
  return [from.slice(0, at + 1).join("/"), to.slice(0, at + 1).join("/")];
}

test("no two folders of a level import each other, directly or indirectly", () => {
  expect(uses.length).toBeGreaterThan(1_000);
  expect(findCycles(({ file, used }) => [unitOf(file), unitOf(used)])).toEqual([]);
});

test("no two subfolders of a folder import each other, directly or indirectly", () => {
  expect(findCycles(siblingFoldersOf)).toEqual([]);
});

test("no folder directly contains more than 25 files", () => {
  const all = ["app", "components", "e2e", "lib", "sandbox/src", "scripts", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => parentPath),
  );
  const counts = new Map<string, number>();
  for (const folder of all) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

test("code that a browser may load validates with zod/mini", () => {
  const onServer =
    /^(?:lib\/(?:cms\/)?widget\/|lib\/env-schema\.ts|lib\/brand\/|widgets\/(?:\w+\/)?definitions?\.ts)/;
  const whole = files.filter((file) => /from "zod"/.test(readFileSync(file, "utf8")));
  expect(whole).toContain("lib/env-schema.ts");
  expect(whole.filter((file) => !onServer.test(file))).toEqual([]);
});

test("what is written about the back end's calls for their provider reaches no browser", () => {
  const importsOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/import (type )?[^;]*?from "@\/([^"]+)"/g)].map(
      ([, type, path = ""]) => ({ file, path, isType: type !== undefined }),
    );
  const described = files.flatMap(importsOf).filter(({ path }) => path.endsWith("/endpoint-descriptions"));
  expect([...new Set(described.map(({ file }) => file))]).toEqual(["lib/backend/backend-calls.ts"]);
  // The notation of types is all that a page needs of it besides types.
  const used = files
    .filter((file) => !file.startsWith("lib/backend/"))
    .flatMap(importsOf)
    .filter(({ path, isType }) => path.startsWith("lib/backend/") && !isType);
  expect(new Set(used.map(({ path }) => path))).toEqual(new Set(["lib/backend/document/type-notation"]));
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
