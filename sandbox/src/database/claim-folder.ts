import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";

/** Thrown when another sandbox has the database open. */
export class FolderInUseError extends Error {}

/**
 * Claims the folder for this process and returns a function that releases it. Throws `FolderInUseError` if it is
 * claimed. Two processes that write to one PGlite folder would corrupt it, and PGlite itself does not check. The claim
 * is a local socket that accepts connections while its process lives: unlike a stored process id, it cannot outlive a
 * crash or be mistaken for another process's.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const address = claimAddress(await realpath(folder));
  if (await isAnswered(address)) {
    throw new FolderInUseError(
      `The database in ${folder} is in use; stop the other sandbox or set SANDBOX_DATA.`,
    );
  }
  await rm(address, { force: true });
  const claim = createServer((caller) => caller.destroy());
  claim.listen(address);
  await once(claim, "listening");
  claim.unref();
  return async () => {
    claim.close();
    await once(claim, "close");
  };
}

/** Returns the socket's path, in the temporary folder because it must be shorter than about a hundred characters. */
function claimAddress(folder: string): string {
  const name = `sandbox-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const caller = connect(address);
    caller.once("connect", () => {
      caller.destroy();
      resolve(true);
    });
    caller.once("error", () => resolve(false));
  });
}
