import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";

/** Another sandbox has the database open. */
export class FolderInUseError extends Error {}

/**
 * Claims the folder for this process and returns how to give it back. Two processes writing to one PGlite folder
 * would ruin it, and PGlite itself does not look. The claim is a local socket that answers as long as its process
 * lives: unlike a noted process id it cannot outlive a crash or be mistaken for somebody else's.
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

/** Beside the system's other sockets, for a socket's path may be no longer than about a hundred characters. */
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
