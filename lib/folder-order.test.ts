import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a widget is and what it loads, which `lib/cms` asks; its view stands above `lib/cms`. */
const WIDGET_DEFINITION = /^widgets\/(?:definitions|[\w-]+\/(?:definition|load))\.ts$/;

/** `lib/payment`, `components/receipt`, `app`: the folder that decides one thing. Of widgets it is one of two floors. */
function roomOf(file: string): string {
  const [top = "", room = "", ...rest] = file.split("/");
  if (top === "widgets") return WIDGET_DEFINITION.test(file) ? "widgets/definitions" : "widgets/views";
  return top === "app" || rest.length === 0 ? top : `${top}/${room}`;
}

const files = ["app", "components", "lib", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\./.test(file))
    .map((file) => join(folder, file)),
);

/** Who asks whom, with one file that does. */
function readUses(): Map<string, Map<string, string>> {
  const uses = new Map<string, Map<string, string>>();
  for (const file of files) {
    for (const [, , specifier = ""] of readFileSync(file, "utf8").matchAll(
      /(from|import\()\s*"((?:@\/|\.)[^"]+)"/g,
    )) {
      const target = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(file), specifier);
      const [room, used] = [roomOf(file), roomOf(`${target}.ts`)];
      if (room !== used) uses.set(room, (uses.get(room) ?? new Map()).set(used, `${file} uses ${target}`));
    }
  }
  return uses;
}

test("no folder uses another that uses it, however long the way round", () => {
  const uses = readUses();
  const circles: string[] = [];
  const settled = new Set<string>();
  const follow = (room: string, way: readonly string[]) => {
    if (way.includes(room)) {
      const circle = [...way.slice(way.indexOf(room)), room];
      circles.push(
        circle
          .slice(1)
          .map((next, at) => uses.get(circle[at] ?? "")?.get(next))
          .join("; "),
      );
      return;
    }
    if (settled.has(room)) return;
    for (const used of uses.get(room)?.keys() ?? []) follow(used, [...way, room]);
    settled.add(room);
  };
  for (const room of uses.keys()) follow(room, []);
  expect(circles).toEqual([]);
});

test("no folder holds more than twenty-five files of its own", () => {
  const all = ["app", "components", "e2e", "lib", "sandbox/src", "scripts", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => parentPath),
  );
  const counts = new Map<string, number>();
  for (const folder of all) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

test("whatever a browser may load checks what it reads with zod/mini", () => {
  const onServer = /^(?:lib\/(?:cms\/)?widget\/|lib\/env-schema\.ts|widgets\/(?:\w+\/)?definitions?\.ts)/;
  const whole = files.filter((file) => /from "zod"/.test(readFileSync(file, "utf8")));
  expect(whole).toContain("lib/env-schema.ts");
  expect(whole.filter((file) => !onServer.test(file))).toEqual([]);
});
