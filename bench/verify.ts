import pg from 'pg';
import type { Acknowledged } from './ordering.ts';

interface Stored {
  key: string;
  total: string;
  items: string;
  lines: string;
  linesSum: string;
}

/** Every order that was acknowledged is there exactly once, with its three lines and the right total, and there are no others. */
export async function verify(ownerUrl: string, firstTable: number, cases: readonly Acknowledged[]): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<Stored>(
    `select o.place_key as key, o.total_cents as total, o.items_cents as items, i.lines, i.sum as "linesSum"
     from tables t join orders o on o.restaurant_id = t.restaurant_id and o.table_id = t.id
     join lateral (select count(*) as lines, sum(quantity * unit_cents) as sum from order_items
       where restaurant_id = o.restaurant_id and order_id = o.id) i on true
     where t.number >= $1`,
    [firstTable],
  );
  const bills = await owner.query<{ orders: string }>(
    'select sum(b.orders_count) as orders from bills b join tables t on t.id = b.table_id where t.number >= $1',
    [firstTable],
  );
  await owner.end();

  const expected = new Map(cases.flatMap(({ keys, totals }) => keys.map((key, index) => [key, totals[index]])));
  const acknowledged = cases.reduce((sum, { keys }) => sum + keys.length, 0);
  const wrong: string[] = [];
  for (const { key, total, items, lines, linesSum } of rows) {
    const right = expected.get(key);
    if (right === undefined) wrong.push(`${key} is there twice or was never acknowledged`);
    else if (Number(total) !== right || items !== linesSum || lines !== '3') wrong.push(`${key} has a wrong total`);
    expected.delete(key);
  }
  for (const key of expected.keys()) wrong.push(`${key} is lost`);
  if (Number(bills.rows[0]?.orders) !== acknowledged) wrong.push('the bills count other orders than were acknowledged');
  if (wrong.length > 0) throw new Error(`${wrong.length} wrong orders: ${wrong.slice(0, 5).join('; ')}`);
  return acknowledged;
}
