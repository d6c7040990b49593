import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { storedCharges } from '../orders/order-columns.ts';
import type { Serves } from '../serves.ts';
import type { tables as calls, FloorTable } from '../tables/contract.ts';
import { joinedNumbers } from '../tables/joins.ts';
import { floorTables } from '../tables/store.ts';
import { asWished, billSums, partOf, type Wishes } from './bill.ts';
import { wishesJson } from './wishes.ts';

interface OpenBill {
  tableId: string;
  id: string;
  since: string;
  people: number | null;
  joined: number[];
  paidCents: number;
  /** Whether any order of it was paid by itself. */
  paidApart: boolean;
  /** What is due of it: without what was cancelled, or paid by itself. */
  due: Parameters<typeof partOf>[0][];
  wishes: Wishes;
}

const open = statement(
  'bills.open',
  `select b.table_id as "tableId", b.id, b.opened_at as since, b.people, ${wishesJson('b')} as wishes, ${joinedNumbers('b.id', '$1')} as joined,
     (select coalesce(sum(p.amount_cents), 0)::bigint from bill_payments p
      where p.restaurant_id = $1 and p.bill_id = b.id and p.order_id is null) as "paidCents",
     exists (select from orders a where a.restaurant_id = $1 and a.bill_id = b.id and a.status <> 'cancelado'
       and a.paid_at is not null) as "paidApart",
     coalesce(json_agg(json_build_object('itemsCents', o.items_cents, 'serviceFeeBasisPoints', (o.service_fee_percentage * 100)::int,
       'serviceFeeCents', o.service_fee_cents, 'customCharges', ${storedCharges('o')}, 'totalCents', o.total_cents,
       'completedAt', o.completed_at, 'settled', null)) filter (where o.id is not null), '[]') as due
   from bills b left join orders o on o.restaurant_id = $1 and o.bill_id = b.id and o.status <> 'cancelado' and o.paid_at is null
   where b.restaurant_id = $1 and b.closed_at is null group by b.restaurant_id, b.id`,
);

/** What is open at each table and still to be paid, by the rule that closes it. */
async function openBills(scope: Scope): Promise<Map<string, FloorTable['bill']>> {
  const bills = await scope.rows<OpenBill>(open, [scope.restaurantId]);
  return new Map(
    bills.map(({ tableId, id, since, people, joined, paidCents, paidApart, due, wishes }) => {
      const totalCents = billSums(due.map(partOf), asWished(wishes)).totalCents - paidCents;
      const paid = paidApart || paidCents > 0;
      return [tableId, { id, since, people, joined, orders: due.length, paid, paidCents, totalCents }];
    }),
  );
}

/** The tables' own call, answered where it is known what their bills come to. */
export const floor = {
  list({ scope, now }) {
    const at = now().toISOString();
    return scope.gathered('tables', async () => {
      const [tables, bills] = await Promise.all([floorTables(scope), openBills(scope)]);
      return { tables: tables.map((table) => ({ ...table, bill: bills.get(table.id) ?? null })), now: at };
    });
  },
} satisfies Pick<Serves<typeof calls>, 'list'>;
