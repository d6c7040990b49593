import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { correctionsByReason } from '../../orders/corrections/store.ts';
import type { TillReductions } from './contract.ts';

type Rows = Pick<Scope | TransactionScope, 'restaurantId' | 'rows'>;

// As the fee: of the bills that belong to the till, and of orders that were paid by themselves.
const discounts = statement(
  'till.discounts',
  `select u.name as by, count(*)::int as count, sum(d.cents)::bigint as cents
   from (
     select b.closed_by as by, b.discount_cents as cents from bills_of_till($1, $2) b where b.discount_cents > 0
     union all
     select (select e.actor_id from order_events e where e.restaurant_id = $1 and e.order_id = o.id and e.kind in ('complete', 'pay')
       order by e.id desc limit 1), o.settled_discount_cents
     from orders_of_till($1, $2) o where o.settled_discount_cents > 0
   ) d left join users u on u.id = d.by
   group by u.name order by 3 desc, u.name`,
);

interface Open {
  id: string;
  openedAt: string;
  /** Null while it is open. */
  closedAt: string | null;
}

/** A correction made while no till was open is in none of them: the list of corrections has all. */
export async function reductionsOf(scope: Rows, { id, openedAt, closedAt }: Open): Promise<TillReductions> {
  return {
    corrections: await correctionsByReason(scope, openedAt, closedAt ?? 'infinity'),
    discounts: await scope.rows<TillReductions['discounts'][number]>(discounts, [scope.restaurantId, id]),
  };
}
