import { existsSync } from "node:fs";
import { mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The files of both versions of Linux's control groups; only the root of a version has its `mark`. */
const versions = [
  {
    root: "/sys/fs/cgroup/memory",
    mark: "memory.limit_in_bytes",
    limit: "memory.limit_in_bytes",
    peak: "memory.max_usage_in_bytes",
  },
  { root: "/sys/fs/cgroup", mark: "cgroup.controllers", limit: "memory.max", peak: "memory.peak" },
];

/**
 * Limits what the processes put into it may use together, as a container's limit does. Undefined where this user may
 * not make control groups.
 */
export async function limitMemory(bytes) {
  const version = versions.find(({ root, mark }) => existsSync(join(root, mark)));
  if (version === undefined) return undefined;
  const group = join(version.root, `yeoul-rehearsal-${process.pid}`);
  try {
    await mkdir(group);
    await writeFile(join(group, version.limit), String(bytes));
  } catch {
    await rmdir(group).catch(() => {});
    return undefined;
  }
  return {
    add: (pid) => writeFile(join(group, "cgroup.procs"), String(pid)),
    readPeak: async () => Number(await readFile(join(group, version.peak), "utf8")),
    remove: () => rmdir(group),
  };
}
