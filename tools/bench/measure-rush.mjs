/**
 * `npm run bench -w tools -- rush`: a thousand guests and fifty tables at noon, at two instances of the server that share a
 * Redis, in front of the sandbox; and how long readers of other pages wait meanwhile.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../scripts/install.mjs";
import { webCommand } from "../../scripts/web-program.mjs";
import { freePort } from "../machine.mjs";
import { bookInRush } from "./book-tables.mjs";
import { report } from "./figures.mjs";
import { readBeside } from "./read-beside.mjs";
import { askControls } from "./sandbox.mjs";

const RUSH = { guestsAtOnce: 1_000, seats: 50, outlet: 930_000, promotion: 930_001 };
const CALM_SECONDS = 4;

/** Returns the goals missed, as sentences. */
export async function measureRush({ publicOrigin, controls, webPid }) {
  const other = await startAnother(webPid);
  const origins = [publicOrigin, other];
  const readers = readBeside(origins.map((origin) => `${origin}/p/faq`));
  await readers.during(1);
  const calm = await readers.during(CALM_SECONDS);
  const { wrong, slowest } = await bookInRush(origins, askControls(controls), RUSH, {
    begin: () => readers.take(),
  });
  const busy = await readers.take();
  await readers.stop();
  return [
    ...wrong,
    ...report("slowest answer, ms", Math.round(slowest), { most: 5_000 }),
    ...report("other pages, median ratio", Number((busy / calm).toFixed(1)), { most: 2 }),
  ];
}

/** Starts a Redis, for `measureRush`; returns its address. */
export async function startRedis() {
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const redis = spawn("redis-server", settings, { stdio: "ignore" });
  process.once("exit", () => redis.kill());
  return `redis://127.0.0.1:${port}`;
}

/** Starts another instance with the settings of a running one; returns its address. */
async function startAnother(webPid) {
  const settings = readFileSync(`/proc/${webPid}/environ`, "utf8").split("\0").filter(Boolean);
  const environment = Object.fromEntries(settings.map((line) => splitOnce(line)));
  const port = await freePort();
  const web = spawn(webCommand, { cwd: root, env: { ...environment, PORT: String(port) }, stdio: "inherit" });
  process.once("exit", () => web.kill());
  const origin = `http://localhost:${port}`;
  while (!(await isHealthy(origin))) await wait(100);
  return origin;
}

function splitOnce(line) {
  const cut = line.indexOf("=");
  return [line.slice(0, cut), line.slice(cut + 1)];
}

const isHealthy = (origin) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
