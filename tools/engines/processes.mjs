/** Helpers for the processes of browsers and drivers: where their commands are, and waiting until they have exited. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns where a command is; undefined where it is not installed. */
export function findCommand(command) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, command)).find(existsSync);
}

/** Ends a process, and resolves when it has exited. */
export async function end(child) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
