import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const OVERSIZED = "x".repeat(900_000);
/** As much as the proxy passes on to the instance for a draft, which refuses it unread. */
const PASSED_ON = "x".repeat(3_000_000);
/** More than an instance reads besides cookies, and less than the proxy reads. */
const LONG_HEADER = { "x-long": "x".repeat(17_000) };
const IDLE_CONNECTIONS = 3_000;
const REDIRECTS = 300;

/**
 * What anonymous clients do to readers through the proxy, in order: what a step is called, and what happens in it. A
 * step throws an `Error` that says which promise was broken; readers who fail are counted beside it.
 */
export function listAttacks(stage) {
  return [
    ["an oversized POST a second, to a page and to the workbench", () => sendOversized(stage)],
    ["a POST a second that an instance refuses by its headers", () => sendRefused(stage)],
    [`${IDLE_CONNECTIONS} connections are opened and left idle`, () => holdIdle(stage)],
    [`${REDIRECTS} made-up redirects at once`, () => askRedirects(stage)],
    ["a publication is not signed", () => publishUnsigned(stage)],
    ["who can reach an instance and its figures", () => listListening(stage)],
  ];
}

async function sendOversized(stage) {
  const statuses = await askEverySecond(stage, [
    ["/r/14", { method: "POST", body: OVERSIZED }],
    ["/workbench/draft", { method: "POST", body: OVERSIZED }],
  ]);
  expect(statuses, (status) => status === 413, "the answer to an oversized request");
}

/** The instance must not close the connection while the proxy still sends, which would count as its failure. */
async function sendRefused(stage) {
  const statuses = await askEverySecond(stage, [
    ["/workbench/draft", { method: "POST", body: PASSED_ON, headers: LONG_HEADER }],
    ["/workbench/draft", { method: "UNHEARD-OF", body: PASSED_ON }],
  ]);
  expect(statuses, (status) => status === 431 || status === 400, "the answer to what is refused unread");
}

async function askEverySecond({ origin, attackSeconds }, requests) {
  const statuses = [];
  for (let second = 0; second < attackSeconds; second += 1) {
    for (const [path, init] of requests)
      statuses.push(await fetch(origin + path, init).then(({ status }) => status, String));
    await wait(1_000);
  }
  return statuses;
}

async function holdIdle({ origin }) {
  const { hostname, port } = new URL(origin);
  const sockets = [];
  try {
    for (let count = 0; count < IDLE_CONNECTIONS; count += 1) {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      sockets.push(socket);
      if (count % 100 === 0) await once(socket, "connect");
    }
    await wait(4_000);
    const statuses = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push(await fetch(`${origin}/r/14`).then(({ status }) => status, String));
    expect(statuses, (status) => status === 200, "the answer to a new reader");
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function askRedirects({ origin }) {
  const answers = Array.from({ length: REDIRECTS }, (_, at) =>
    fetch(`${origin}/?redirect=https://x${at}.example`).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    }, String),
  );
  expect(await Promise.all(answers), (status) => status === 200 || status === 503, "a made-up redirect");
}

/** Its figure exists before it happens, so that the alert sees an increase (`YeoulPublicationsRefused`). */
async function publishUnsigned({ webOrigins, readFigures }) {
  const readUnsigned = async () =>
    /yeoul_publications_total\{outcome="unsigned"\} (\d+)/.exec(await readFigures(0))?.[1];
  expect([await readUnsigned()], (count) => count === "0", "the figure of unsigned publications before");
  const { status } = await fetch(`${webOrigins[0]}/publish`, { method: "POST", body: "{}" });
  expect([status], (code) => code === 401, "the answer to an unsigned publication");
  expect([await readUnsigned()], (count) => count === "1", "the figure of unsigned publications after");
}

/**
 * Nobody but this host reaches an instance or its figures: it listens at the loopback address alone, and the proxy
 * passes on only what pages ask, which is whether the server lives.
 */
async function listListening({ origin, webs }) {
  const askProxy = (path) => fetch(origin + path).then(({ status }) => status, String);
  const statuses = await Promise.all(["/healthz", "/readyz", "/metrics"].map(askProxy));
  expect(
    [statuses.join()],
    (all) => all === "200,404,404",
    "the proxy's answer to /healthz, /readyz, /metrics",
  );
  const { stdout } = spawnSync("ss", ["-ltnpH"], { encoding: "utf8" });
  const listening = (stdout ?? "")
    .split("\n")
    .filter((line) => webs.some(({ pid }) => line.includes(`pid=${pid},`)))
    .map((line) => line.split(/\s+/)[3]);
  if (listening.length === 0) return "What the instances listen at can be listed on Linux only, by ss.";
  expect(
    listening,
    (address) => /^(?:127\.0\.0\.1|\[::1\]):\d+$/.test(address),
    "what an instance listens at",
  );
  return `The instances listen at ${listening.join(", ")} and nowhere else.`;
}

/**
 * Compares what the proxy says while no instance is there: pages learn that the server is gone, and a guest who comes
 * back from the card window gets a page that leads to their reservations. Returns what is wrong.
 */
export async function listProxyFaults({ origin }) {
  const health = await fetch(`${origin}/healthz`);
  const returned = await fetch(`${origin}/api/crm_channel_si_tc/payment/preApproval?returnUrl=x`, {
    method: "POST",
    headers: { accept: "text/html" },
  });
  const text = await returned.text();
  return [
    ...(health.ok ? ["/healthz says that the server lives"] : []),
    ...(returned.headers.get("content-type")?.startsWith("text/html") && text.includes('href="/book"')
      ? []
      : [`a guest back from the card window gets ${returned.status}: ${text.slice(0, 80)}`]),
  ];
}

function expect(values, isRight, what) {
  const wrong = values.filter((value) => !isRight(value));
  if (wrong.length > 0) throw new Error(`${what}: ${wrong.length} of ${values.length} were ${wrong[0]}`);
}
