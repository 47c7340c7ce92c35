/**
 * Shared by demo, dev and test: installs and builds only when something changed, with plain Node and no dependencies.
 * The hash of all inputs of the last run is stored in `.yeoul/`.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** The root of the repository. */
export const root = join(import.meta.dirname, "..");

/** Folder of stamps, the session secret, the database and the rendered pictures. */
export const stateFolder = join(root, ".yeoul");

/** The Node that the lock file pins; it exists once the install has run. */
export const pinnedNode = join(root, "node_modules/.bin/node");

const buildSources = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "widgets",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "scripts/bundle-page-scripts.mjs",
  "tools/generators/subset-heading-font.mjs",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "global.d.ts",
];

/** Environment of child processes: finds the pinned Node first and disables Next's telemetry. */
export const ownEnvironment = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Runs `npm ci` unless the last run was for the same lock file. */
export async function installWhenNeeded() {
  const hash = await hashOf(["package-lock.json"]);
  if (existsSync(join(root, "node_modules")) && (await readStamp("installed")) === hash) return;
  console.log("Installing the packages of package-lock.json");
  await rm(stampFile("installed"), { force: true });
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  await provideNode();
  await writeStamp("installed", hash);
}

/** On a system for which no Node is pinned, the one that runs this takes its place, where it can do as much. */
async function provideNode() {
  if (existsSync(pinnedNode)) return;
  if (!process.features.typescript)
    throw new Error(
      `Node ${process.version} cannot run TypeScript sources: install Node 24 and run this again.`,
    );
  await symlink(process.execPath, pinnedNode);
}

/** Runs `next build` unless the last build had the same sources. */
export async function buildWhenNeeded() {
  const hash = await hashOf(buildSources);
  if (existsSync(join(root, ".next/BUILD_ID")) && (await readStamp("built")) === hash) return;
  console.log("Building the web application");
  // An aborted build must not be mistaken for the previous one.
  await rm(stampFile("built"), { force: true });
  await run(pinnedNode, ["node_modules/next/dist/bin/next", "build"], { NODE_ENV: "production" });
  await writeStamp("built", hash);
}

/** Runs a command and shows its output. Throws an `Error` unless its exit code is 0. */
export async function run(command, args, environment = {}) {
  const { code } = await runToEnd(command, args, environment);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} exited with code ${code}`);
}

/** Runs a command to its end and shows its output. Resolves with its exit code, or signal, and its output. */
export function runToEnd(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...ownEnvironment, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let isStopped = false;
    const stop = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
    const output = [];
    const passOn = (target) => (chunk) => {
      output.push(chunk);
      target.write(chunk);
    };
    child.stdout.on("data", passOn(process.stdout));
    child.stderr.on("data", passOn(process.stderr));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      if (isStopped) process.exit(130);
      resolve({ code: code ?? signal, output: Buffer.concat(output).toString("utf8") });
    });
  });
}

async function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesUnder(path))
      hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex");
}

async function filesUnder(path) {
  if (!(await stat(join(root, path))).isDirectory()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

const stampFile = (name) => join(stateFolder, name);

async function readStamp(name) {
  try {
    return await readFile(stampFile(name), "utf8");
  } catch {
    // No stamp: it has never run.
    return undefined;
  }
}

async function writeStamp(name, hash) {
  await mkdir(stateFolder, { recursive: true });
  await writeFile(stampFile(name), hash);
}
