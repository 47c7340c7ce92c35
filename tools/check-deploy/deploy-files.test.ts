import { readFileSync } from "node:fs";
import { definitions } from "@/lib/server/metrics/definitions";
import { webCommand } from "@/scripts/web-program.mjs";

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const manual = readFileSync("docs/operators.md", "utf8");
const alerts = read("prometheus/alerts.yml");
const dashboard = read("grafana/yeoul.json");

/** The metrics that a text names, without what Prometheus adds to a histogram's name. */
const namedIn = (text: string) =>
  new Set([...text.matchAll(/\byeoul_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, "")));

test("the dashboard and the alerts ask only for figures that exist, and the dashboard shows all of them", () => {
  const existing = Object.keys(definitions);
  for (const name of namedIn(alerts)) expect(existing).toContain(name);
  expect([...namedIn(dashboard)].sort()).toEqual(existing.sort());
  expect(() => JSON.parse(dashboard)).not.toThrow();
});

test("the labels that the dashboard and the alerts ask for exist", () => {
  for (const [, name = "", labels = ""] of `${alerts}${dashboard}`.matchAll(
    /\b(yeoul_[a-z_]+)\{([^}]*)\}/g,
  )) {
    const [own] = Object.entries(definitions).filter(([known]) => namedIn(name).has(known));
    for (const [, label] of labels.matchAll(/(\w+)(?==|!|~)/g))
      expect([...(own?.[1].labels ?? []), "le"]).toContain(label);
  }
});

test("every alert leads to its line in the manual", () => {
  const anchors = [...manual.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/ /g, "-"),
  );
  const runbooks = [...alerts.matchAll(/runbook: docs\/operators\.md#(\S+)/g)].map(([, anchor]) => anchor);
  expect(runbooks).toHaveLength([...alerts.matchAll(/- alert:/g)].length);
  for (const anchor of runbooks) expect(anchors).toContain(anchor);
});

test("whatever starts the server starts it by its one command, and waits until it has drained", () => {
  expect(read("container/Dockerfile")).toContain(`CMD ["${webCommand}"]`);
  const unit = read("systemd/yeoul@.service");
  expect(unit).toMatch(new RegExp(`^ExecStart=/\\S+/${webCommand}$`, "m"));
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  expect(seconds(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThanOrEqual(35);
  const pod = read("kubernetes/yeoul.yaml");
  const drain = seconds(pod, /DRAIN_SECONDS, value: "(\d+)"/);
  expect(seconds(pod, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThanOrEqual(drain + 30);
  expect(pod).toContain("maxUnavailable: 0");
});

test("in Compose the shipped nginx asks the instances at the addresses that they have there", () => {
  const compose = read("container/compose.yaml");
  const moved = [...compose.matchAll(/s\/(127\.0\.0\.1:(\d+))\/([\d.]+):(\d+)\//g)];
  expect(moved).toHaveLength(2);
  for (const [, from = "", port = "", address = "", samePort] of moved) {
    expect(samePort).toBe(port);
    expect(read("nginx/nginx.conf").split(`server ${from} `)).toHaveLength(2);
    expect(compose).toMatch(
      new RegExp(`PORT: "${port}", METRICS_PORT: "1${port}" \\}\\n {4}networks: .*ipv4_address: ${address} `),
    );
  }
});

test("the proxy closes an idle connection before the server does, and waits for a payment", () => {
  const nginx = read("nginx/nginx.conf");
  for (const [, seconds] of nginx.matchAll(/keepalive_timeout (\d+)s/g))
    expect(Number(seconds)).toBeLessThan(75);
  expect(nginx).toMatch(/location \/api\/ \{[^}]*proxy_read_timeout 45s;/);
  expect(nginx).not.toMatch(/non_idempotent/);
});
