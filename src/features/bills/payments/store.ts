import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { instantFrom } from '#database/types.ts';
import type { BillPayment } from './contract.ts';

// A payment that was no cash after all was what it paid: nothing was given back.
const ofBill = statement(
  'bills.payments',
  `select p.id, p.order_id as "orderId", coalesce(c.to_method, p.method) as method, p.amount_cents as "keptCents",
     p.received_cents as "givenCents",
     case when coalesce(c.to_method, p.method) = 'dinheiro' then p.received_cents else p.amount_cents end as "receivedCents",
     p.key is not null as part, p.key, p.at, u.name as by, coalesce(c.corrections, '[]') as corrections, p.reverses,
     case when r.id is not null then json_build_object('at', r.at, 'by', ru.name, 'reason', r.reversal_reason) end as reversal,
     r.id is null and p.amount_cents > 0 and p.order_id is null and p.received_by is not null as reversible
   from bill_payments p left join users u on u.id = p.received_by
   left join bill_payments r on r.restaurant_id = $1 and r.reverses = p.id left join users ru on ru.id = r.received_by
   left join lateral (
     select (array_agg(c.to_method order by c.id desc))[1] as to_method,
       json_agg(json_build_object('at', c.at, 'by', cu.name, 'from', c.from_method, 'to', c.to_method) order by c.id) as corrections
     from payment_corrections c left join users cu on cu.id = c.corrected_by
     where c.restaurant_id = $1 and c.payment_id = p.id) c on true
   where p.restaurant_id = $1 and p.bill_id = $2 order by p.id`,
);

/** Every payment of a bill, by which method is known now, and what was put right about it. */
export async function paymentsOf(scope: Scope | TransactionScope, billId: string): Promise<BillPayment[]> {
  const payments = await scope.rows<BillPayment>(ofBill, [scope.restaurantId, billId]);
  return payments.map((payment) => ({
    ...payment,
    // JSON of the database writes instants with their offset.
    corrections: payment.corrections.map((each) => ({ ...each, at: instantFrom(each.at) })),
    reversal: payment.reversal && { ...payment.reversal, at: instantFrom(payment.reversal.at) },
  }));
}

const paid = statement(
  'bills.paid',
  `select least(coalesce(sum(amount_cents), 0), ${Number.MAX_SAFE_INTEGER})::bigint as cents from bill_payments
   where restaurant_id = $1 and bill_id = $2 and order_id is null`,
);

/** What is paid of a bill, but for what paid single orders. */
export async function paidOf(scope: Scope | TransactionScope, billId: string): Promise<number> {
  const [found] = await scope.rows<{ cents: number }>(paid, [scope.restaurantId, billId]);
  return found?.cents ?? 0;
}
