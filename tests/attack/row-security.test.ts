import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Pipeline } from '#database/pipeline.ts';
import { roleUrl } from '#database/roles.ts';
import { setTenant, statement } from '#database/tenant-query.ts';
import { openTestInstance, type TestInstance } from '../support/server/instance.ts';
import {
  addRestaurant,
  fingerprint,
  type SecondRestaurant,
  tenantTables,
} from '../support/server/second-restaurant.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let appUrl: string;

beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  appUrl = roleUrl(instance.databaseUrl, 'comanda_app', inject('appSecret'));
});
afterAll(() => instance.close());

/** Tenant tables whose row security is off, not forced, without a policy for the application, or with one that says more. A restrictive one says less. */
async function holes(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await tenantTables(client)) {
    const { rows } = await client.query(
      `select c.relrowsecurity and c.relforcerowsecurity as forced, coalesce(array_agg(
         pg_get_expr(p.polqual, p.polrelid) || ' / ' || pg_get_expr(p.polwithcheck, p.polrelid)) filter (where p.oid is not null), '{}') as rules
       from pg_class c left join pg_policy p on p.polrelid = c.oid and p.polpermissive and (p.polroles @> array['comanda_app'::regrole::oid] or p.polroles = '{0}')
       where c.oid = $1::regclass group by c.oid`,
      [table],
    );
    const own = `(${column} = current_restaurant())`;
    if (!rows[0].forced) found.push(`${table}: row security is not forced`);
    if (rows[0].rules.length !== 1 || rows[0].rules[0] !== `${own} / ${own}`) found.push(`${table}: ${rows[0].rules}`);
  }
  return found;
}

/** What the application, at work for one restaurant, sees and can change of another's rows: each reach is one finding. */
async function reaches(tenant: string, foreign: SecondRestaurant): Promise<string[]> {
  const found: string[] = [];
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  for (const { table, column } of await tenantTables(instance.owner)) {
    const id = foreign.ids[table];
    const where = `${column} = '${foreign.id}'${id ? ` or id = '${id}'` : ''}`;
    const columns = (
      await instance.owner.query(`select attname from pg_attribute where attrelid = $1::regclass and attnum > 0`, [
        table,
      ])
    ).rows;
    const attempts = [
      `select from ${table} where ${where}`,
      ...columns.map(({ attname }) => `update ${table} set ${attname} = ${attname} where ${where}`),
      `delete from ${table} where ${where}`,
      `update ${table} set ${column} = '${foreign.id}'`,
      `insert into ${table} select * from ${table} where ${where}`,
      // A row of the other restaurant made from one of ours.
      `insert into ${table} (${column}) values ('${foreign.id}')`,
    ];
    for (const attempt of attempts) {
      await client.query('begin');
      await client.query({ ...setTenant, values: [tenant] });
      const reached = await client.query(attempt).then(
        ({ rowCount }) => (rowCount ?? 0) > 0,
        // Refused by a missing right, by row security or because a generated column takes no value: nothing happened.
        ({ code }) => !['42501', '428C9', '23502', '23503', '23505', '23514'].includes(code),
      );
      if (reached) found.push(attempt);
      await client.query('rollback');
    }
  }
  await client.end();
  return found;
}

test('every tenant table forces row security, with a policy for the application', async () => {
  expect((await tenantTables(instance.owner)).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['orders', 'order_items', 'bills', 'tables', 'products', 'restaurants', 'outbox', 'users']),
  );
  expect(await holes(instance.owner)).toEqual([]);
});

test('the roles of the application are neither superuser nor owner, and pass by nothing', async () => {
  const { rows } = await instance.owner.query(
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolinherit,
       (select count(*)::int from pg_class where relowner = r.oid) as owned,
       (select count(*)::int from pg_auth_members where member = r.oid) as memberships
     from pg_roles r where rolname in ('comanda_app', 'comanda_system') order by 1`,
  );
  const powerless = {
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolinherit: false,
    owned: 0,
    memberships: 0,
  };
  expect(rows).toEqual(['comanda_app', 'comanda_system'].map((rolname) => ({ rolname, ...powerless })));
});

test("with another restaurant's ids nothing is seen and nothing changes", async () => {
  const before = await fingerprint(instance.owner, other.id);
  expect(Object.values(before).filter((print) => print.startsWith('0 '))).toEqual([]);
  expect(await reaches(instance.restaurantId, other)).toEqual([]);
  expect(await fingerprint(instance.owner, other.id)).toEqual(before);
});

test('without a restaurant set, nothing is visible', async () => {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  for (const prepare of ['select 1', `select set_config('app.restaurant_id', '', false)`]) {
    await client.query(prepare);
    for (const { table } of await tenantTables(instance.owner)) {
      const seen = await client.query(`select from ${table}`).then(
        ({ rowCount }) => rowCount,
        ({ code }) => code,
      );
      expect([0, '42501'], table).toContain(seen);
    }
  }
  await client.end();
});

test('three thousand statements of two restaurants in one pipeline, with failures in between, give no wrong answer', async () => {
  const pipeline = new Pipeline(appUrl, 1);
  const whose = statement(
    'test.whose',
    'select distinct restaurant_id as id, current_restaurant() as own from products',
  );
  const fails = statement('test.fails', 'select 1 / ($1::int - $1::int) from products');
  const unknown = statement('test.unknown', 'select * from no_such_table');
  const tenants = [instance.restaurantId, other.id];
  const wrong: unknown[] = [];
  let refused = 0;
  const runs = Array.from({ length: 3_000 }, async (_, n) => {
    const tenant = tenants[(n * 7_919) % 5 < 2 ? 0 : 1]!;
    if (n % 11 === 0)
      return pipeline.run(tenant, n % 2 ? fails : unknown, n % 2 ? [n] : []).then(
        () => wrong.push(n),
        () => (refused += 1),
      );
    const { rows } = await pipeline.run(tenant, whose, []);
    if (rows.length !== 1 || rows[0].id !== tenant || rows[0].own !== tenant) wrong.push({ n, tenant, rows });
  });
  await Promise.all(runs);
  await pipeline.end();
  expect(wrong).toEqual([]);
  expect(refused).toBe(273);
});

test.each([
  ['a policy dropped', 'drop policy own_restaurant on products', ['products: ']],
  ['row security off', 'alter table bills disable row level security', ['bills: row security is not forced']],
  [
    'a policy that lets all in',
    `create policy ${'p'}${randomUUID().slice(0, 4)} on orders to public using (true)`,
    ['orders: '],
  ],
])('control, %s: the same checks find it', async (_, breach, named) => {
  await instance.owner.query('begin');
  await instance.owner.query(breach);
  const found = await holes(instance.owner);
  expect(found).toHaveLength(named.length);
  for (const [n, name] of named.entries()) expect(found[n]).toContain(name);
  await instance.owner.query('rollback');
});

test('control, row security off for one table: another restaurant reaches it', async () => {
  await instance.owner.query('alter table products disable row level security');
  const found = await reaches(instance.restaurantId, other);
  await instance.owner.query('alter table products enable row level security');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((attempt) => attempt.includes(' products '))).toBe(true);
});
