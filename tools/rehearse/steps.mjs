import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { askControls } from "../bench/sandbox.mjs";

const MEMORY_BYTES = 512 * 1024 * 1024;
const SHIFT_CLOCK = join(import.meta.dirname, "surroundings/shift-clock.mjs");

/**
 * Everything that is let fail, in order: what a step is called, and what happens in it. A step may return a sentence
 * that is printed under the table.
 */
export function listSteps(stage) {
  const control = askControls(stage.controls);
  /** While the work lasts, every call of the back end is answered so. */
  const whileFaulty = async (fault, milliseconds) => {
    await control("POST", "/faults", { path: "/api/", ...fault });
    await wait(milliseconds);
    await control("DELETE", "/faults");
  };
  return [
    ["nothing fails", () => wait(4_000)],
    ...listInstanceSteps(stage),
    ...listRedisSteps(stage),
    [
      "the back end is killed, and started 3 s later",
      async () => {
        stage.backEnd.kill("SIGKILL");
        await wait(3_000);
        await stage.startBackEnd();
      },
    ],
    [
      "the back end hangs for 6 s",
      async () => {
        stage.backEnd.kill("SIGSTOP");
        await wait(6_000);
        stage.backEnd.kill("SIGCONT");
      },
    ],
    ["the back end takes 3 s for each answer, for 6 s", () => whileFaulty({ delayMs: 3_000 }, 6_000)],
    [
      "the back end answers nonsense for 6 s",
      () => whileFaulty({ status: 200, body: "<html>", contentType: "text/html" }, 6_000),
    ],
    [
      "the back end's certificate has expired for 6 s",
      async () => {
        stage.relay.expire();
        await wait(6_000);
        stage.relay.renew();
      },
    ],
    [
      "the back end moves to another address",
      async () => {
        await stage.relay.moveTo("::1");
        await wait(4_000);
        await stage.relay.moveTo("127.0.0.1");
      },
    ],
    [
      "an instance's clock is ten minutes fast",
      async () => {
        const environment = { NODE_OPTIONS: `--import ${SHIFT_CLOCK}`, CLOCK_OFF: "600000" };
        await stage.restartWeb(0, { environment });
        await wait(4_000);
        await stage.restartWeb(0);
      },
    ],
    ["an instance has 512 MB", () => serveInLittleMemory(stage)],
  ];
}

function listInstanceSteps(stage) {
  return [
    [
      "an instance is killed",
      async () => {
        await stage.endWeb(0, "SIGKILL");
        await wait(2_000);
        await stage.startWeb(0);
      },
    ],
    [
      "an instance hangs, until the watcher ends it",
      async () => {
        stage.webs[1].mayEnd = true;
        const ended = once(stage.webs[1], "exit");
        stage.webs[1].kill("SIGSTOP");
        await ended;
        await stage.startWeb(1);
      },
    ],
    ["an instance is stopped and started anew", () => stage.restartWeb(0)],
    ["the other one too", () => stage.restartWeb(1)],
    [
      "nobody reads an instance's log any more",
      async () => {
        await stage.restartWeb(0, { log: "pipe" });
        stage.webs[0].stdout.destroy();
        await wait(3_000);
      },
    ],
    [
      "the disk of an instance's log is full",
      async () => {
        await stage.restartWeb(0, { log: "/dev/full" });
        await wait(3_000);
        await stage.restartWeb(0);
      },
    ],
  ];
}

function listRedisSteps(stage) {
  return [
    [
      "Redis is away for 5 s",
      async () => {
        stage.redis.kill("SIGKILL");
        await wait(5_000);
        await stage.startRedis();
      },
    ],
    [
      "Redis hangs for 5 s",
      async () => {
        stage.redis.kill("SIGSTOP");
        await wait(5_000);
        stage.redis.kill("SIGCONT");
      },
    ],
    [
      "Redis is emptied",
      async () => {
        const client = createClient({ url: `redis://127.0.0.1:${stage.redisPort}` });
        await client.connect();
        await client.flushAll();
        await client.close();
        await wait(3_000);
      },
    ],
  ];
}

async function serveInLittleMemory(stage) {
  const limit = await limitMemory(MEMORY_BYTES);
  if (limit === undefined)
    return "The step with 512 MB ran without a limit: this user may not make control groups.";
  await stage.restartWeb(0, { onStart: limit.add });
  await wait(8_000);
  const peak = await limit.readPeak();
  await stage.restartWeb(0);
  await limit.remove();
  return `With 512 MB an instance used ${(peak / 1024 ** 2).toFixed(0)} MB at most.`;
}

/** The files of both versions of Linux's control groups; only the root of a version has its `mark`. */
const controlGroups = [
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
async function limitMemory(bytes) {
  const version = controlGroups.find(({ root, mark }) => existsSync(join(root, mark)));
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
