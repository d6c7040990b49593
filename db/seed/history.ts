import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { sharesByWeight } from '../../src/features/bills/bill.ts';
import { totals } from '../../src/features/orders/order.ts';
import { openingsOf } from './openings.ts';
import { seededRandom } from './random.ts';
import type { SeededProduct } from './seed-menu.ts';

const days = 30;
const minuteMs = 60_000;
const feeBasisPoints = 1_000;
/** Parties per day, Sunday to Saturday; Mondays are closed. */
const parties = [9, 0, 8, 10, 13, 22, 24] as const;
/** Guests sit down within the first hours of an opening, and early enough to eat. */
const arriveWithin = 240;
const eatFor = 120;
/** The kitchen takes its last order so long before the house closes; so long after that the last guests have gone. */
const lastOrderMs = 30 * minuteMs;
const lingerMs = 45 * minuteMs;

const insertBills = statement(
  'demo.insertBills',
  `insert into bills (restaurant_id, id, table_id, opened_at, closed_at, orders_count, items_cents, service_fee_cents, total_cents,
     charges_cents, discount_cents)
   select $1, b.id, b.table_id, b.opened_at, b.closed_at, b.orders_count, b.items_cents, b.service_fee_cents, b.total_cents, 0, 0
   from jsonb_to_recordset($2) as b (id uuid, table_id uuid, opened_at timestamptz, closed_at timestamptz, orders_count int,
     items_cents bigint, service_fee_cents bigint, total_cents bigint)`,
);
const insertOrders = statement(
  'demo.insertOrders',
  `insert into orders (restaurant_id, id, bill_id, table_id, number, status, items_cents, service_fee_percentage,
     service_fee_cents, total_cents, settled_fee_cents, settled_charges_cents, settled_discount_cents, settled_cents,
     promised_from, promised_to, preparing_at, ready_at, delivered_at, created_at)
   select $1, o.id, o.bill_id, o.table_id, o.number, 'entregue', o.items_cents, 10, o.service_fee_cents, o.total_cents,
     o.settled_fee_cents, 0, 0, o.settled_cents, o.promised_from, o.promised_to, o.preparing_at, o.ready_at, o.delivered_at, o.created_at
   from jsonb_to_recordset($2) as o (id uuid, bill_id uuid, table_id uuid, number int, items_cents bigint,
     service_fee_cents bigint, total_cents bigint, settled_fee_cents bigint, settled_cents bigint, promised_from timestamptz, promised_to timestamptz,
     preparing_at timestamptz, ready_at timestamptz, delivered_at timestamptz, created_at timestamptz)`,
);
const insertItems = statement(
  'demo.insertItems',
  `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, status, started_at, ready_at)
   select $1, i.order_id, i.line, i.product_id, i.name, i.quantity, i.unit_cents, o.status, o.preparing_at, o.ready_at
   from jsonb_to_recordset($2) as i (order_id uuid, line int, product_id uuid, name text, quantity int, unit_cents int)
   join orders o on o.restaurant_id = $1 and o.id = i.order_id`,
);

interface SeededOrder {
  [column: string]: unknown;
  items_cents: number;
  settled_fee_cents?: number;
  settled_cents?: number;
}

/** Each order's part of what its bill came to: the fee of a bill is rounded once. */
function settle(orders: SeededOrder[], feeCents: number): void {
  const fees = sharesByWeight(
    feeCents,
    orders.map((order) => order.items_cents),
  );
  for (const [index, order] of orders.entries()) {
    order.settled_fee_cents = fees[index] ?? 0;
    order.settled_cents = order.items_cents + order.settled_fee_cents;
  }
}

/** A month of closed bills, ending last night: starters and drinks first, mains next, sometimes dessert. */
export async function seedHistory(
  tx: TransactionScope,
  products: readonly SeededProduct[],
  tableIds: readonly string[],
  now: Date,
): Promise<void> {
  const { pick, between, uuidAt } = seededRandom(20261121);
  const rounds = [0, 1, 2].map((round) => roundProducts(products, round));
  const bills: object[] = [];
  const orders: SeededOrder[] = [];
  const items: object[] = [];

  for (let ago = days; ago >= 1; ago -= 1) {
    const openings = openingsOf(now, ago);
    const day = new Date(openings[0]?.since ?? 0).getUTCDay();
    for (let party = openings.length > 0 ? (parties[day] ?? 0) : 0; party > 0; party -= 1) {
      const tableId = pick(tableIds);
      const { since, until } = pick(openings);
      const seatedAt = since + between(0, Math.min(arriveWithin, (until - since) / minuteMs - eatFor)) * minuteMs;
      const billId = uuidAt(seatedAt);
      const guests = between(1, 4);
      let at = seatedAt;
      let number = 0;
      let itemsCents = 0;
      const first = orders.length;
      for (const choices of rounds) {
        if (at > until - lastOrderMs || (number === 2 && between(1, 10) > 4)) break;
        number += 1;
        const lines = Array.from({ length: between(1, 3) }, () => ({
          ...pick(choices),
          quantity: between(1, Math.ceil(guests / 2)),
        }));
        const sums = totals(
          lines.map((line) => ({ quantity: line.quantity, unitCents: line.priceCents })),
          feeBasisPoints,
        );
        const minutes = Math.max(...lines.map((line) => line.preparationMinutes));
        const took = Math.round(minutes * (0.8 + between(0, 50) / 100));
        const stamp = (offset: number) => new Date(at + offset * minuteMs).toISOString();
        const id = uuidAt(at);
        orders.push({
          id,
          bill_id: billId,
          table_id: tableId,
          number,
          items_cents: sums.itemsCents,
          service_fee_cents: sums.serviceFeeCents,
          total_cents: sums.totalCents,
          created_at: stamp(0),
          preparing_at: stamp(2),
          ready_at: stamp(2 + took),
          delivered_at: stamp(4 + took),
          promised_from: stamp(minutes),
          promised_to: stamp(Math.round(minutes * 1.35) + 1),
        });
        for (const [index, line] of lines.entries()) {
          const { id: productId, name, quantity, priceCents } = line;
          items.push({ order_id: id, line: index + 1, product_id: productId, name, quantity, unit_cents: priceCents });
        }
        itemsCents += sums.itemsCents;
        at += (took + between(12, 30)) * minuteMs;
      }
      const sums = totals([{ quantity: 1, unitCents: itemsCents }], feeBasisPoints);
      settle(orders.slice(first), sums.serviceFeeCents);
      bills.push({
        id: billId,
        table_id: tableId,
        opened_at: new Date(seatedAt).toISOString(),
        closed_at: new Date(Math.min(at, until + lingerMs)).toISOString(),
        orders_count: number,
        items_cents: itemsCents,
        service_fee_cents: sums.serviceFeeCents,
        total_cents: sums.totalCents,
      });
    }
  }
  for (const [query, rows] of [
    [insertBills, bills],
    [insertOrders, orders],
    [insertItems, items],
  ] as const) {
    await tx.rows(query, [tx.restaurantId, JSON.stringify(rows)]);
  }
}

/** What a table orders in each round, by the order of the menu's categories: starters and drinks, mains, desserts. */
function roundProducts(products: readonly SeededProduct[], round: number): SeededProduct[] {
  const keys = [...new Set(products.map((product) => product.category))];
  const [starters, salads, mains, pasta, sides, desserts, drinks] = keys;
  const wanted = [[starters, salads, drinks], [mains, pasta, sides, mains, drinks], [desserts]][round] ?? [];
  return wanted.flatMap((key) => products.filter((product) => product.category === key));
}
