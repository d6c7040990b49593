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
  'users.password',
  'tables.secret',
  'tables.short_code',
  'tables.deleted_at',
  'subscriptions.ends_at',
]);

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

/** Every column of every table that holds something of a restaurant, without keys. */
async function columnsOf(owner: pg.Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.table_name as "table", c.column_name as "column", c.data_type as type, c.is_nullable = 'YES' as nullable
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.column_name <> 'restaurant_id'
       and (table_name in ('restaurants', 'audit_log') or exists (select from information_schema.columns r
         where r.table_schema = 'public' and r.table_name = c.table_name and r.column_name = 'restaurant_id'))
     order by 1, c.ordinal_position`,
  );
  return rows.filter(({ table, column }) => !kept.has(`${table}.${column}`) && table !== 'outbox');
}

/**
 * Writes a value of one kind into every column of a restaurant's rows that takes it, past triggers but not past the checks.
 * Says which columns took one.
 */
export async function writeExtremes(owner: pg.Client, restaurantId: string, kind: string): Promise<string[]> {
  const { types, values } = extremes[kind]!;
  const written: string[] = [];
  await owner.query('begin');
  await owner.query(`set local session_replication_role = 'replica'`);
  for (const { table, column, type, nullable } of await columnsOf(owner)) {
    if (values[0] === null ? !nullable : !types.includes(type)) continue;
    const own = table === 'restaurants' ? 'id' : table === 'audit_log' ? 'entity_id' : 'restaurant_id';
    for (const value of values) {
      await owner.query('savepoint before');
      try {
        const set = `update ${pg.escapeIdentifier(table)} set ${pg.escapeIdentifier(column)} = $2 where ${own} = $1`;
        const { rowCount } = await owner.query(set, [restaurantId, value]);
        if (rowCount) written.push(`${table}.${column}`);
        break;
      } catch {
        await owner.query('rollback to savepoint before');
      }
    }
  }
  await owner.query('commit');
  return written;
}
