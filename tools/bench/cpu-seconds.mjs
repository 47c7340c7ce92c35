import { readFileSync } from "node:fs";

/** Clock ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/** Returns the CPU time of a process in seconds, all threads together, read from `/proc` (Linux only). */
export function cpuSeconds(pid) {
  // The fields after the process name in brackets, which may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
