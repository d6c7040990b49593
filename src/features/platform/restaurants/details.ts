import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../../billing/plan-name.ts';
import { readSubscription } from '../../billing/store.ts';
import { subscriptionView } from '../../billing/subscription-view.ts';
import { beginningOf, lastMonths } from '../months.ts';
import type { ManagedRestaurant, RestaurantDetails } from './contract.ts';
import { managedColumns, withSubscription } from './store.ts';
import { shownPayments } from './values.ts';

const one = statement(
  'platform.restaurant',
  `select ${managedColumns} from ${withSubscription('$2')} where r.id = $1 and not r.for_visitors`,
);

const owners = statement(
  'platform.restaurantOwners',
  `select u.id, u.name, u.email, u.active,
     (select max(e.at) from security_events e where e.user_id = u.id and e.kind = 'signedIn') as "lastSignInAt"
   from users u where u.restaurant_id = $1 and u.role = 'restaurant_owner' order by u.created_at, u.id`,
);

const payments = statement(
  'platform.restaurantPayments',
  `select p.id, ${planNameIn('p.plan_name', 'p.plan_name_en', '$2')} as "planName", p.method, p.status, p.amount_cents as "amountCents",
     p.created_at as "createdAt", p.refund_due_at as "refundDueAt"
   from payments p where p.restaurant_id = $1 order by p.created_at desc, p.id desc limit ${shownPayments}`,
);

// An order is found by the index of those on the board, or of those that have left it.
const use = statement(
  'platform.restaurantUse',
  `select (select count(*)::int from orders o where o.restaurant_id = $1 and o.created_at >= $2 and o.status in ('pendente', 'preparando', 'pronto'))
       + (select count(*)::int from orders o where o.restaurant_id = $1 and o.created_at >= $2 and o.status in ('entregue', 'cancelado'))
       as "ordersThisMonth",
     exists (select from orders o where o.restaurant_id = $1) as ordered,
     (select count(*)::int from products p where p.restaurant_id = $1 and p.archived_at is null) as products,
     (select count(*)::int from tables t where t.restaurant_id = $1 and t.deleted_at is null) as tables,
     (select count(*)::int from users u where u.restaurant_id = $1 and u.role in ('waiter', 'cashier') and u.active) as staff,
     (select coalesce(sum(p.amount_cents), 0) from payments p where p.restaurant_id = $1 and p.status = 'paid') as "paidCents"`,
);

interface Reader {
  locale: Locale;
  now: Date;
}

/** One restaurant, as the administrator's page of it shows it. */
export async function readRestaurant(
  system: SystemDoor,
  id: string,
  { locale, now }: Reader,
): Promise<RestaurantDetails> {
  const [month = ''] = lastMonths(now, 1);
  const [[restaurant], people, latest, made, [used]] = await Promise.all([
    system.rows<ManagedRestaurant>(one, [id, locale]),
    system.rows<RestaurantDetails['owners'][number]>(owners, [id]),
    readSubscription(system, id),
    system.rows<RestaurantDetails['payments'][number]>(payments, [id, locale]),
    system.rows<RestaurantDetails['use'] & { paidCents: number }>(use, [id, beginningOf(month).toISOString()]),
  ]);
  if (!restaurant) throw new CodedError('restaurant_not_found');
  if (!used) throw new Error('A count gave no row');
  const { paidCents, ...counts } = used;
  const subscription = latest && (await subscriptionView(system, latest, { guarantee: null, now, locale }));
  return { restaurant, owners: people, subscription, payments: made, paidCents, use: counts };
}
