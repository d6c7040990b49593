import type { Metrics } from '#server/metrics/metrics.ts';

/** What a collector reads, by series: `comanda_jobs_failed{queue="mail"}`. */
export async function collected({ registry }: Pick<Metrics, 'registry'>): Promise<Map<string, number>> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
