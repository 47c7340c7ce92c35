type Labels = Readonly<Record<string, string>>;

/** The durations of one set of labels: how many ended in each bucket and beyond the last one, and their sum. */
type Series = { labels: Labels; counts: number[]; sum: number };

type Options = { name: string; help: string; labels: readonly string[]; buckets: readonly number[] };

/**
 * A histogram in the form that prom-client reads from another thread. It exists for its price: every served page is
 * counted, and prom-client's own costs nine per cent of one, this less than three
 * (`tools/figures/measure-figures.mjs`).
 */
export class Tally {
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
