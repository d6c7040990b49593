import pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import { prepareJobs } from './jobs-schema.ts';
import { MIGRATIONS, type Migration, readMigrations, remaining } from './migration-files.ts';
import { becomeOwner } from './roles.ts';

export { roleUrl } from './roles.ts';

type Options = { ownerUrl: string; appSecret: string; log: (line: string) => void; directory?: string };
type Queryable = { query<Row extends pg.QueryResultRow>(sql: string): Promise<{ rows: Row[] }> };

/** 'comanda' as a number: the advisory lock that lets one process migrate at a time. */
const LOCK = 0x636f_6d61;

/** Prepares the roles, applies the migrations that the database has not seen, and keeps the job queue's tables up to date. */
export async function migrate(options: Options): Promise<{ applied: string[] }> {
  const files = readMigrations(options.directory ?? MIGRATIONS);
  const client = await connect(options.ownerUrl);
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await becomeOwner(client, options.ownerUrl, options.appSecret);
    // Longer than the application's sessions may sit in a transaction, so that a migration outlasts them.
    await client.query(`set lock_timeout = '90s'; set client_min_messages = warning`);
    await client.query(`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      grant select on schema_migrations to comanda_app, comanda_system`);
    const pending = remaining(files, await history(client));
    for (const migration of pending) {
      await apply(client, migration);
      options.log(`Applied migration ${migration.name}`);
    }
    await prepareJobs(client);
    return { applied: pending.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** The migrations that this program has and the database lacks: it is not ready while there are any. */
export async function pendingMigrations(database: Queryable, directory = MIGRATIONS): Promise<string[]> {
  return remaining(readMigrations(directory), await history(database)).map(({ name }) => name);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comanda-migrate',
    connectionTimeoutMillis: 30_000,
  });
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
    throw new StartupError('DATABASE_UNREACHABLE', `No connection to the database ${host}${pathname}: ${reason}`, {
      cause,
    });
  }
}

async function history(database: Queryable): Promise<{ name: string; checksum: string }[]> {
  return (await database.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations'))
    .rows;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const { message, position } = cause as pg.DatabaseError;
    const line = position ? ` in line ${sql.slice(0, Number(position)).split('\n').length}` : '';
    throw new StartupError('MIGRATION_FAILED', `Migration ${name} failed${line}: ${message}`, { cause });
  }
}
