import pg from 'pg';
import { patience } from './patience.ts';
import { prepareTenant, queryAsTenant, type Statement } from './tenant-query.ts';
import { rowTypes } from './types.ts';

/**
 * Array parameters would be planned anew at every call; the generic plan is as good and nearly twice as fast. And whoever waits for a lock
 * holds up everybody behind: after so long they are sent elsewhere (`scope.ts`).
 */
const options = '-c plan_cache_mode=force_generic_plan -c lock_timeout=50ms';

/** A few connections on which single statements travel without waiting for one another's answers. */
export class Pipeline {
  readonly #url: string;
  readonly #lanes: Lane[];

  constructor(url: string, lanes: number) {
    this.#url = url;
    this.#lanes = Array.from({ length: lanes }, () => ({ client: null, inFlight: 0 }));
  }

  async run(restaurantId: string, query: Statement, values: readonly unknown[]): Promise<pg.QueryResult> {
    const lane = this.#lanes.reduce((least, other) => (other.inFlight < least.inFlight ? other : least));
    lane.inFlight += 1;
    try {
      lane.client ??= this.#connect(lane);
      return await queryAsTenant(await lane.client, restaurantId, query, values);
    } finally {
      lane.inFlight -= 1;
    }
  }

  /** Statements whose answers are awaited. */
  get inFlight(): number {
    return this.#lanes.reduce((sum, lane) => sum + lane.inFlight, 0);
  }

  async end(): Promise<void> {
    await Promise.all(this.#lanes.map(async (lane) => (await lane.client?.catch(() => null))?.end()));
  }

  async #connect(lane: Lane): Promise<pg.Client> {
    // Array parameters would be planned anew at every call; the generic plan is as good and nearly twice as fast.
    const client = new pg.Client({
      connectionString: this.#url,
      pipeline: true,
      types: rowTypes,
      options,
      ...patience.app,
    });
    const forget = () => {
      lane.client = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await prepareTenant(client);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

interface Lane {
  client: Promise<pg.Client> | null;
  inFlight: number;
}
