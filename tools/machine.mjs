/** What tools ask of the machine that they run on. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";

/** Returns where a command is; undefined where it is not installed. */
export function findCommand(command) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, command)).find(existsSync);
}

/** Returns a port that nothing listens at. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Debian's browser, where it is installed. */
export const debianChromium = existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined;

/** Starts the installed browser, or the one that `npm test` installs. */
export async function launchBrowser() {
  const { chromium } = await import("playwright");
  return chromium.launch({
    args: ["--no-sandbox"],
    ...(debianChromium === undefined ? {} : { executablePath: debianChromium }),
  });
}

/** Clock ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/** Returns the CPU time of a process in seconds, all threads together, read from `/proc` (Linux only). */
export function cpuSeconds(pid) {
  // The fields after the process name in brackets, which may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Returns the resident memory of a process in bytes, read from `/proc` (Linux only). */
export function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(kilobytes) * 1_024;
}
