import pg from 'pg';

/** A kind of value, and what a column of it may at most hold, the furthest first. */
interface Extreme {
  types: string[];
  values: (string | null)[];
}

const numbers = ['smallint', 'integer', 'bigint', 'numeric'];
const instants = ['timestamp with time zone', 'date', 'time without time zone', 'tstzrange'];
const long = (length: number) => '😀‮"<b>&\u0001'.repeat(length).slice(0, length);

/** What the tests go through, one after the other. A check that a column carries leaves the next of its values. */
export const extremes: Record<string, Extreme> = {
  'the smallest numbers': {
    types: numbers,
    values: ['-9223372036854775808', '-2147483648', '-32768', '-999.99', '-100000000', '-1', '0', '1', '15'],
  },
  'the largest numbers': {
    types: numbers,
    values: [
      '9223372036854775807',
      '2147483647',
      '32767',
      '999.99',
      '100000000',
      '10000',
      '1440',
      '100',
      '99',
      '31',
      '20',
      '5',
    ],
  },
  'the end of time': {
    types: instants,
    values: ['infinity', '24:00', '[infinity,infinity]', '[294276-12-30,294276-12-31)'],
  },
  'the beginning of time': {
    types: instants,
    values: ['-infinity', '00:00', '[-infinity,-infinity]', '[4713-01-02 BC,4713-01-03 BC)'],
  },
  'the last day there is': { types: instants, values: ['5874897-12-31', '294276-12-31'] },
  'the first day there is': { types: instants, values: ['4714-11-24 BC', '0044-03-15'] },
  'long texts of odd characters': {
    types: ['text', 'ARRAY'],
    values: [100_000, 4_000, 2_000, 1_000, 300, 254, 120, 80, 60, 30].flatMap((length) => [
      long(length),
      `{"",NULL,x}`,
    ]),
  },
  'empty texts': { types: ['text', 'ARRAY', 'bytea'], values: ['', '{}'] },
  'nothing at all': { types: [], values: [null] },
  'lists where records are': { types: ['jsonb'], values: ['[null, 1, "x", {}]', '[]'] },
  'records where lists are': { types: ['jsonb'], values: ['{"x": null, "segunda": {"open": 1}, "cents": "x"}'] },
  'no JSON': { types: ['jsonb'], values: ['null', '"x"'] },
};

/** What decides who may ask and what is found at all: with these at an extreme there would be nothing to read. */
const kept = new Set([
  'restaurants.slug',
  'restaurants.active',
  'restaurants.owner_id',
  'users.email',
  'users.role',
  'users.restaurant_id',
  'users.active',
  'accounts.password',
  'accounts.provider_id',
  'sessions.token',
  // What the end of a session is reckoned from.
  'sessions.created_at',
  'sessions.updated_at',
  'sessions.expires_at',
  'sandbox_payments.ref',
  'tables.secret',
  'tables.short_code',
  'tables.deleted_at',
  'subscriptions.ends_at',
]);

/** Tables of which nothing is read to anybody, and why nothing odd is written there. */
export const unread = {
  schema_migrations: 'what the start compares with its own files, and refuses to go on from when they differ',
  outbox: 'what processes tell one another: read by nobody who asks',
};

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

/** Every column of every table, without what names the restaurant. */
async function columnsOf(owner: pg.Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.table_name as "table", c.column_name as "column", c.data_type as type, c.is_nullable = 'YES' as nullable
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.column_name <> 'restaurant_id'
     order by 1, c.ordinal_position`,
  );
  return rows.filter(({ table, column }) => !kept.has(`${table}.${column}`) && !(table in unread));
}

/** Every table of the schema that holds more than who belongs to whom. */
export async function tellingTables(owner: pg.Client): Promise<string[]> {
  const odd = new Set(Object.values(extremes).flatMap(({ types }) => types));
  const columns = await columnsOf(owner);
  return [...new Set(columns.filter(({ type, nullable }) => nullable || odd.has(type)).map(({ table }) => table))];
}

/** Which rows are a restaurant's or the platform's own, for each table; of a table that names neither restaurants nor people all are. */
async function ownRows(owner: pg.Client): Promise<(table: string) => string> {
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name in ('restaurant_id', 'user_id')`,
  );
  const has = (table: string, column: string) => rows.some((each) => each.table === table && each.column === column);
  return (table) => {
    if (table === 'restaurants') return 'id = $1';
    if (table === 'audit_log') return 'entity_id = $1';
    if (has(table, 'restaurant_id')) return '(restaurant_id = $1 or restaurant_id is null)';
    if (has(table, 'user_id')) return `user_id in (select id from users where restaurant_id = $1 or role = 'admin')`;
    return '$1::uuid is not null';
  };
}

const uniqueViolation = '23505';

/**
 * Writes a value of one kind into every column of a restaurant's rows, and of those that are nobody's, that takes it: past triggers but
 * not past the checks. Where no two may be alike, one row alone takes it. Says which columns took one.
 */
export async function writeExtremes(owner: pg.Client, restaurantId: string, kind: string): Promise<string[]> {
  const { types, values } = extremes[kind]!;
  const written: string[] = [];
  const own = await ownRows(owner);
  await owner.query('begin');
  await owner.query(`set local session_replication_role = 'replica'`);
  /** How many rows took it, or why none did. */
  const put = async ({ table, column }: Column, value: string | null, where: string): Promise<number | string> => {
    await owner.query('savepoint before');
    try {
      const set = `update ${pg.escapeIdentifier(table)} set ${pg.escapeIdentifier(column)} = $2 where ${where}`;
      return (await owner.query(set, [restaurantId, value])).rowCount ?? 0;
    } catch (error) {
      await owner.query('rollback to savepoint before');
      return (error as { code: string }).code;
    }
  };
  for (const each of await columnsOf(owner)) {
    if (values[0] === null ? !each.nullable : !types.includes(each.type)) continue;
    const rows = own(each.table);
    const first = `ctid = (select ctid from ${pg.escapeIdentifier(each.table)} where ${rows} limit 1)`;
    for (const value of values) {
      const all = await put(each, value, rows);
      const taken = all === uniqueViolation ? await put(each, value, first) : all;
      if (typeof taken === 'string') continue;
      if (taken > 0) written.push(`${each.table}.${each.column}`);
      break;
    }
  }
  await owner.query('commit');
  return written;
}
