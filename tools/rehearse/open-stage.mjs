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
import { makeCertificates } from "./surroundings/make-certificates.mjs";
import { openRelay } from "./surroundings/open-relay.mjs";
import { prepareDatabase } from "./surroundings/prepare-database.mjs";

const READY_WITHIN_MS = 60_000;
/** The script of `deploy/systemd` that ends an instance which accepts connections and does not answer. */
const WATCH = "deploy/systemd/watch-instance.sh";
/** The back end, the ports after it, and whatever stands around them. */
const PORTS = 16;

/**
 * Starts PostgreSQL where it is installed, the sandbox behind TLS, Redis, two instances with what watches them, and
 * nginx, on free ports; each can be stopped and started again. `log` takes what the instances write, `release` is the
 * folder of the build that they serve.
 */
export async function openStage(folder, { log = "/dev/null", release = root } = {}) {
  const first = await freePorts(PORTS);
  const [nginxPort, httpPort, redisPort, relayPort, databasePort, ...webPorts] = [0, 1, 2, 3, 4, 5, 6].map(
    (at) => first + at,
  );
  const backEndPort = first + 7;
  const metricsPorts = [first + 13, first + 14];
  const certificates = await makeCertificates(folder);
  const database = await prepareDatabase(folder, databasePort);
  const origin = `http://localhost:${nginxPort}`;
  const stage = {
    origin,
    controls: `http://localhost:${backEndPort + 1}`,
    redisPort,
    webOrigins: webPorts.map((port) => `http://localhost:${port}`),
    sparePort: first + PORTS - 1,
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
    PUBLISH_SECRET: `whsec_${Buffer.from("only for rehearsals here").toString("base64")}`,
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
    await untilAnswers(`${stage.controls}/health`);
  };
  stage.startWeb = async (at, { environment = {}, log: own = log, onStart = () => {} } = {}) => {
    const port = String(webPorts[at]);
    const served = { ...settings, ...environment, PORT: port, METRICS_PORT: String(metricsPorts[at]) };
    const web = run(join(release, webCommand), [], served, { log: own, cwd: release });
    stage.webs[at] = web;
    await onStart(web.pid);
    await untilAnswers(`http://localhost:${port}/readyz`);
    stage.watchers[at]?.kill();
    stage.watchers[at] = run(join(root, WATCH), [port, "kill", "-KILL", String(web.pid)], {});
  };
  stage.readFigures = async (at) => (await fetch(`http://127.0.0.1:${metricsPorts[at]}/metrics`)).text();
  stage.stopWeb = async (at) => {
    const ended = once(stage.webs[at], "exit");
    stage.webs[at].kill("SIGTERM");
    await ended;
  };
  stage.close = async () => {
    const { nginx, webs, watchers, backEnd, database: served, redis } = stage;
    const all = [nginx, ...watchers, ...webs, backEnd, redis, served].filter((child) => child !== undefined);
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
  await until(() =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
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
  );
}

async function until(isReached) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error("What was started does not answer.");
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
