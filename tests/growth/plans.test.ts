import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { roleUrl } from '#database/roles.ts';
import { slug } from '../support/server/instance.ts';
import { addManyHouses } from '../support/server/many-houses.ts';
import { addRestaurant, tenantTables } from '../support/server/second-restaurant.ts';
import { copyTemplate, type TemplateCopy } from '../support/server/template-copy.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

let copy: TemplateCopy;
let owner: pg.Client;
let filled: Set<string>;
const clients: pg.Client[] = [];

beforeAll(async () => {
  copy = await copyTemplate(inject('ownerUrl'));
  owner = new pg.Client({ connectionString: copy.url });
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>('select id from restaurants where slug = $1', [slug]);
  const demo = rows[0]!.id;
  const spare = await addRestaurant(owner);
  filled = new Set(await addManyHouses(owner, demo, spare.id));
  for (const role of ['comanda_app', 'comanda_system'] as const) {
    const client = new pg.Client({ connectionString: roleUrl(copy.url, role, inject('appSecret')) });
    await client.connect();
    await client.query("select set_config('app.restaurant_id', $1, false)", [demo]);
    clients.push(client);
  }
});
afterAll(async () => {
  for (const client of [...clients, owner]) await client.end();
  await copy.drop();
});

const lister = path.resolve(import.meta.dirname, '../support/server/list-statements.ts');
const statements: { name: string; text: string }[] = JSON.parse(
  execFileSync(process.execPath, [lister], { encoding: 'utf8', maxBuffer: 1e8 }),
);

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const inner of plan.Plans ?? []) yield* nodesOf(inner);
}

/** How PostgreSQL goes about it whatever the values are, or null for a role that is not allowed to. */
async function planOf(client: pg.Client, text: string): Promise<Plan | null> {
  try {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    return rows[0]['QUERY PLAN'][0].Plan;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return null;
    throw error;
  }
}

/** The tenant tables that it reads as a whole in one of the roles, or null where neither may run it. */
async function scannedBy(text: string): Promise<string[] | null> {
  const plans = (await Promise.all(clients.map((client) => planOf(client, text)))).filter((plan) => plan !== null);
  if (plans.length === 0) return null;
  const scans = plans.flatMap((plan) => [...nodesOf(plan)]).filter((node) => node['Node Type'] === 'Seq Scan');
  return [...new Set(scans.map((node) => node['Relation Name'] ?? ''))].filter((table) => filled.has(table));
}

test('where many houses work, no statement reads a whole table of theirs', async () => {
  const wrong: Record<string, string[] | null> = {};
  for (const { name, text } of statements) {
    const scanned = await scannedBy(text);
    if (scanned?.length !== 0) wrong[name] = scanned;
  }
  expect(statements.length).toBeGreaterThan(500);
  expect(wrong).toEqual({});
});

test('every tenant table was large enough to tell, and a statement that misses its index is found out', async () => {
  const all = await tenantTables(owner);
  expect(all.filter(({ table }) => !filled.has(table))).toEqual([]);
  expect(await scannedBy("select id from orders where restaurant_id = $1 and status = 'entregue'")).toEqual([]);
  expect(await scannedBy('select id from restaurants where phone = $1')).toEqual(['restaurants']);
  expect(await scannedBy('select id from feedback where text = $1')).toEqual(['feedback']);
});
