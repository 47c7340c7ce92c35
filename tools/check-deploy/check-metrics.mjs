import "../../scripts/source-modules.mjs";
import { spawnSync } from "node:child_process";

/** Lets Prometheus check the figures as an instance serves them, each of them recorded once. */
export async function checkMetrics({ check }) {
  await check("Prometheus reads every figure without a complaint", async () => {
    const { status, stdout, stderr, error } = spawnSync("promtool", ["check", "metrics"], {
      input: await serveOnce(),
      encoding: "utf8",
    });
    if (error !== undefined) throw new Error(`promtool is missing: ${error.message}`);
    if (status !== 0 || stderr !== "") throw new Error(`${stdout}${stderr}`.trim());
  });
}

/** Returns what is served at `/metrics`. */
async function serveOnce() {
  const [{ definitions }, { createThreadMetrics }, { serveMetrics }] = await Promise.all([
    import("../../lib/server/metrics/definitions.ts"),
    import("../../lib/server/metrics/registry.ts"),
    import("../../lib/server/metrics/registry.ts"),
  ]);
  const all = Object.entries(definitions);
  const labelsOf = (labels) => Object.fromEntries(labels.map((label) => [label, "some"]));
  const gauges = all
    .filter(([, { type }]) => type === "gauge")
    .map(([name, { labels }]) => [name, () => [{ labels: labelsOf(labels), value: 1 }]]);
  const { recorder, read } = createThreadMetrics(Object.fromEntries(gauges), () => 1);
  for (const [name, { type, labels }] of all) {
    if (type === "counter") recorder.count(name, labelsOf(labels), 1);
    if (type === "histogram") recorder.observe(name, labelsOf(labels), 0.02);
  }
  const server = await serveMetrics(0, "127.0.0.1", async () => [await read()]);
  try {
    const text = await (await fetch(`http://127.0.0.1:${server.address().port}/metrics`)).text();
    const missing = all.filter(([name]) => !text.includes(`# TYPE ${name} `)).map(([name]) => name);
    if (missing.length > 0) throw new Error(`not served: ${missing.join(", ")}`);
    return text;
  } finally {
    server.close();
  }
}
