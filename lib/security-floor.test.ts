import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import config from "@/next.config.mjs";

const versionOf = (name: string) => field(readJson(join("node_modules", name, "package.json")), "version");
const wanted = Object.entries(fields(readJson("package.json"), "dependencies"));
const sources = ["app", "components", "lib", "widgets"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The last releases with a hole that reaches us: remote execution in React, thirteen holes and more in Next. */
test.each([
  ["next", "16.4.6"],
  ["react", "19.2.1"],
  ["react-dom", "19.2.1"],
])("%s is %s or later", (name, floor) => {
  expect(versionOf(name).localeCompare(floor, "en", { numeric: true })).toBeGreaterThanOrEqual(0);
});

test("react and react-dom are of one release", () => {
  expect(versionOf("react-dom")).toBe(versionOf("react"));
});

test("what is installed is what package.json names, to the digit", () => {
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(wanted.filter(([name, version]) => versionOf(name) !== version)).toEqual([]);
});

test("the image optimiser is off, and no address is rewritten by configuration", () => {
  const options: Record<string, unknown> = { ...config };
  expect(options.images).toMatchObject({ unoptimized: true });
  expect(options).not.toHaveProperty("rewrites");
  expect(options).not.toHaveProperty("redirects");
  expect(options.poweredByHeader).toBe(false);
});

test("there are no server actions and no cached functions: /api is the one public way in", () => {
  const found = sources.filter(({ text }) => /^\s*["']use (?:server|cache)\b/m.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("no script runs before the page by Next's own means, and nothing of ours is run from text (Redis runs its own)", () => {
  const found = sources.filter(({ text }) =>
    /beforeInteractive|(?<!\b(?:client|connection)\.)\beval\(|new Function\(/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("security case 80 a full disk stops nothing: what serves guests writes no file", () => {
  const writing = /\b(?:writeFile|appendFile|createWriteStream|mkdir|openSync|cacheHandler)\b/;
  const found = sources.filter(({ text }) => writing.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(config).toMatchObject({ experimental: { isrFlushToDisk: false } });
});

test("nothing catches every address at the root: decideRoute alone says what is unknown", () => {
  const roots = ["app", "app/[locale]"].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  expect(roots.filter((path) => /\[\.\.\.|\[\[\.\.\./.test(path))).toEqual([]);
});

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function field(value: unknown, name: string): string {
  const found =
    typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  if (typeof found !== "string") throw new Error(`there is no ${name}`);
  return found;
}

function fields(value: unknown, name: string): Record<string, string> {
  const found =
    typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  if (typeof found !== "object" || found === null) throw new Error(`there is no ${name}`);
  return Object.fromEntries(Object.entries(found).map(([key, text]) => [key, String(text)]));
}
