import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
import {
  type CounterName,
  type Definition,
  definitions,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
  type Recorder,
} from "@/lib/server/metrics/definitions";

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Serves the figures of all threads at `/metrics` on a port of their own, which no guest can reach. `read` returns
 * those of each thread; `host` is the address to listen at, else every one. Everything else is 404.
 */
export function serveMetrics(
  port: number,
  host: string | undefined,
  read: () => Promise<object[][]>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const merged = AggregatorRegistry.aggregate(await read());
      response.writeHead(200, { "content-type": CONTENT_TYPE }).end(await merged.metrics());
    } catch {
      // The other thread has ended with the process.
      response.writeHead(503).end();
    }
  });
  // It ends with the process, and never holds it.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Milliseconds between two looks at the clock. */
const RESOLUTION_MS = 20;

/**
 * Watches the calling thread, and returns a reader of its delay in seconds: the 99th percentile since the last time.
 */
export function watchEventLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return () => {
    const lag = Math.max(0, histogram.percentile(99) / 1e9 - RESOLUTION_MS / 1_000);
    histogram.reset();
    return lag;
  };
}

type Labels = Readonly<Record<string, string>>;

/** The durations of one set of labels: how many ended in each bucket and beyond the last one, and their sum. */
type Series = { labels: Labels; counts: number[]; sum: number };

type Options = { name: string; help: string; labels: readonly string[]; buckets: readonly number[] };

/**
 * A histogram in the form that prom-client reads from another thread. It exists for its price: every served page is
 * counted, and prom-client's own costs nine per cent of one, this less than three
 * (`tools/bench/measure-figures.mjs`).
 */
class Tally {
  readonly #options: Options;
  readonly #series = new Map<string, Series>();

  constructor(options: Options) {
    this.#options = options;
  }

  observe(labels: Labels, seconds: number): void {
    const { buckets } = this.#options;
    let key = "";
    for (const name of this.#options.labels) key += `${labels[name]}\n`;
    let series = this.#series.get(key);
    if (series === undefined) {
      series = { labels, counts: new Array(buckets.length + 1).fill(0), sum: 0 };
      this.#series.set(key, series);
    }
    let at = 0;
    for (const bucket of buckets) {
      if (seconds <= bucket) break;
      at += 1;
    }
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Returns the histogram as prom-client describes one of its own. */
  toJson(): object {
    const { name, help, buckets } = this.#options;
    const values = [...this.#series.values()].flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const cumulative = [...buckets, "+Inf"].map((le, at) => {
        count += counts[at] ?? 0;
        return { labels: { le, ...labels }, value: count, metricName: `${name}_bucket` };
      });
      return [
        ...cumulative,
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: count, metricName: `${name}_count` },
      ];
    });
    return { name, help, type: "histogram", values, aggregator: "sum" };
  }
}

/** Reads the present value of a gauge, or of each of its labels. */
export type GaugeReaders = {
  [Name in GaugeName]?: () => readonly { labels: LabelsOf<Name>; value: number }[];
};

/** The figures of one thread. */
export type ThreadMetrics = { recorder: Recorder; read: () => Promise<object[]> };

/** Creates the figures of one thread; `gauges` are read whenever somebody asks. */
export function createThreadMetrics(gauges: GaugeReaders, countLost: () => number): ThreadMetrics {
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Tally>();
  const names = Object.keys(definitions) as MetricName[];
  for (const name of names) {
    const definition: Definition = definitions[name];
    const { type, help, labels, buckets } = definition;
    const common = { name, help, labelNames: [...labels], registers: [registry] };
    if (type === "counter") {
      const counter = new Counter(common);
      for (const labels of combinations(definition.known)) counter.inc(labels, 0);
      counters.set(name, counter);
    }
    if (type === "histogram") histograms.set(name, new Tally({ name, help, labels, buckets: buckets ?? [] }));
    const readValues = type === "gauge" ? gauges[name as GaugeName] : undefined;
    if (readValues !== undefined) {
      new Gauge({
        ...common,
        collect() {
          this.reset();
          for (const { labels: of, value } of readValues()) this.set(of, value);
        },
      });
    }
  }
  let counted = 0;
  return {
    recorder: {
      count: (name: CounterName, labels, by) => counters.get(name)?.inc({ ...labels }, by),
      observe: (name: HistogramName, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    },
    read: async () => {
      const lost = countLost();
      counters.get("yeoul_log_lines_lost_total")?.inc(lost - counted);
      counted = lost;
      const others = await registry.getMetricsAsJSON();
      return [...others, ...[...histograms.values()].map((histogram) => histogram.toJson())];
    },
  };
}

/** Returns every combination of the values of these labels; none without labels. */
function combinations(known: Definition["known"] = {}): Record<string, string>[] {
  const labels = Object.entries(known);
  if (labels.length === 0) return [];
  return labels.reduce<Record<string, string>[]>(
    (all, [label, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
}
