import pg from 'pg';
import type { Changes } from './changes.ts';
import { pendingMigrations } from './migrate.ts';

export interface Ready {
  ok: boolean;
  problems: string[];
}

/** Each of connecting and asking; both together stay well below what those who ask usually wait. */
const patienceMs = 700;

/**
 * Whether the database answers and holds what this program needs. On a connection of its own, so that a queue for the others is not
 * taken for a database that is away, and nobody who asks waits for one that has fallen silent. Everyone who asks meanwhile gets
 * the same answer.
 */
export class Readiness {
  readonly #pool: pg.Pool;
  readonly #changes: Changes;
  #asking: Promise<Ready> | null = null;

  constructor(systemUrl: string, changes: Changes) {
    this.#changes = changes;
    this.#pool = new pg.Pool({
      connectionString: systemUrl,
      max: 1,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    // What breaks while nobody asks is asked for again.
    this.#pool.on('error', () => {});
  }

  ask(): Promise<Ready> {
    this.#asking ??= this.#find().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async end(): Promise<void> {
    await this.#asking;
    await this.#pool.end();
  }

  async #find(): Promise<Ready> {
    try {
      const pending = await pendingMigrations(this.#pool);
      const problems = pending.map((name) => `migration ${name} is missing`);
      if (!this.#changes.listening) problems.push('no changes are heard');
      return { ok: problems.length === 0, problems };
    } catch (error) {
      return { ok: false, problems: [`the database does not answer: ${(error as Error).message}`] };
    }
  }
}
