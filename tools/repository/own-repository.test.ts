import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const CODE = /\.(?:[cm]?[jt]sx?|json|sh)$|^\.ci\//;
/** The one place that may look beside the repository: other people's attacks, where they are at hand. */
const MAY_LEAVE = new Set([".ci/run"]);
/** A relative path within quotes, which is used from the file's folder or from the repository's. */
const CLIMBING = /(?:["'`]|\.meta\.dirname,\s*["'`])((?:\.\.\/)+[^"'`\s]*|\.\.)["'`]/g;

const folders = [
  ".ci",
  "app",
  "components",
  "e2e",
  "lib",
  "messages",
  "sandbox",
  "scripts",
  "tools",
  "widgets",
];
const files = [
  ...readdirSync("."),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
].filter((file) => CODE.test(file) && !/node_modules|^package-lock/.test(file) && statSync(file).isFile());

/** Returns the paths in a text that lead out of the repository from the file's folder, or are read from its root. */
function listPathsOutside(file: string, text: string): string[] {
  const fromFile = [...text.matchAll(CLIMBING)]
    .map(([, path = ""]) => path)
    // Some tests hold sources of files that do not exist; those import from our own folders.
    .filter((path) => !/^[*]|^(?:app|components|lib|widgets)\//.test(path.replace(/^(?:\.\.\/)+/, "")))
    .filter((path) => normalize(join(dirname(file), path)).startsWith(".."));
  const fromRoot = text.match(/(?:process\.cwd\(\)|\broot),\s*["'`]\.\.[^"'`]*["'`]/g) ?? [];
  const absolute = text.match(/["'`]\/(?:home|root|work|Users)\/[^"'`]*["'`]/g) ?? [];
  return [...fromFile, ...fromRoot, ...absolute];
}

test("no source, test or script reads anything outside of the repository", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !MAY_LEAVE.has(file))
    .flatMap((file) => listPathsOutside(file, readFileSync(file, "utf8")).map((path) => `${file}: ${path}`));
  expect(found).toEqual([]);
});

test("a path that leaves the repository is found, however it is written", () => {
  const up = "..";
  for (const text of [
    `resolve(process.cwd(), "${up}/shared")`,
    `join(root, "${up}")`,
    `readFileSync("${up}/${up}/notes.txt")`,
    `new URL("${up}/${up}/notes.txt", import.meta.url)`,
    `join(import.meta.dirname, "${up}/${up}")`,
    `open("/${"home"}/me/notes.txt")`,
  ]) {
    expect([text, listPathsOutside("scripts/a.mjs", text)]).toEqual([text, [expect.any(String)]]);
  }
  expect(listPathsOutside("scripts/a.mjs", `join(import.meta.dirname, "${up}")`)).toEqual([]);
});
