import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { migrationsFolder, type OpenDatabase, openPgliteInMemory } from "#database/open-database.ts";

const folder = path.join(import.meta.dirname, "../../../.yeoul/test-database");

/**
 * Opens an empty, migrated PGlite in memory. Creating its files takes most of the time of a test file, so the first one
 * stores them for all others; a change of a migration or of PGlite creates new ones.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const file = path.join(folder, `${await hashOfMakers()}.tar`);
  const made = await readFile(file).catch(() => undefined);
  if (made !== undefined) return openPgliteInMemory(new Blob([made]));
  const opened = await openPgliteInMemory();
  const files = await opened.dump();
  await mkdir(folder, { recursive: true });
  // Other processes may be reading or writing in the folder, so only finished files of other versions are removed.
  for (const name of await readdir(folder)) {
    if (name.endsWith(".tar") && name !== path.basename(file))
      await rm(path.join(folder, name), { force: true });
  }
  const written = path.join(folder, randomUUID());
  await writeFile(written, Buffer.from(await files.arrayBuffer()));
  await rename(written, file);
  return opened;
}

/** Returns a hash of PGlite and the migrations, which determine the files. */
async function hashOfMakers(): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await readFile(createRequire(import.meta.url).resolve("@electric-sql/pglite")));
  for (const name of (await readdir(migrationsFolder)).sort()) {
    if (name.endsWith(".sql")) hash.update(await readFile(path.join(migrationsFolder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
