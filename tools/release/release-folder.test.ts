import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { carryStaticFiles, deleteOldReleases, switchBack, switchTo } from "./release-folder.mjs";

const folder = mkdtempSync(join(tmpdir(), "yeoul-releases-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A finished build with these static files. */
function build(name: string, ...files: string[]): string {
  const release = join(folder, "releases", name);
  mkdirSync(join(release, ".next/static/chunks"), { recursive: true });
  for (const file of files) writeFileSync(join(release, ".next/static/chunks", file), name);
  return release;
}

async function release(name: string, ...files: string[]): Promise<string> {
  const built = build(name, ...files);
  await carryStaticFiles(folder, built);
  await switchTo(folder, built);
  return built;
}

test("a release has the files of the two builds before it, is served in one step, and can be taken back", async () => {
  await expect(switchBack(folder)).rejects.toThrow("has no previous release");
  await release("1-a", "one.js", "same.js");
  await release("2-b", "two.js", "same.js");
  await release("3-c", "three.js");
  const fourth = await release("4-d", "four.js");
  expect(readdirSync(join(fourth, ".next/static/chunks")).sort()).toEqual([
    "four.js",
    "same.js",
    "three.js",
    "two.js",
  ]);
  expect(readlinkSync(join(folder, "current"))).toBe("releases/4-d");
  await switchBack(folder);
  expect(readlinkSync(join(folder, "current"))).toBe("releases/3-c");
  // Tabs that were opened meanwhile ask for the files of the release that was taken back.
  expect(readdirSync(join(folder, "current/.next/static/chunks"))).toContain("four.js");
  await switchBack(folder);
  expect(readlinkSync(join(folder, "current"))).toBe("releases/4-d");
});

test("the oldest releases are deleted, never the one that is served or the one before it", async () => {
  await switchTo(folder, join(folder, "releases/1-a"));
  for (const name of ["5-e", "6-f", "7-g"]) await carryStaticFiles(folder, build(name, `${name}.js`));
  // A build that is still under way.
  build("8-h", "eight.js");
  await deleteOldReleases(folder);
  expect(readdirSync(join(folder, "releases")).sort()).toEqual(["1-a", "4-d", "5-e", "6-f", "7-g", "8-h"]);
  expect(existsSync(join(folder, "current/.next/static/chunks/one.js"))).toBe(true);
});
