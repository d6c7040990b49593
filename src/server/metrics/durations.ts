import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';

/** In seconds; the last column counts what took longer than all of them. */
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 10];
const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

interface Row {
  /** By duration, not summed up. */
  counts: Float64Array;
  seconds: number;
}

/**
 * How long answers took, by what was asked and the class of their status. The library's own histogram looks labels up anew each time,
 * which costs a hundredth of an order; here an answer is one addition, and sums are made when somebody asks.
 */
export class Durations {
  readonly #rows = new Map<string, (Row | undefined)[]>();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  add(route: string, status: number, seconds: number): void {
    const rows = this.#rows.get(route) ?? [];
    this.#rows.set(route, rows);
    const index = Math.trunc(status / 100) - 1;
    const found = rows[index] ?? { counts: new Float64Array(bounds.length + 1), seconds: 0 };
    rows[index] = found;
    let column = 0;
    while (column < bounds.length && seconds > (bounds[column] as number)) column += 1;
    found.counts[column] = (found.counts[column] ?? 0) + 1;
    found.seconds += seconds;
  }

  /** As the library's histograms are told. */
  told(help: string): MetricObjectWithValues<MetricValueWithName<string>> {
    const values: MetricValueWithName<string>[] = [];
    for (const [route, rows] of this.#rows) {
      for (const [index, row] of rows.entries())
        if (row) values.push(...this.#series({ route, status: classes[index] ?? '?' }, row));
    }
    return { name: this.#name, help, type: 'histogram', aggregator: 'sum', collect: () => {}, values } as never;
  }

  #series(labels: { route: string; status: string }, { counts, seconds }: Row): MetricValueWithName<string>[] {
    let upTo = 0;
    const series = [...counts].map((count, column) => {
      upTo += count;
      return { metricName: `${this.#name}_bucket`, labels: { ...labels, le: bounds[column] ?? '+Inf' }, value: upTo };
    });
    return [
      ...series,
      { metricName: `${this.#name}_sum`, labels, value: seconds },
      { metricName: `${this.#name}_count`, labels, value: upTo },
    ];
  }
}
