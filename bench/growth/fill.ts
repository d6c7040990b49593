import pg from 'pg';
import { houses } from './fill-houses.ts';
import { pastOrders } from './fill-orders.ts';
import { ordersADay, type Size } from './size.ts';

const housesAtOnce = 250;
const billsAtOnce = 7_000;
const ordersOfBill = 3;

const schema = `create schema if not exists growth;
  create table if not exists growth.size (houses int, orders int, probed int);
  create table if not exists growth.houses (n int primary key, id uuid not null);
  create table if not exists growth.portions (name text primary key);
  insert into growth.houses select 0, id from restaurants where slug = 'restaurant-demo' on conflict do nothing`;

interface Portion {
  name: string;
  run(owner: pg.Client): Promise<void>;
}

/**
 * Fills a database up to a size, in portions that each are there whole or not at all: one that was cut off goes on where it was. `told` hears how many
 * are to go.
 */
export async function fill(ownerUrl: string, size: Size, told: (toGo: number) => void): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(schema);
    await ofThisSize(owner, size);
    // What triggers and foreign keys would see to is written as they would leave it; with them it would take hours.
    await owner.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'`);
    const { rows } = await owner.query<{ name: string }>('select name from growth.portions');
    const there = new Set(rows.map(({ name }) => name));
    const missing = portions(size).filter(({ name }) => !there.has(name));
    for (const [index, portion] of missing.entries()) {
      told(missing.length - index);
      await owner.query('begin');
      await portion.run(owner);
      await owner.query('insert into growth.portions (name) values ($1)', [portion.name]);
      await owner.query('commit');
    }
    // As the database does by itself in time.
    if (missing.length > 0) await owner.query('vacuum (analyze)');
  } finally {
    await owner.end();
  }
}

async function ofThisSize(owner: pg.Client, { houses, orders, probed }: Size): Promise<void> {
  await owner.query('insert into growth.size select $1, $2, $3 where not exists (select from growth.size)', [
    houses,
    orders,
    probed,
  ]);
  const { rows } = await owner.query<Size>('select * from growth.size');
  const is = rows[0]!;
  if (is.houses !== houses || is.orders !== orders || is.probed !== probed)
    throw new Error(`This database is being filled for another size: ${JSON.stringify(is)}`);
}

function portions({ houses: count, orders, probed }: Size): Portion[] {
  const all: Portion[] = [];
  for (let first = 1; first <= count; first += housesAtOnce) {
    const last = Math.min(count, first + housesAtOnce - 1);
    all.push({ name: `houses ${first}-${last}`, run: (owner) => runAll(owner, houses, [first, last]) });
  }
  const bills = Math.ceil(orders / count / ordersOfBill);
  const together = Math.max(1, Math.floor(billsAtOnce / bills));
  const aDay = ordersADay / ordersOfBill;
  for (let first = 1; first <= count; first += together) {
    const last = Math.min(count, first + together - 1);
    // Of the others the days are as long as it takes to have been open for two years.
    all.push(ordersPortion(first, last, 1, bills, Math.max(1, Math.ceil(bills / 700))));
  }
  const ofProbed = Math.ceil(probed / ordersOfBill);
  for (let first = 1; first <= ofProbed; first += billsAtOnce) {
    all.push(ordersPortion(0, 0, first, Math.min(ofProbed, first + billsAtOnce - 1), aDay));
  }
  return all;
}

function ordersPortion(first: number, last: number, firstBill: number, lastBill: number, aDay: number): Portion {
  return {
    name: `orders of ${first}-${last}, bills ${firstBill}-${lastBill}`,
    async run(owner) {
      for (const { text, takes } of pastOrders)
        await query(owner, text, [first, last, firstBill, lastBill, aDay].slice(0, takes));
    },
  };
}

async function runAll(owner: pg.Client, texts: readonly string[], values: readonly number[]): Promise<void> {
  for (const text of texts) await query(owner, text, values);
}

/** Definitions take no parameters: numbers stand in the text. */
function query(owner: pg.Client, text: string, values: readonly number[]) {
  return owner.query(text.replace(/\$(\d)/g, (_, n: string) => String(values[Number(n) - 1])));
}
