import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pinnedNode, root } from "../../scripts/install.mjs";
import { webCommand } from "../../scripts/web-program.mjs";
import { placeConfiguration, withoutTls } from "../check-deploy/place-configuration.mjs";
import { findCommand } from "../machine.mjs";
import { makeCertificates, openRelay } from "./surroundings/open-relay.mjs";
import { prepareDatabase } from "./surroundings/prepare-database.mjs";

/** On a machine that others use as well. */
const READY_WITHIN_MS = 180_000;
/** As the unit for systemd does. */
const RESTART_AFTER_MS = 1_000;
/** The script of `deploy/systemd` that ends an instance which accepts connections and does not answer. */
const WATCH = "deploy/systemd/watch-instance.sh";
/** Programs that nothing here runs without, with Debian's packages. */
const programs = { nginx: "nginx-light", "redis-server": "redis-server", openssl: "openssl", curl: "curl" };

/** Returns Debian's packages of the programs that are missing, among those that the stage needs. */
export function listMissingPackages() {
  return Object.entries(programs)
    .filter(([name]) => findCommand(name) === undefined)
    .map(([, debian]) => debian);
}

const PUBLISH_SECRET = `whsec_${Buffer.from("only for rehearsals here").toString("base64")}`;
/** The back end, the ports after it, and whatever stands around them. */
const PORTS = 16;

/**
 * Starts PostgreSQL where it is installed, the sandbox behind TLS, Redis, two instances with what watches them, and
 * nginx, on free ports; each can be stopped and started again. `log` takes what the instances write, `release` is the
 * folder of the build that they serve.
 */
