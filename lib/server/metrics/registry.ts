import { Counter, Gauge, Registry } from "prom-client";
import {
  type CounterName,
  type Definition,
  definitions,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
} from "@/lib/server/metrics/definitions";
import type { Recorder } from "@/lib/server/metrics/record";
import { Tally } from "@/lib/server/metrics/tally";

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
