import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { connect } from "node:tls";
import { root } from "../../../scripts/install.mjs";
import { findCommand } from "../../machine.mjs";

/** What minutes and weeks of the shipped rules last in a rehearsal. */
const windows = { "5m": "10s", "10m": "20s", "15m": "30s", "30m": "30s", "1h": "20s" };
const pauses = { "1m": "1s", "2m": "2s", "5m": "3s", "10m": "3s" };
const WEEK = "40s";

/** Returns the shipped rules with shorter times. Throws for a time that it does not know. */
export function shortenRules(text) {
  const short = (table, time) => {
    if (table[time] === undefined) throw new Error(`no short time stands for ${time}`);
    return table[time];
  };
  return text
    .replace(/\[(\w+)\]/g, (_, time) => `[${short(windows, time)}]`)
    .replace(/\bfor: (\w+)/g, (_, time) => `for: ${short(pauses, time)}`)
    .replaceAll("offset 1w", `offset ${WEEK}`);
}

/** Returns the names of the alerts in a text of rules. */
export function listAlerts(text) {
  return [...text.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
}

/**
 * Lets Prometheus watch a stage with the shipped configuration, whose times are shorter. What mtail and the blackbox
 * exporter tell it is told by a stand-in. Returns what asks for the alerts that fire now; undefined where Prometheus is
 * not installed.
 */
export async function watchAlerts(stage) {
  if (findCommand("prometheus") === undefined) return undefined;
  const [port, figuresPort] = stage.watchPorts;
  const folder = join(stage.folder, "prometheus");
  await mkdir(folder);
  const read = (file) => readFile(join(root, "deploy/prometheus", file), "utf8");
  await writeFile(join(folder, "alerts.yml"), shortenRules(await read("alerts.yml")));
  await writeFile(join(folder, "prometheus.yml"), placeTargets(await read("prometheus.yml"), stage));
  const pattern = new RegExp(/^\/(.+)\/ \{$/m.exec(await read("nginx.mtail"))[1].replaceAll("(?P<", "(?<"));
  await serveFigures(stage, figuresPort, pattern);
  const words = [
    `--config.file=${join(folder, "prometheus.yml")}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
    "--log.level=error",
  ];
  await stage.startOther("prometheus", words, port);
  return async () => {
    const { data } = await (await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)).json();
    return data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
  };
}

/** Returns the shipped configuration with the targets of a stage, asked every second. */
function placeTargets(text, { metricsPorts: [one, other], watchPorts: [, figures], relayPort }) {
  const placed = [
    ["scrape_interval: 15s", "scrape_interval: 1s\n  evaluation_interval: 1s"],
    ["127.0.0.1:13001", `127.0.0.1:${one}`],
    ["127.0.0.1:13002", `127.0.0.1:${other}`],
    ["127.0.0.1:3903", `127.0.0.1:${figures}`],
    ["127.0.0.1:9115", `127.0.0.1:${figures}`],
    ["https://dining.example/healthz", `https://localhost:${relayPort}/healthz`],
  ];
  return placed.reduce((result, [shipped, here]) => {
    if (!result.includes(shipped)) throw new Error(`deploy/prometheus/prometheus.yml has no ${shipped}`);
    return result.replace(shipped, here);
  }, text);
}

/** Serves what nginx answered, by its log, and until when a certificate is valid. */
async function serveFigures({ folder }, port, pattern) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    try {
      response.end(
        pathname === "/probe"
          ? `probe_ssl_earliest_cert_expiry ${await readExpiry(new URL(searchParams.get("target")))}\n`
          : await countResponses(join(folder, "access.log"), pattern),
      );
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, "127.0.0.1").unref();
  await once(server, "listening");
}

async function countResponses(file, pattern) {
  const counts = new Map();
  for (const line of (await readFile(file, "utf8")).split("\n")) {
    const status = pattern.exec(line)?.groups.status;
    if (status !== undefined) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  const lines = [...counts].map(([status, count]) => `nginx_responses_total{status="${status}"} ${count}\n`);
  return `# TYPE nginx_responses_total counter\n${lines.join("")}`;
}

async function readExpiry({ hostname, port }) {
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  try {
    await once(socket, "secureConnect");
    return Date.parse(socket.getPeerCertificate().valid_to) / 1_000;
  } finally {
    socket.destroy();
  }
}
