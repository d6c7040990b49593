import { Gauge, type Registry } from 'prom-client';
import type { Stored, StoredFigures } from './stored.ts';

type Figure = [value: number, labels?: Record<string, string>];

/** The figures that come out of the database: none is told while it is away, but that it is. */
export function storedMetrics(registry: Registry, stored: StoredFigures): void {
  function gauge(name: string, help: string, labelNames: string[], figures: (stored: Stored) => Figure[]): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        // A gauge without labels tells 0 where it knows nothing.
        if (labelNames.length === 0) this.remove();
        for (const [value, labels = {}] of figures(await stored.read())) this.set(labels, value);
      },
    });
  }

  gauge('comanda_database_up', '1 while the database answers in time.', [], ({ up }) => [[Number(up)]]);
  gauge('comanda_jobs_waiting', 'Jobs that are due or under way.', ['queue'], ({ queues }) =>
    queues.map(({ queue, waiting }) => [waiting, { queue }]),
  );
  gauge('comanda_jobs_oldest_seconds', 'How long the first job has been due.', ['queue'], ({ queues }) =>
    queues.map(({ queue, oldestSeconds }) => [oldestSeconds, { queue }]),
  );
  gauge('comanda_jobs_failed', 'Jobs that failed to the end, and lie there.', ['queue'], ({ queues }) =>
    queues.map(({ queue, failed }) => [failed, { queue }]),
  );
  gauge(
    'comanda_printers',
    'Printers of all houses that are away, or were never heard of.',
    ['state'],
    ({ printers }) => (printers ? (['away', 'never'] as const).map((state) => [printers[state], { state }]) : []),
  );
  gauge('comanda_papers_waiting', 'Papers that have still to come out.', [], ({ printers }) =>
    printers ? [[printers.waiting]] : [],
  );
  gauge('comanda_papers_oldest_seconds', 'How long the first of those papers has waited.', [], ({ printers }) =>
    printers ? [[printers.oldestSeconds]] : [],
  );
  gauge('comanda_replica_lag_seconds', 'How far behind a replica is.', ['replica'], ({ replicas }) =>
    replicas.map(({ replica, lagSeconds }) => [lagSeconds, { replica }]),
  );
}
