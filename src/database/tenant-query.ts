import pg from 'pg';

/** A named statement: the name is its identity on every connection, so PostgreSQL parses and plans it once. */
export interface Statement {
  name: string;
  text: string;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}

/** Local to the transaction it runs in. */
export const setTenant = statement('tenant', "select set_config('app.restaurant_id', $1, true)");

/** Has the connection parse the tenant statement, which TenantQuery binds without naming its text again. */
export async function prepareTenant(client: pg.Client): Promise<void> {
  await client.query({ ...setTenant, values: [''] });
}

type Wire = {
  bind(config: {
    portal: string;
    statement: string;
    values: unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  execute(config: { portal: string; rows: number }): void;
};
type QueryInternals = {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};
const Query = pg.Query as unknown as new (
  config: object,
  values: undefined,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => QueryInternals;

/**
 * Sets the tenant and runs the statement between two Syncs: one round trip, and one implicit transaction, so the setting lives
 * exactly as long as the statement. (Folding set_config into the statement itself returned other tenants' rows.)
 */
class TenantQuery extends Query {
  #awaitsTenant = true;
  readonly #restaurantId: string;

  constructor(restaurantId: string, config: object, callback: (error: Error | null, result: pg.QueryResult) => void) {
    super(config, undefined, callback);
    this.#restaurantId = restaurantId;
  }

  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    wire.bind({ portal: '', statement: setTenant.name, values: [this.#restaurantId], valueMapper: (value) => value });
    wire.execute({ portal: '', rows: 0 });
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#awaitsTenant) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#awaitsTenant) this.#awaitsTenant = false;
    else super.handleCommandComplete(message, wire);
  }
}

export function queryAsTenant(
  client: pg.Client,
  restaurantId: string,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new TenantQuery(restaurantId, { name, text, values }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(query as unknown as pg.Submittable);
  });
}
