import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Returns what a folder is made of as a bill of materials (CycloneDX 1.5): every package that stands in its
 * `node_modules`, whoever put it there, with its licence, the hash of the lock file, and the SHA-256 of a runtime.
 */
export async function listMaterials(folder) {
  const { name, version } = await readJson(join(folder, "package.json"));
  const { packages } = await readJson(join(folder, "package-lock.json"));
  const found = await listPackages(join(folder, "node_modules"));
  const components = await Promise.all(
    found.map((path) => describe(path, packages[relative(folder, path)]?.integrity)),
  );
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: components.sort((a, b) => a.purl.localeCompare(b.purl)),
  };
}

/** Returns one line for each package of a bill of materials: its name, its version and its licence. */
export function listLicences({ components }) {
  const lines = components.map(
    ({ name, version, licenses }) => `${name} ${version}: ${licenses?.[0]?.expression ?? "not stated"}`,
  );
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}

/** Returns the folders of all packages below a `node_modules`, also those within others. */
async function listPackages(modules) {
  const entries = await readdir(modules, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  const nested = await Promise.all(
    folders.map(async ({ name }) => {
      const path = join(modules, name);
      if (name.startsWith("@")) return listPackages(path);
      return [path, ...(await listPackages(join(path, "node_modules")))];
    }),
  );
  return nested.flat();
}

async function describe(path, integrity) {
  const { name, version, license, bin } = await readJson(join(path, "package.json"));
  const runtime = name?.startsWith("node-linux-") ? join(path, bin.node) : undefined;
  const hashes = [
    ...(integrity?.startsWith("sha512-")
      ? [{ alg: "SHA-512", content: Buffer.from(integrity.slice(7), "base64").toString("hex") }]
      : []),
    ...(runtime === undefined ? [] : [{ alg: "SHA-256", content: await hashOf(runtime) }]),
  ];
  const stated = typeof license === "string" ? license : license?.type;
  return {
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name?.replace("@", "%40")}@${version}`,
    ...(stated === undefined ? {} : { licenses: [{ expression: stated }] }),
    ...(hashes.length === 0 ? {} : { hashes }),
  };
}

async function hashOf(file) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function readJson(file) {
  return JSON.parse(await readFile(file, "utf8"));
}