export async function openStage(folder, { log = "/dev/null", release = root } = {}) {
  const first = await freePorts(PORTS + 3);
  const [nginxPort, httpPort, redisPort, relayPort, databasePort, ...webPorts] = [0, 1, 2, 3, 4, 5, 6].map(
    (at) => first + at,
  );
  const backEndPort = first + 7;
  const metricsPorts = [first + 13, first + 14];
  const missing = listMissingPackages();
  if (missing.length > 0)
    throw new Error(`programs are missing; on Debian: apt-get install ${missing.join(" ")}`);
  const certificates = await makeCertificates(folder);
  const database = await prepareDatabase(folder, databasePort);
  const origin = `http://localhost:${nginxPort}`;
  const stage = {
    origin,
    controls: `http://localhost:${backEndPort + 1}`,
    redisPort,
    webOrigins: webPorts.map((port) => `http://localhost:${port}`),
    folder,
    metricsPorts,
    relayPort,
    publishSecret: PUBLISH_SECRET,
    watchPorts: [first + PORTS, first + PORTS + 1],
    spareRedisPort: first + PORTS + 2,
    /** What happened by itself, in sentences. */
    incidents: [],
    /** Milliseconds that the back end took to start in this step, for which nobody can know anything. */
    backEndStartMs: 0,
    others: [],
    webs: [],
    watchers: [],
    databaseName: database === undefined ? "PGlite" : "PostgreSQL",
    attackSeconds: Number(process.env.REHEARSAL_ATTACK_SECONDS ?? 10),
  };
  const settings = {
    TRUSTED_HOPS: "1",
    BACKEND_ORIGIN: `https://localhost:${relayPort}`,
    NODE_EXTRA_CA_CERTS: certificates.trusted,
    MEDIA_ORIGIN: `http://localhost:${backEndPort}`,
    MESSENGER_ORIGIN: `http://127.0.0.1:${backEndPort + 2}`,
    PUBLIC_ORIGIN: origin,
    CONTENT_HOSTS: "any",
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    HOST: "127.0.0.1",
    PUBLISH_SECRET,
    SESSION_SECRET: "only-for-rehearsals-on-this-machine-0001",
    WORKBENCH_SECRET: "only-for-rehearsals-on-this-machine-0002",
    DRAIN_SECONDS: "2",
  };

  stage.startRedis = async () => {
    const limits = ["--save", "", "--maxmemory", "256mb", "--maxmemory-policy", "volatile-lru"];
    stage.redis = run("redis-server", ["--port", String(redisPort), ...limits], {});
    await untilListens(redisPort);
  };
  stage.startDatabase = async () => {
    if (database === undefined) return;
    const [program, ...words] = database.command;
    stage.database = run(program, words, {}, { cwd: "/", stderr: "ignore" });
    await untilListens(databasePort);
  };
  stage.startBackEnd = async () => {
    stage.backEnd = run(pinnedNode, ["sandbox/src/main.ts"], {
      SANDBOX_PORT: String(backEndPort),
      SANDBOX_DATA: join(folder, "data"),
      SANDBOX_MEDIA: join(root, ".yeoul/media"),
      SANDBOX_CONTROL: "on",
      PUBLIC_ORIGIN: origin,
      MEDIA_ORIGIN: `http://localhost:${backEndPort}`,
      ...(database === undefined ? {} : { DATABASE_URL: database.address }),
    });
    const began = performance.now();
    await untilAnswers(`${stage.controls}/health`);
    stage.backEndStartMs = performance.now() - began;
  };
  addInstances(stage, { ports: webPorts, settings, release, log });
  addPrograms(stage);
  stage.close = async () => {
    stage.isClosing = true;
    const { nginx, webs, watchers, backEnd, database: served, redis, others } = stage;
    const all = [nginx, ...watchers, ...webs, ...others, backEnd, redis, served].filter(
      (child) => child !== undefined,
    );
    for (const child of all) {
      child.kill("SIGCONT");
      child.kill(webs.includes(child) || child === backEnd || child === redis ? "SIGKILL" : "SIGTERM");
    }
    await Promise.all(all.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
    await stage.relay?.close();
  };

  try {
    await mkdir(join(folder, "data"));
    await Promise.all([stage.startRedis(), stage.startDatabase()]);
    await stage.startBackEnd();
    stage.relay = await openRelay({ port: relayPort, target: backEndPort, certificates });
    await stage.startWeb(0);
    await stage.startWeb(1);
    const shipped = await readFile(join(root, "deploy/nginx/nginx.conf"), "utf8");
    const placed = placeConfiguration(shipped, { folder, tls: nginxPort, http: httpPort, ports: webPorts });
    await writeFile(join(folder, "nginx.conf"), withoutTls(placed));
    // As systemd starts it: with few descriptors, of which its configuration asks for more.
    const withFew = ["-c", 'ulimit -Sn 1024 && exec "$@"', "sh"];
    stage.nginx = run("sh", [...withFew, "nginx", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {});
    await untilAnswers(`${origin}/`);
    return stage;
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/** Adds what starts and stops the instances. One that ends by itself is started anew, and is an incident. */
function addInstances(stage, { ports, settings, release, log }) {
  stage.startWeb = async (at, { environment = {}, log: own = log, onStart = () => {} } = {}) => {
    const port = String(ports[at]);
    stage.watchers[at]?.kill();
    const listens = { PORT: port, METRICS_PORT: String(stage.metricsPorts[at]) };
    const served = { ...settings, ...listens, ...environment };
    const web = run(join(release, webCommand), [], served, { log: own, cwd: release });
    stage.webs[at] = web;
    web.once("exit", (code, signal) => {
      if (web.mayEnd || stage.isClosing || stage.webs[at] !== web) return;
      stage.incidents.push(`Instance ${at + 1} ended by itself (${signal ?? code}) and was started anew.`);
      const again = () => stage.startWeb(at, { environment, log: own, onStart });
      setTimeout(() => stage.isClosing || again().catch(() => {}), RESTART_AFTER_MS);
    });
    await onStart(web.pid);
    await untilAnswers(`http://localhost:${port}/readyz`);
    stage.watchers[at] = run(join(root, WATCH), [port, "kill", "-KILL", String(web.pid)], {});
  };
  stage.readFigures = async (at) =>
    (await fetch(`http://127.0.0.1:${stage.metricsPorts[at]}/metrics`)).text();
  stage.restartWeb = async (at, options) => {
    await stage.endWeb(at, "SIGTERM");
    await stage.startWeb(at, options);
  };
  /** Sends an instance the signal and resolves when it has ended; it is not started anew. */
  stage.endWeb = async (at, signal) => {
    const web = stage.webs[at];
    web.mayEnd = true;
    if (web.exitCode !== null || web.signalCode !== null) return;
    const ended = once(web, "exit");
    web.kill(signal);
    await ended;
  };
}

/** Adds what starts other programs, which end with the stage. */
function addPrograms(stage) {
  stage.startSpareRedis = async () => {
    const spare = run("redis-server", ["--port", String(stage.spareRedisPort), "--save", ""], {});
    stage.others.push(spare);
    await untilListens(stage.spareRedisPort);
    return { url: `redis://127.0.0.1:${stage.spareRedisPort}`, close: () => spare.kill("SIGKILL") };
  };
  /** Starts a program that ends with the stage, and resolves when it listens at the port. */
  stage.startOther = async (program, words, port) => {
    stage.others.push(run(program, words, {}));
    await untilListens(port);
  };
}

/** Starts a program whose output goes to a file; `log` may also be `pipe`, which is read here. */
function run(program, words, settings, { log = "/dev/null", cwd = root, stderr = "inherit" } = {}) {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ["ignore", log === "pipe" ? "pipe" : openSync(log, "a"), stderr],
  });
  child.on("error", (error) => console.error(`${program}: ${error.message}`));
  child.stdout?.resume();
  return child;
}
async function untilAnswers(address) {
  const isAnswered = () =>
    fetch(address, { signal: AbortSignal.timeout(READY_WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isAnswered, address);
}

async function untilListens(port) {
  await until(
    () =>
      new Promise((resolve) => {
        // A port that was tried by listening on it could not be had by the program.
        const socket = connect(port, "127.0.0.1");
        socket.once("connect", () => {
          socket.destroy();
          resolve(true);
        });
        socket.once("error", () => resolve(false));
      }),
    `port ${port}`,
  );
}

async function until(isReached, what) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReached())) {
    if (Date.now() > deadline)
      throw new Error(`${what} does not answer ${READY_WITHIN_MS / 1_000} s after its start`);
    await wait(100);
  }
}

/** Returns the first of so many free ports in a row, below those that the system gives away. */
async function freePorts(count) {
  for (;;) {
    const first = 12_000 + Math.floor(Math.random() * 15_000);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
