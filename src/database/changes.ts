import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Topic } from '#lib/call.ts';
import { patience } from './patience.ts';

export interface Change {
  restaurantId: string;
  topic: Topic;
  id: string | null;
  tableId: string | null;
}

/** What was read of it before is out of date. */
export type Stale = Pick<Change, 'restaurantId' | 'topic'>;

interface OutboxRow {
  seq: string;
  restaurant_id: string;
  topic: Topic;
  entity_id: string | null;
  table_id: string | null;
}

const channel = 'comanda_changes';
const coalesceMs = 5;
/** Longer than any transaction may live: a sequence number still missing after that was rolled back. */
const gapPatienceMs = 60_000;
const keptMs = 5 * 60_000;
/** A process that dies between its commit and its NOTIFY, or has lost its connection, tells nobody: look without being told. */
const lookMs = 1_000;
/** How many numbers before the last a transaction under way may hold. */
const gapReach = 1_000n;

/**
 * Carries changes from committed transactions to every process. A change is an outbox row of its transaction; after the commit
 * one empty NOTIFY, shared by all commits of the last few milliseconds, tells each process to read the outbox once.
 * Numbers are handed out before commits, so a reader that went by "greater than the last" would skip late ones: gaps are
 * remembered and asked for again.
 */
export class Changes extends EventEmitter<{ change: [Change]; stale: [Stale]; reset: [] }> {
  readonly #url: string;
  readonly #onError: (error: unknown) => void;
  readonly #gaps = new Map<string, number>();
  #listener: pg.Client | null = null;
  #notifyTimer: NodeJS.Timeout | null = null;
  #retryTimer: NodeJS.Timeout | null = null;
  #sweepTimer: NodeJS.Timeout | null = null;
  #lookTimer: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  #last = 0n;
  #swept = 0n;
  #stopped = false;

  constructor(url: string, onError: (error: unknown) => void) {
    super();
    this.setMaxListeners(0);
    this.#url = url;
    this.#onError = onError;
  }

  /** True while changes of other processes arrive; without that nothing may be kept in memory. */
  get listening(): boolean {
    return this.#listener !== null;
  }

  async start(): Promise<void> {
    await this.#listen();
    this.#sweepTimer = setInterval(() => this.#sweep().catch(this.#onError), keptMs);
    this.#sweepTimer.unref();
    this.#lookTimer = setInterval(() => this.#listener && this.#read(), lookMs);
    this.#lookTimer.unref();
  }

  /** Call after a commit that wrote to the outbox. Caches of this process drop what is stale at once: who saved reads what was saved. */
  committed(stale: readonly Stale[] = []): void {
    for (const each of stale) this.emit('stale', each);
    this.#notifyTimer ??= setTimeout(() => {
      this.#notifyTimer = null;
      this.#listener?.query(`notify ${channel}`).catch(this.#onError);
    }, coalesceMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of [this.#notifyTimer, this.#retryTimer, this.#sweepTimer, this.#lookTimer])
      if (timer) clearTimeout(timer);
    const listener = this.#listener;
    this.#listener = null;
    await this.#reading?.catch(() => {});
    await listener?.end().catch(() => {});
  }

  async #listen(): Promise<void> {
    // A notification is sent while what changed is still being read.
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      pipeline: true,
      ...patience.listener,
    });
    const lost = () => {
      if (this.#listener !== client && this.#listener !== null) return;
      this.#listener = null;
      if (this.#stopped || this.#retryTimer) return;
      this.#retryTimer = setTimeout(() => {
        this.#retryTimer = null;
        this.#listen().catch(lost);
      }, 500);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => this.#read());
    await client.connect();
    await client.query(`listen ${channel}`);
    const { rows } = await client.query<{ last: string; missing: string[] }>(
      `with known as (select coalesce(max(seq), 0) as last from outbox)
       select last, array(select n from generate_series(greatest(1, last - $1), last) n
         where not exists (select from outbox where seq = n)) as missing from known`,
      [gapReach],
    );
    // After a crash of the server the unlogged table is empty and its numbers begin anew.
    this.#last = BigInt(rows[0]?.last ?? 0);
    this.#swept = 0n;
    this.#gaps.clear();
    // Transactions under way may hold the missing numbers.
    for (const seq of rows[0]?.missing ?? []) this.#gaps.set(seq, Date.now());
    this.#listener = client;
    this.emit('reset');
  }

  #read(): void {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    const listener = this.#listener;
    this.#reading = this.#drain()
      .catch((error) => {
        this.#onError(error);
        // Who cannot read hears nothing: the connection may have fallen silent, and another takes its place.
        listener?.connection.stream.destroy();
      })
      .finally(() => {
        this.#reading = null;
        if (this.#again && !this.#stopped) {
          this.#again = false;
          this.#read();
        }
      });
  }

  async #drain(): Promise<void> {
    const { rows } = (await this.#listener?.query<OutboxRow>({
      name: 'outbox',
      text: `select seq, restaurant_id, topic, entity_id, table_id from outbox where seq > $1
        union all select seq, restaurant_id, topic, entity_id, table_id from outbox where seq = any($2) order by seq`,
      values: [this.#last, [...this.#gaps.keys()]],
    })) ?? { rows: [] };
    const now = Date.now();
    const told = new Set<string>();
    for (const row of rows) {
      const seq = BigInt(row.seq);
      this.#gaps.delete(row.seq);
      const from = seq - this.#last > gapReach ? seq - gapReach : this.#last + 1n;
      for (let missing = from; missing < seq; missing += 1n) this.#gaps.set(String(missing), now);
      if (seq > this.#last) this.#last = seq;
      const change = { restaurantId: row.restaurant_id, topic: row.topic, id: row.entity_id, tableId: row.table_id };
      const key = `${change.restaurantId} ${change.topic} ${change.id} ${change.tableId}`;
      if (told.has(key)) continue;
      told.add(key);
      // Before any screen is told to read again.
      this.emit('stale', change);
      this.emit('change', change);
    }
    for (const [seq, since] of this.#gaps) if (now - since > gapPatienceMs) this.#gaps.delete(seq);
  }

  async #sweep(): Promise<void> {
    const upTo = this.#swept;
    this.#swept = this.#last;
    if (upTo > 0n) await this.#listener?.query('delete from outbox where seq <= $1', [upTo]);
  }
}
