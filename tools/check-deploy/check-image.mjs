/**
 * `npm run check:image -w tools`: builds the image of `deploy/container/Dockerfile` from the committed state, and runs it as a
 * container's runtime would. It needs root, and Debian's packages buildah and debootstrap; five minutes. Where the
 * registry of the base image cannot be reached, a base is made of Debian, the pinned Node and this machine's npm, which
 * says nothing about the published one.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pinnedNode, root } from "../../scripts/install.mjs";
import { freePort } from "../machine.mjs";
import { expectEqual, openChecks, run } from "./checks.mjs";

const DOCKERFILE = "deploy/container/Dockerfile";
const READY_WITHIN_MS = 60_000;
const RUN_CONTAINER = join(import.meta.dirname, "run-container.sh");

const folder = await mkdtemp(join(tmpdir(), "yeoul-image-"));
const { check, finish } = openChecks();
const buildah = (...words) =>
  run("buildah", "--root", join(folder, "storage"), "--runroot", join(folder, "run"), ...words);

try {
  const base = /^ARG BASE=(\S+)$/m.exec(await readFile(join(root, DOCKERFILE), "utf8"))[1];
  await prepareBase(base);
  const isBuilt = await check("every instruction of the Dockerfile works", async () => {
    const context = join(folder, "context");
    await mkdir(context);
    const archive = execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync("tar", ["-x", "-C", context], { input: archive });
    const file = join(context, DOCKERFILE);
    buildah("bud", "--isolation", "chroot", "--pull=false", "-f", file, "-t", "yeoul", context);
    return true;
  });
  if (isBuilt) await checkContainer();
} finally {
  // Also what is mounted in there.
  try {
    buildah("umount", "--all");
  } catch {
    // Nothing was mounted.
  }
  await rm(folder, { recursive: true, force: true });
}
finish();

/** Pulls the base image, or makes one in its place. */
async function prepareBase(name) {
  try {
    buildah("pull", "--quiet", name);
    console.log(`  base    ${name}`);
    return;
  } catch {
    console.log(`  base    made here, because ${name} cannot be reached`);
  }
  const files = join(folder, "base");
  run("debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", files);
  const modules = join(files, "usr/local/lib/node_modules");
  await mkdir(modules, { recursive: true });
  await cp(pinnedNode, join(files, "usr/local/bin/node"), { dereference: true });
  await cp(dirname(dirname(process.env.npm_execpath)), join(modules, "npm"), { recursive: true });
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(files, "usr/local/bin/npm"));
  // An authority of this machine's own, which its registry may need.
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  const known = "/etc/ssl/certs/ca-certificates.crt";
  if (authorities !== undefined) await cp(authorities, join(files, known), { dereference: true });
  const container = buildah("from", "scratch").trim();
  buildah("add", "--quiet", container, files, "/");
  buildah(
    "config",
    "--env",
    `NODE_EXTRA_CA_CERTS=${known}`,
    "--env",
    "PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    container,
  );
  buildah("commit", "--quiet", "--rm", container, name);
  await rm(files, { recursive: true });
}

/** Starts the image's command as the first process of a container, and stops it. */
async function checkContainer() {
  const { User, Cmd, WorkingDir, Env, StopSignal } = JSON.parse(
    buildah("inspect", "--type", "image", "yeoul"),
  ).OCIv1.config;
  const files = buildah("mount", buildah("from", "--pull=false", "yeoul").trim()).trim();
  const port = await freePort();
  const runtime = [
    "--pid",
    "--mount",
    "--fork",
    "--kill-child",
    RUN_CONTAINER,
    files,
    WorkingDir,
    User,
    Cmd[0],
  ];
  const container = spawn("unshare", runtime, {
    env: {
      ...Object.fromEntries(Env.map((entry) => entry.split(/=(.*)/s))),
      PORT: String(port),
      BACKEND_ORIGIN: "http://127.0.0.1:9",
      SESSION_SECRET: "only-for-the-check-of-an-image-0001",
      CONTENT_HOSTS: "any",
      DRAIN_SECONDS: "2",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let log = "";
  container.stdout.on("data", (chunk) => {
    log += chunk;
  });
  const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) });
  try {
    const isServing = await check("it serves from a file system that cannot be written to", async () => {
      await untilReady(ask, container);
      expectEqual((await ask("/r/14")).status, 503, "a page without a back end");
      return true;
    });
    if (!isServing) throw new Error(log);
    const server = Number(run("pgrep", "-P", String(container.pid)).trim());
    await check("the server is the first process, has the image's user and no capability", async () => {
      const status = await readFile(`/proc/${server}/status`, "utf8");
      const of = (name) => new RegExp(`^${name}:\\s*(.*)$`, "m").exec(status)?.[1].split(/\s+/);
      expectEqual(of("NSpid").at(-1), "1", "its number there");
      expectEqual(of("Uid")[0], User, "its user");
      expectEqual(Number.parseInt(of("CapEff")[0], 16), 0, "its capabilities");
      if (Number(User) === 0) throw new Error("it runs as root");
    });
    await check(`${StopSignal} drains it, and it ends with 0`, async () => {
      const ended = once(container, "exit");
      process.kill(server, StopSignal);
      await wait(500);
      expectEqual((await ask("/readyz")).status, 503, "whether new guests may come");
      expectEqual(await ended, [0, null], "its end");
    });
  } finally {
    container.kill("SIGKILL");
  }
}

async function untilReady(ask, container) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && container.exitCode === null) {
    const isReady = await ask("/readyz").then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error("The server does not answer.");
}
