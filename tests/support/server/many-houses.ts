import type pg from 'pg';
import { tenantTables } from './second-restaurant.ts';
import { until } from './until.ts';

/** A table that fills some hundred pages is read as a whole only where there is no better way. */
const rowsWanted = 8_000;
const fewestHouses = 40;
const mostHouses = 1_500;

interface Column {
  name: string;
  type: string;
  /** The last of an index that no two restaurants may share a value of. */
  everywhere: boolean;
  /** Whoever it names is of one house. */
  person: boolean;
}

/**
 * Copies the rows of a restaurant to many others, table by table, as the catalogue has them, so that each table is as large as it is where many houses
 * work: large enough for PostgreSQL to choose as it would there. `spare` gives the rows of what `from` has none of. Says which tables were filled.
 */
export async function addManyHouses(client: pg.Client, from: string, spare: string): Promise<string[]> {
  const filled: string[] = [];
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  await client.query(
    `create temporary table many as select n, uuidv7() as id from generate_series(1, ${mostHouses}) n`,
  );
  for (const { table, column } of await tenantTables(client)) {
    const has = async (id: string): Promise<number> =>
      (await client.query(`select count(*)::int as rows from ${table} where ${column} = $1`, [id])).rows[0].rows;
    const own = await has(from);
    const [source, each] = own > 0 ? [from, own] : [spare, await has(spare)];
    if (each === 0) continue;
    const houses = Math.min(mostHouses, Math.max(fewestHouses, Math.ceil(rowsWanted / each)));
    const columns = await columnsOf(client, table);
    const values = columns.map((of) => (of.name === column ? 'many.id' : copied(of)));
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => quoted(name)).join(', ')}) overriding system value
       select ${values.join(', ')} from many cross join ${table} r where r.${column} = '${source}' and many.n <= ${houses}
       on conflict do nothing`,
    );
    filled.push(table);
  }
  await client.query('set session_replication_role = origin');
  await vacuum(client);
  return filled;
}

/**
 * Whether an index alone may answer depends on how much of a table vacuuming found to be seen by all. What the database looks at by itself meanwhile
 * hides some of it, and a few dead rows are left where they are unless it is told to clean the indexes too: the restaurants are gone over until all is seen.
 */
async function vacuum(client: pg.Client): Promise<void> {
  await client.query('vacuum (analyze, index_cleanup on)');
  await until(async () => {
    const { rows } = await client.query(
      `select from pg_class where oid = 'restaurants'::regclass and relallvisible < relpages`,
    );
    if (rows.length > 0) await client.query('vacuum (index_cleanup on) restaurants');
    return rows.length === 0;
  }, 'Every restaurant seen by all');
}

const quoted = (name: string) => `"${name}"`;

/** What may be there once in all restaurants becomes another value with each copy, and so does who somebody is. */
function copied({ name, type, everywhere, person }: Column): string {
  const value = `r.${quoted(name)}`;
  if (type === 'jsonb')
    return `case when ${value} ? 'email' then ${value} || jsonb_build_object('email', many.n || '@casa.example') else ${value} end`;
  if (person && type === 'uuid') return `case when ${value} is not null then many.id end`;
  if (person) return `case when ${value} <> '' then many.n || '-' || ${value} else ${value} end`;
  if (!everywhere) return value;
  if (type === 'uuid') return `case when ${value} is not null then uuidv7() end`;
  if (type === 'bytea') return `sha256(convert_to(${value}::text || many.n, 'UTF8'))`;
  if (type === 'bigint' || type === 'integer') return `${value} + many.n * 100000`;
  if (type === 'text') return `${value} || '-' || many.n`;
  return value;
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = i.indkey[i.indnkeyatts - 1]
         and not exists (select from pg_attribute t where t.attrelid = a.attrelid and t.attname = 'restaurant_id' and t.attnum = any(i.indkey::int2[])))
         as everywhere,
       a.attname like '%email' and format_type(a.atttypid, null) = 'text' or exists (select from pg_constraint c
         where c.conrelid = a.attrelid and c.contype = 'f' and c.confrelid = 'users'::regclass and a.attnum = any(c.conkey)) as person
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  );
  return rows;
}
