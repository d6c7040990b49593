import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { type Kitchen, neededHistory } from './estimate.ts';

// The board of a real kitchen is short; the limit keeps a runaway one from costing more than it tells.
const inHand = statement(
  'orders.minutesInHand',
  `select coalesce(sum(p.preparation_minutes * i.quantity), 0)::int as minutes
   from (select id from orders where restaurant_id = $1 and status in ('pendente', 'preparando')
         order by created_at desc limit 40) o
   join order_items i on i.restaurant_id = $1 and i.order_id = o.id
   join products p on p.restaurant_id = $1 and p.id = i.product_id`,
);

const history = statement(
  'orders.pace',
  `select count(*)::int as measured,
     percentile_cont(0.5) within group (order by extract(epoch from ready_at - created_at)
       / greatest(60, extract(epoch from (promised_from - created_at) + (promised_to - promised_from) / 2)))::float8 as pace
   from (select ready_at, created_at, promised_from, promised_to from orders
         where restaurant_id = $1 and status in ('entregue', 'cancelado') and ready_at is not null and promised_to is not null
         order by created_at desc, id desc limit 60) recent`,
);

const freshMs = 5_000;
const paceFreshMs = 10 * 60_000;

interface Remembered<T> {
  at: number;
  value: Promise<T>;
}
const loads = new Map<string, Remembered<number>>();
const paces = new Map<string, Remembered<number>>();

/** The kitchen of a restaurant, a few seconds old at most: an estimate is a guess, and a guess need not cost a query each. */
export async function kitchenOf(scope: Scope): Promise<Kitchen> {
  const [minutesInHand, pace] = await Promise.all([
    remember(loads, scope.restaurantId, freshMs, async () => {
      const [load] = await scope.rows<{ minutes: number }>(inHand, [scope.restaurantId]);
      return load?.minutes ?? 0;
    }),
    remember(paces, scope.restaurantId, paceFreshMs, async () => {
      const [found] = await scope.rows<{ measured: number; pace: number | null }>(history, [scope.restaurantId]);
      return found && found.measured >= neededHistory && found.pace ? found.pace : 1;
    }),
  ]);
  return { minutesInHand, pace };
}

function remember<T>(
  memory: Map<string, Remembered<T>>,
  key: string,
  freshFor: number,
  read: () => Promise<T>,
): Promise<T> {
  const found = memory.get(key);
  if (found && Date.now() - found.at < freshFor) return found.value;
  if (memory.size > 5_000) memory.clear();
  const value = read();
  memory.set(key, { at: Date.now(), value });
  value.catch(() => memory.delete(key));
  return value;
}
