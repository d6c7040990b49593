import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import { placingCounts } from '#features/orders/placing-counts.ts';
import type { LiveHub } from '#server/api/live-hub.ts';
import type { Database } from '#server/database.ts';
import { Durations } from './durations.ts';
import { StoredFigures } from './stored.ts';
import { storedMetrics } from './stored-metrics.ts';
import { watchRequests } from './watch-requests.ts';

/** What the server counts while it works, for the metrics to read. */
export interface Watched {
  hub: Pick<LiveHub, 'streams' | 'refused'>;
  /** Answers that went straight from memory (see pages/fast-lane.ts). */
  lane: { kept: number };
}

type Set = (value: number, labels?: Record<string, string>) => void;

/** What this process measures of itself and of the service, in the form that Prometheus collects. Nothing in it names a house or a person. */
export class Metrics {
  readonly registry = new Registry();
  readonly #durations = new Durations('comanda_request_seconds');
  #watched: Watched | null = null;

  constructor({ aside, pools, doors }: Pick<Database, 'aside' | 'pools' | 'doors'>) {
    collectDefaultMetrics({ register: this.registry });
    const told = () => this.#durations.told('Answers by call or route, and how long they took.');
    this.registry.registerMetric({ name: told().name, get: async () => told() } as unknown as Metric);
    this.#counter('comanda_kept_answers_total', 'Answers that went straight from memory.', [], (set) =>
      set(this.#watched?.lane.kept ?? 0),
    );
    this.#counter('comanda_orders_placed_total', 'Orders placed, by who sent them.', ['by'], (set) => {
      set(placingCounts.guests, { by: 'guests' });
      set(placingCounts.staff, { by: 'staff' });
    });
    this.#counter('comanda_ordering_statements_total', 'Statements that wrote orders.', [], (set) =>
      set(placingCounts.statements),
    );
    this.#counter('comanda_ordering_sent_total', 'Orders in those statements.', [], (set) => set(placingCounts.sent));
    this.#gauge('comanda_ordering_waiting', 'Orders that wait for the statement before theirs.', [], (set) =>
      set(placingCounts.waiting),
    );
    this.#gauge('comanda_live_streams', 'Live streams that are open, by whose they are.', ['of'], (set) => {
      for (const [of, open] of Object.entries(this.#watched?.hub.streams ?? {})) set(open, { of });
    });
    this.#counter('comanda_live_refused_total', 'Live streams for which there was no place.', [], (set) =>
      set(this.#watched?.hub.refused ?? 0),
    );
    this.#gauge('comanda_changes_heard', '1 while changes of other processes are heard.', [], (set) =>
      set(Number(doors.changes.listening)),
    );
    this.#gauge('comanda_statements_in_flight', 'Single statements whose answers are awaited.', [], (set) =>
      set(doors.pipeline.inFlight),
    );
    this.#gauge('comanda_turns_waiting', 'Transactions that wait for their turn.', ['of'], (set) => {
      for (const [of, { waiting }] of Object.entries(doors.turns)) set(waiting, { of });
    });
    this.#gauge('comanda_pool_connections', 'Connections of a pool, lent out or idle.', ['pool', 'state'], (set) => {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        set(totalCount - idleCount, { pool, state: 'busy' });
        set(idleCount, { pool, state: 'idle' });
      }
    });
    this.#gauge('comanda_pool_waiting', 'Who waits for a connection of a pool.', ['pool'], (set) => {
      for (const [pool, { waitingCount }] of Object.entries(pools)) set(waitingCount, { pool });
    });
    storedMetrics(this.registry, new StoredFigures(aside));
  }

  watch(app: FastifyInstance, watched: Watched): void {
    this.#watched = watched;
    watchRequests(app, this.#durations);
  }

  #gauge(name: string, help: string, labelNames: string[], collect: (set: Set) => void): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        collect((value, labels = {}) => this.set(labels, value));
      },
    });
  }

  /** Counted elsewhere, and only told here. */
  #counter(name: string, help: string, labelNames: string[], collect: (set: Set) => void): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        collect((value, labels = {}) => this.inc(labels, value));
      },
    });
  }
}
