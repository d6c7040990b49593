import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';
import { jobsSchema } from './jobs-schema.ts';
import { type Statement, statement } from './tenant-query.ts';

/** One job, as whoever does it is told of it. Tried again, it has the same id. */
export interface Job<Data> {
  id: string;
  data: Data;
  /** When it was put there. */
  at: Date;
}

/** One kind of work. A failed job is tried again as `again` says, and kept apart once that is used up. */
export interface Queue<Data> {
  name: string;
  work(job: Job<Data>): Promise<unknown>;
  again: { times: number; afterSeconds: number; atMostSeconds?: number };
  /** A job that is not done by then was its process's last: another takes it. */
  withinSeconds: number;
  /** How often to look for jobs that another process put there. */
  lookSeconds: number;
  /** How many of them are done at once. */
  workers?: number;
  /** For work that the clock orders: a cron expression in UTC. One at a time, whatever the number of processes. */
  cron?: string;
}

export interface Jobs {
  /** Takes up work of this kind, with the jobs that are waiting. */
  take<Data>(queue: Queue<Data>): Promise<void>;
  /** Puts a job there; within a transaction it is there when that is committed, and only then. */
  put(queue: string, data: object, transaction?: Rows): Promise<void>;
  /** Lets the jobs under way finish; what takes too long is done again by whoever starts next. */
  stop(): Promise<void>;
}

interface Rows {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
}

const patienceMs = 5_000;
const daySeconds = 86_400;

/**
 * Work that is kept in the database: it survives restarts, and several processes share it. The pool is of the role that may write
 * into the queue's tables (see `prepareJobs`).
 */
export async function openJobs(pool: pg.Pool, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobsSchema,
    // Tables and indexes are their owner's business: see jobs-schema.ts.
    migrate: false,
    reindex: false,
    monitorVacuum: false,
  });
  const tell = seldom(onError);
  boss.on('error', tell);
  await boss.start();
  const workers = new Map<string, string[]>();

  return {
    async take(queue) {
      workers.set(queue.name, await takeUp(boss, queue as Queue<never>, tell));
    },
    async put(queue, data, transaction) {
      if (transaction) return void (await boss.send(queue, data, { db: within(transaction) }));
      await boss.send(queue, data);
      for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: patienceMs, close: false });
    },
  };
}

async function takeUp(boss: PgBoss, queue: Queue<never>, onError: (error: unknown) => void): Promise<string[]> {
  const { name, again, cron, workers = 1 } = queue;
  const options: QueueOptions = {
    retryLimit: again.times,
    retryDelay: again.afterSeconds,
    ...(again.atMostSeconds && { retryBackoff: true, retryDelayMax: again.atMostSeconds }),
    expireInSeconds: queue.withinSeconds,
    // What is done is nobody's business any more: letters hold links that open accounts.
    deleteAfterSeconds: 60,
  };
  const dead = `${name}.dead`;
  // Kept for whoever looks after the service.
  await boss.createQueue(dead, { retentionSeconds: 14 * daySeconds });
  await boss.createQueue(name, { ...options, policy: cron ? 'exclusive' : 'standard', deadLetter: dead });
  await boss.updateQueue(name, { ...options, deadLetter: dead });
  const ids: string[] = [];
  for (let worker = 0; worker < workers; worker += 1) {
    ids.push(
      await boss.work(
        name,
        { includeMetadata: true, pollingIntervalSeconds: queue.lookSeconds },
        async ([job]: { id: string; data: never; createdOn: Date }[]) => {
          if (!job) return;
          try {
            await queue.work({ id: job.id, data: job.data, at: job.createdOn });
          } catch (error) {
            onError(error);
            throw error;
          }
        },
      ),
    );
  }
  // Times that passed while nobody was there are made up for by one job.
  if (cron) await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' });
  return ids;
}

function within(transaction: Rows) {
  return {
    // Without a name, since its text is the library's to change.
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await transaction.rows<Record<string, unknown>>(statement('', text), values),
    }),
  };
}

/** While the database is away, every look for work says so: once a minute is enough. */
function seldom(onError: (error: unknown) => void): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    const what = String((error as Error)?.message ?? error);
    const now = Date.now();
    if (now - (told.get(what) ?? 0) < 60_000) return;
    if (told.size > 100) told.clear();
    told.set(what, now);
    onError(error);
  };
}
