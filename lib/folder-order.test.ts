import { readdirSync, readFileSync } from "node:fs";
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

const files = ["app", "components", "lib", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\./.test(file))
    .map((file) => join(folder, file)),
);

/** Maps each unit to the units it imports, each with one example. */
function readUses(): Map<string, Map<string, string>> {
  const uses = new Map<string, Map<string, string>>();
  for (const file of files) {
    for (const [, , specifier = ""] of readFileSync(file, "utf8").matchAll(
      /(from|import\()\s*"((?:@\/|\.)[^"]+)"/g,
    )) {
      const target = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(file), specifier);
      const [unit, used] = [unitOf(file), unitOf(`${target}.ts`)];
      if (unit !== used) uses.set(unit, (uses.get(unit) ?? new Map()).set(used, `${file} uses ${target}`));
    }
  }
  return uses;
}

test("folders have no import cycles, direct or indirect", () => {
  const uses = readUses();
  const circles: string[] = [];
  const settled = new Set<string>();
  const follow = (unit: string, way: readonly string[]) => {
    if (way.includes(unit)) {
      const circle = [...way.slice(way.indexOf(unit)), unit];
      circles.push(
        circle
          .slice(1)
          .map((next, at) => uses.get(circle[at] ?? "")?.get(next))
          .join("; "),
      );
      return;
    }
    if (settled.has(unit)) return;
    for (const used of uses.get(unit)?.keys() ?? []) follow(used, [...way, unit]);
    settled.add(unit);
  };
  for (const unit of uses.keys()) follow(unit, []);
  expect(circles).toEqual([]);
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
  const onServer = /^(?:lib\/(?:cms\/)?widget\/|lib\/env-schema\.ts|widgets\/(?:\w+\/)?definitions?\.ts)/;
  const whole = files.filter((file) => /from "zod"/.test(readFileSync(file, "utf8")));
  expect(whole).toContain("lib/env-schema.ts");
  expect(whole.filter((file) => !onServer.test(file))).toEqual([]);
});
