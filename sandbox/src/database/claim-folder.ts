import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Another sandbox has the database open. */
export class FolderInUseError extends Error {}

/**
 * Claims the folder for this process and returns how to give it back. Two processes writing to one PGlite folder
 * would ruin it, and PGlite itself does not look. A claim whose process is gone counts for nothing.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const claim = path.join(folder, "claimed-by");
  const holder = await readHolder(claim);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new FolderInUseError(
      `The database in ${folder} is in use by the sandbox with process id ${holder}.`,
    );
  }
  await writeFile(claim, `${process.pid}\n`);
  return () => rm(claim, { force: true });
}

async function readHolder(claim: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(claim, "utf8"), 10) || null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // Not being allowed to signal it means that it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
