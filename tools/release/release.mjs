/**
 * `npm run release -- FOLDER` builds the committed state into a folder of its own below FOLDER, with the static files
 * of the two builds before it, and makes it the one that is served from the next start on. `npm run release -- FOLDER
 * --back` returns to the previous one. Restart the instances one after the other then (docs/operators.md).
 */
import { execFileSync } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ownEnvironment, root } from "../../scripts/install.mjs";
import { listLicences, listMaterials } from "./bill-of-materials.mjs";
import { carryStaticFiles, deleteOldReleases, switchBack, switchTo } from "./release-folder.mjs";

const [given, ...flags] = process.argv.slice(2);
if (given === undefined || given.startsWith("-")) {
  console.error("Name the folder from which this host serves: npm run release -- /srv/yeoul");
  process.exit(1);
}
const folder = resolve(given);
try {
  const release = flags.includes("--back") ? await switchBack(folder) : await buildRelease();
  console.log(`${join(folder, "current")} is now ${release}. Restart the instances, one after the other.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Writes what stands in the release's folder: a bill of materials in CycloneDX, and the licence of every package. */
async function writeBill(release) {
  const bill = await listMaterials(release);
  await writeFile(join(release, "bill-of-materials.json"), `${JSON.stringify(bill, null, 2)}\n`);
  await writeFile(join(release, "third-party-licences.txt"), listLicences(bill));
}

/** Removes what only a build or a test needs; a third of the whole. */
async function removeBuildTools(release, work) {
  const words = ["prune", "--omit=dev", "--workspaces=false", "--include-workspace-root", "--loglevel=error"];
  execFileSync("npm", words, work);
  const compilers = await readdir(join(release, "node_modules/@next"));
  const folders = compilers
    .filter((name) => name.startsWith("swc-"))
    .map((name) => `node_modules/@next/${name}`);
  for (const folder of [...folders, ".next/cache", "sandbox", "e2e"])
    await rm(join(release, folder), { recursive: true, force: true });
}

async function buildRelease() {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const time = new Date().toISOString().slice(0, 19).replace(/\D/g, "");
  const release = join(folder, "releases", `${time}-${commit}`);
  await mkdir(release, { recursive: true });
  try {
    const archive = execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync("tar", ["-x", "-C", release], { input: archive });
    const work = { cwd: release, stdio: "inherit", env: ownEnvironment };
    // Complete: where a tool of the build is missing, the framework installs what it thinks fit.
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], work);
    execFileSync("npm", ["run", "build"], work);
    await removeBuildTools(release, work);
    await writeBill(release);
  } catch (error) {
    // What was not finished must not be served.
    await rm(release, { recursive: true, force: true });
    throw error;
  }
  console.log(`${await carryStaticFiles(folder, release)} static files of earlier builds are carried.`);
  await switchTo(folder, release);
  await deleteOldReleases(folder);
  return release;
}
