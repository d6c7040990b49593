import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';

/** `comanda_app` works for one restaurant at a time; `comanda_system` does what crosses restaurants. Neither owns anything. */
export type LoginRole = 'comanda_app' | 'comanda_system';

export const OWNER = 'comanda_owner';

const LIMITS: Record<LoginRole, Record<string, string>> = {
  comanda_app: { statement_timeout: '15s', lock_timeout: '5s', idle_in_transaction_session_timeout: '30s' },
  comanda_system: { statement_timeout: '60s', lock_timeout: '10s', idle_in_transaction_session_timeout: '60s' },
};

/** Roles belong to the whole server: another database's start may be changing the same ones right now. */
const COLLISIONS = new Set(['23505', '42710', 'XX000']);

export function roleUrl(ownerUrl: string, role: LoginRole, appSecret: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = rolePassword(role, appSecret);
  return url.href;
}

function rolePassword(role: LoginRole, appSecret: string): string {
  return createHmac('sha256', appSecret).update(role).digest('hex');
}

/** Leaves the session acting as the owner of the schema, which is no superuser and thus bound by row security. */
export async function becomeOwner(owner: pg.Client, ownerUrl: string, appSecret: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await ensureRoles(owner, ownerUrl, appSecret);
      break;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (code === '42501') throw notAllowed(error);
      if (!COLLISIONS.has(code) || attempt === 20) throw error;
      await sleep(10 + Math.random() * 50 * attempt);
    }
  }
  await owner.query(`set role ${OWNER}`);
}

async function ensureRoles(owner: pg.Client, ownerUrl: string, appSecret: string): Promise<void> {
  if (!(await roleExists(owner, OWNER))) await owner.query(`create role ${OWNER} nologin noinherit`);
  const { rows } = await owner.query<{ allowed: boolean; database: string }>(
    `select pg_has_role(current_user, $1, 'set') as allowed, quote_ident(current_database()) as database`,
    [OWNER],
  );
  const { allowed, database } = rows[0]!;
  if (!allowed) await owner.query(`grant ${OWNER} to current_user`);
  await refusePowers(owner);
  for (const role of Object.keys(LIMITS) as LoginRole[]) {
    await ensureLogin(owner, role, roleUrl(ownerUrl, role, appSecret), rolePassword(role, appSecret));
  }
  await owner.query(`grant create, connect, temporary on database ${database} to ${OWNER}`);
  await owner.query(`grant connect on database ${database} to ${Object.keys(LIMITS).join(', ')}`);
  await owner.query(`grant usage, create on schema public to ${OWNER}`);
}

async function ensureLogin(owner: pg.Client, role: LoginRole, url: string, password: string): Promise<void> {
  if (!(await roleExists(owner, role))) await owner.query(`create role ${role} login noinherit password '${password}'`);
  else if (!(await canSignIn(url))) await owner.query(`alter role ${role} login noinherit password '${password}'`);
  const { rows } = await owner.query<{ settings: string[] | null }>(
    'select rolconfig as settings from pg_roles where rolname = $1',
    [role],
  );
  for (const [name, value] of Object.entries(LIMITS[role])) {
    if (!rows[0]?.settings?.includes(`${name}=${value}`))
      await owner.query(`alter role ${role} set ${name} = '${value}'`);
  }
}

async function roleExists(owner: pg.Client, role: string): Promise<boolean> {
  return (await owner.query('select from pg_roles where rolname = $1', [role])).rowCount === 1;
}

/** Somebody may have given these roles what takes them past row security. */
async function refusePowers(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)',
    [[OWNER, ...Object.keys(LIMITS)]],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ rolname }) => rolname).join(', ');
  throw new StartupError(
    'DATABASE_ROLE_TOO_POWERFUL',
    `The database roles ${names} would pass by row security. Run: alter role ... nosuperuser nobypassrls.`,
  );
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return false;
    // Signed in, but not yet allowed to connect to this very database.
    if ((error as { code?: string }).code === '42501') return true;
    throw error;
  } finally {
    await client.end();
  }
}

function notAllowed(cause: unknown): StartupError {
  return new StartupError(
    'DATABASE_RIGHTS_MISSING',
    'The user of DATABASE_URL may not prepare the database: it must own the database and have the CREATEROLE right ' +
      `(${cause instanceof Error ? cause.message : cause}).`,
    { cause },
  );
}
