import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import configure from "@/next.config.mjs";

const versionOf = (name: string) => field(readJson(join("node_modules", name, "package.json")), "version");
const wanted = Object.entries(fields(readJson("package.json"), "dependencies"));
const sources = ["app", "components", "lib", "widgets"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** First releases without vulnerabilities that affect us: remote code execution in React, more than a dozen in Next. */
test.each([
  ["next", "16.4.6"],
  ["react", "19.2.1"],
  ["react-dom", "19.2.1"],
])("%s is %s or later", (name, floor) => {
  expect(versionOf(name).localeCompare(floor, "en", { numeric: true })).toBeGreaterThanOrEqual(0);
});

test("react and react-dom have the same version", () => {
  expect(versionOf("react-dom")).toBe(versionOf("react"));
});

test("package.json pins exact versions, and these are installed", () => {
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(wanted.filter(([name, version]) => versionOf(name) !== version)).toEqual([]);
});

test("the image optimiser is off, and the configuration has no rewrites or redirects", async () => {
  const options: Record<string, unknown> = { ...(await configure(PHASE_PRODUCTION_SERVER)) };
  expect(options.images).toMatchObject({ unoptimized: true });
  expect(options).not.toHaveProperty("rewrites");
  expect(options).not.toHaveProperty("redirects");
  expect(options.poweredByHeader).toBe(false);
});

test("there are no server actions or cached functions: /api is the only public entry point", () => {
  const found = sources.filter(({ text }) => /^\s*["']use (?:server|cache)\b/m.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("the application uses no beforeInteractive scripts and no code evaluation (Redis scripts excepted)", () => {
  const found = sources.filter(({ text }) =>
    /beforeInteractive|(?<!\b(?:client|connection)\.)\beval\(|new Function\(/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test("code that serves guests writes no files, so a full disk does not stop it", async () => {
  const writing = /\b(?:writeFile|appendFile|createWriteStream|mkdir|openSync|cacheHandler)\b/;
  const found = sources.filter(({ text }) => writing.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(await configure(PHASE_PRODUCTION_SERVER)).toMatchObject({ experimental: { isrFlushToDisk: false } });
});

test("no catch-all route at the root: only decideRoute decides what is unknown", () => {
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
  if (typeof found !== "string") throw new Error(`${name} does not exist`);
  return found;
}

function fields(value: unknown, name: string): Record<string, string> {
  const found =
    typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  if (typeof found !== "object" || found === null) throw new Error(`${name} does not exist`);
  return Object.fromEntries(Object.entries(found).map(([key, text]) => [key, String(text)]));
}
