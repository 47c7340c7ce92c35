/**
 * The folder from which a host serves: `releases/` with one folder for each build, and the links `current` and
 * `previous`. A build's own files are never changed.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const STATIC = ".next/static";
/** The list of a build's own static files, without those it carries for earlier ones. */
const OWN_FILES = ".next/own-static-files.json";
/** The builds whose files a new one carries: pages of the last two may still be open in a tab. */
const CARRIED = 2;
/** Releases that are kept besides the one that is served. */
const KEPT = 3;

/** Returns the folder of the release that a link of this folder names; undefined where there is none. */
export async function readRelease(folder, link) {
  try {
    return join(folder, await readlink(join(folder, link)));
  } catch {
    // Nothing has been released yet.
    return undefined;
  }
}

/** Lists a finished build's static files, and adds those of the releases before it that it does not have itself. */
export async function carryStaticFiles(folder, release) {
  const own = await listFiles(join(release, STATIC));
  await writeFile(join(release, OWN_FILES), JSON.stringify(own));
  const before = (await listReleases(folder)).filter((name) => name < basename(release)).slice(-CARRIED);
  let carried = 0;
  for (const name of before.reverse()) carried += await addOwnFiles(join(folder, "releases", name), release);
  return carried;
}

/** Adds one build's static files to another; resolves with how many it did not have. */
async function addOwnFiles(from, release) {
  let added = 0;
  for (const file of await readOwnFiles(from)) {
    const target = join(release, STATIC, file);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await cp(join(from, STATIC, file), target);
    added += 1;
  }
  return added;
}

/** Makes a release the one that is served from the next start on, in one step, and keeps the way back. */
export async function switchTo(folder, release) {
  const served = await readRelease(folder, "current");
  if (served !== undefined && served !== release) await replaceLink(folder, "previous", served);
  await replaceLink(folder, "current", release);
}

/**
 * Serves the previous release again, with the static files of the one it replaces, whose pages are open in tabs; throws
 * where there is none. Resolves with its folder.
 */
export async function switchBack(folder) {
  const previous = await readRelease(folder, "previous");
  if (previous === undefined || !existsSync(previous)) throw new Error(`${folder} has no previous release.`);
  const served = await readRelease(folder, "current");
  if (served !== undefined) await addOwnFiles(served, previous);
  await switchTo(folder, previous);
  return previous;
}

/** Deletes the oldest releases; never one that a link names. */
export async function deleteOldReleases(folder) {
  const linked = [await readRelease(folder, "current"), await readRelease(folder, "previous")];
  const old = (await listReleases(folder)).slice(0, -KEPT - 1).map((name) => join(folder, "releases", name));
  for (const release of old) if (!linked.includes(release)) await rm(release, { recursive: true });
}

async function listReleases(folder) {
  const names = await readdir(join(folder, "releases"));
  return names.filter((name) => existsSync(join(folder, "releases", name, OWN_FILES))).sort();
}

async function readOwnFiles(release) {
  return JSON.parse(await readFile(join(release, OWN_FILES), "utf8"));
}

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** A link cannot be changed in one step, but another can take its name. */
async function replaceLink(folder, name, release) {
  const fresh = join(folder, `${name}.new`);
  await rm(fresh, { force: true });
  await symlink(join("releases", basename(release)), fresh);
  await rename(fresh, join(folder, name));
}
