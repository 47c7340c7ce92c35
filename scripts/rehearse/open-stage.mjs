import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { placeConfiguration, withoutTls } from "../check-deploy/place-configuration.mjs";
import { pinnedNode, root } from "../install.mjs";
import { webCommand } from "../web-program.mjs";

const READY_WITHIN_MS = 60_000;

/** Starts Redis, the sandbox, two instances and nginx on free ports; each can be stopped and started again. */
export async function openStage(folder) {
  const first = await freePorts(12);
  const [nginxPort, httpPort, redisPort, ...webPorts] = [0, 1, 2, 3, 4].map((at) => first + at);
  const backEndPort = first + 5;
  const origin = `http://localhost:${nginxPort}`;
  const stage = { origin, controls: `http://localhost:${backEndPort + 1}`, webs: [] };

  stage.startRedis = async () => {
    const words = [
      "--port",
      String(redisPort),
      "--save",
      "",
      "--maxmemory",
      "256mb",
      "--maxmemory-policy",
      "volatile-lru",
    ];
    stage.redis = run("redis-server", words, {});
    await untilListens(redisPort);
  };
  stage.startBackEnd = async () => {
    stage.backEnd = run(pinnedNode, ["sandbox/src/main.ts"], {
      SANDBOX_PORT: String(backEndPort),
      SANDBOX_DATA: join(folder, "data"),
      SANDBOX_MEDIA: join(root, ".yeoul/media"),
      SANDBOX_CONTROL: "on",
      PUBLIC_ORIGIN: origin,
      MEDIA_ORIGIN: `http://localhost:${backEndPort}`,
    });
    await untilAnswers(`${stage.controls}/health`);
  };
  stage.startWeb = async (at) => {
    stage.webs[at] = run(join(root, webCommand), [], {
      PORT: String(webPorts[at]),
      TRUSTED_HOPS: "1",
      BACKEND_ORIGIN: `http://localhost:${backEndPort}`,
      MEDIA_ORIGIN: `http://localhost:${backEndPort}`,
      MESSENGER_ORIGIN: `http://127.0.0.1:${backEndPort + 2}`,
      PUBLIC_ORIGIN: origin,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: "only-for-rehearsals-on-this-machine-0001",
      DRAIN_SECONDS: "2",
    });
    await untilAnswers(`http://localhost:${webPorts[at]}/readyz`);
  };
  stage.stopWeb = async (at) => {
    const ended = once(stage.webs[at], "exit");
    stage.webs[at].kill("SIGTERM");
    await ended;
  };
  stage.close = async () => {
    const all = [stage.nginx, ...stage.webs, stage.backEnd, stage.redis].filter(
      (child) => child !== undefined,
    );
    for (const child of all) child.kill("SIGCONT");
    for (const child of all) child.kill(child === stage.nginx ? "SIGTERM" : "SIGKILL");
    await Promise.all(all.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
  };

  try {
    await mkdir(join(folder, "data"));
    await Promise.all([stage.startRedis(), stage.startBackEnd()]);
    await stage.startWeb(0);
    await stage.startWeb(1);
    const shipped = await readFile(join(root, "deploy/nginx/nginx.conf"), "utf8");
    const placed = placeConfiguration(shipped, { folder, tls: nginxPort, http: httpPort, ports: webPorts });
    await writeFile(join(folder, "nginx.conf"), withoutTls(placed));
    stage.nginx = run("nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {});
    await untilAnswers(`${origin}/`);
    return stage;
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/** Starts a program; its output is read and dropped, as by a collector of logs. */
function run(program, words, settings) {
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.on("error", (error) => console.error(`${program}: ${error.message}`));
  child.stdout.resume();
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
