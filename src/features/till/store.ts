import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { couvertCharge } from '../bills/bill.ts';
import type { LateCorrection, Movement, Strays, Tally, Till, TillCouvert, TillRow } from './contract.ts';
import { reductionsOf } from './reductions/store.ts';
import { feeOf } from './sharing/store.ts';
import { countedMethods } from './values.ts';

type Rows = Pick<Scope | TransactionScope, 'restaurantId' | 'rows'>;

/** Whose tills are seen: everybody's by null, or those that one person opened or closed, and the open one. */
export type SeenBy = string | null;

// Sums of whatever the database holds stay within what a number holds exactly.
const bounded = (sum: string) => `least(greatest(${sum}, -1000000000000000), 1000000000000000)::bigint`;

const columns = `t.id, t.number, t.opened_at as "openedAt", o.name as "openedBy", t.closed_at as "closedAt", c.name as "closedBy",
     (select ${bounded('coalesce(sum(e.received), 0)')} from till_expected($1, t.id) e) as "receivedCents",
     case when t.closed_at is not null then (select ${bounded('coalesce(sum(n.counted_cents - n.expected_cents), 0)')}
       from till_counts n where n.restaurant_id = $1 and n.till_id = t.id) end as "differenceCents"`;
const people = 'join users o on o.id = t.opened_by left join users c on c.id = t.closed_by';
const seen = '($2::uuid is null or t.closed_at is null or t.opened_by = $2 or t.closed_by = $2)';

const list = statement(
  'till.list',
  `select ${columns} from tills t ${people}
   where t.restaurant_id = $1 and ${seen} and ($3::timestamptz is null or t.opened_at < $4 and coalesce(t.closed_at, 'infinity') >= $3)
   order by t.number desc limit $5`,
);

/** The latest first; with bounds, those that were open between them. */
export function tillsOf(
  scope: Scope,
  seenBy: SeenBy,
  between: { since: Date; until: Date } | null,
  limit: number,
): Promise<TillRow[]> {
  const bounds = [between?.since.toISOString() ?? null, between?.until.toISOString() ?? null];
  return scope.rows<TillRow>(list, [scope.restaurantId, seenBy, ...bounds, limit]);
}

const one = statement(
  'till.one',
  `select ${columns}, t.opening_cents as "openingCents", t.note from tills t ${people}
   where t.restaurant_id = $1 and ${seen} and t.id = $3`,
);
const tallies = statement(
  'till.tallies',
  `select e.method, e.payments, e.refunds, ${bounded('e.handed_back')} as "handedBackCents", ${bounded('e.received')} as "receivedCents",
     coalesce(n.expected_cents, ${bounded('e.expected')}) as "expectedCents", n.counted_cents as "countedCents"
   from till_expected($1, $2) e
   left join till_counts n on n.restaurant_id = $1 and n.till_id = $2 and n.method = e.method
   order by array_position($3::text[], e.method)`,
);
const movements = statement(
  'till.movements',
  `select v.id, v.kind, v.amount_cents as cents, v.reason, v.at, u.name as by
   from till_movements v left join users u on u.id = v.made_by where v.restaurant_id = $1 and v.till_id = $2 order by v.id`,
);
const late = statement(
  'till.lateCorrections',
  `select c.id, c.at, u.name as by, t.number as "tableNumber", p.amount_cents as cents, c.from_method as "from", c.to_method as "to",
     other.number as "tillNumber"
   from payment_corrections c join bill_payments p on p.restaurant_id = $1 and p.id = c.payment_id
   join bills b on b.restaurant_id = $1 and b.id = p.bill_id join tables t on t.restaurant_id = $1 and t.id = b.table_id
   left join users u on u.id = c.corrected_by left join tills other on other.restaurant_id = $1 and other.id = p.till_id
   where c.restaurant_id = $1 and c.till_id = $2 and p.till_id is distinct from $2 order by c.id`,
);
// Put right after it was closed: in another till, or while none was open.
const later = statement(
  'till.laterCorrections',
  `select c.id, c.at, u.name as by, t.number as "tableNumber", p.amount_cents as cents, c.from_method as "from", c.to_method as "to",
     other.number as "tillNumber"
   from bill_payments p join payment_corrections c on c.restaurant_id = $1 and c.payment_id = p.id
   join bills b on b.restaurant_id = $1 and b.id = p.bill_id join tables t on t.restaurant_id = $1 and t.id = b.table_id
   left join users u on u.id = c.corrected_by left join tills other on other.restaurant_id = $1 and other.id = c.till_id
   where p.restaurant_id = $1 and p.till_id = $2 and c.till_id is distinct from $2 order by c.id`,
);
// Of what whoever closed the bill did charge: guests ask, the till decides. What a merged bill had is charged with the other.
const couverts = statement(
  'till.couverts',
  `select b.couvert_day::text as day, coalesce(b.couvert_artist, '') as artist, ${bounded("sum((c ->> 'cents')::bigint)")} as cents
   from bills_of_till($1, $2) b cross join lateral jsonb_array_elements(b.custom_charges) c
   where b.merged_into is null and c ->> 'description' = $3
   group by b.couvert_day, b.couvert_artist order by b.couvert_day, b.couvert_artist`,
);
const strayed = statement(
  'till.strays',
  `with strays as (
     select p.method, 1 as payments, 0 as corrections, p.amount_cents as cents, p.at from bill_payments p
       where p.restaurant_id = $1 and p.outside_till and (select s.till_id from till_strays s
         where s.restaurant_id = $1 and s.payment_id = p.id) is not distinct from $2::uuid
     union all
     select m.method, 0, m.corrections, m.sign * p.amount_cents, c.at from payment_corrections c
       join bill_payments p on p.restaurant_id = $1 and p.id = c.payment_id
       cross join lateral (values (c.from_method, 0, -1), (c.to_method, 1, 1)) m (method, corrections, sign)
       where c.restaurant_id = $1 and c.outside_till and (select s.till_id from till_strays s
         where s.restaurant_id = $1 and s.correction_id = c.id) is not distinct from $2::uuid
   )
   select method, sum(payments)::int as payments, sum(corrections)::int as corrections, ${bounded('sum(cents)')} as cents,
     min(at) as since, max(at) as until
   from strays group by method order by array_position($3::text[], method)`,
);

interface StraySum {
  method: Tally['method'];
  payments: number;
  corrections: number;
  cents: number;
  since: string;
  until: string;
}

/** What was paid and put right outside of any till: told by that till when it closed, or by none yet. */
export async function straysOf(scope: Rows, toldBy: string | null): Promise<Strays> {
  const rows = await scope.rows<StraySum>(strayed, [scope.restaurantId, toldBy, countedMethods]);
  const sum = (count: 'payments' | 'corrections') => rows.reduce((all, row) => all + row[count], 0);
  return {
    payments: sum('payments'),
    corrections: sum('corrections'),
    since: rows.map(({ since }) => since).sort()[0] ?? null,
    until:
      rows
        .map(({ until }) => until)
        .sort()
        .at(-1) ?? null,
    sums: rows.map(({ method, cents }) => ({ method, cents })),
  };
}

export function talliesOf(scope: Rows, id: string): Promise<Tally[]> {
  return scope.rows<Tally>(tallies, [scope.restaurantId, id, countedMethods]);
}

/** A till with all that belongs to it; null where there is none that they see. */
export async function readTill(scope: Rows, id: string, seenBy: SeenBy): Promise<Till | null> {
  const { restaurantId } = scope;
  const [found] = await scope.rows<TillRow & Pick<Till, 'openingCents' | 'note'>>(one, [restaurantId, seenBy, id]);
  if (!found) return null;
  return {
    ...found,
    tallies: await talliesOf(scope, id),
    movements: await scope.rows<Movement>(movements, [restaurantId, id]),
    strays: await straysOf(scope, found.closedAt === null ? null : id),
    lateCorrections: await scope.rows<LateCorrection>(late, [restaurantId, id]),
    laterCorrections: await scope.rows<LateCorrection>(later, [restaurantId, id]),
    fee: await feeOf(scope, id, found.closedAt !== null),
    couverts: await scope.rows<TillCouvert>(couverts, [restaurantId, id, couvertCharge]),
    reductions: await reductionsOf(scope, found),
  };
}

const present = statement(
  'till.present',
  `select (select id from tills where restaurant_id = $1 and closed_at is null) as id,
     (select count(*)::int from bills where restaurant_id = $1 and closed_at is null) as "openBills"`,
);

/** The till that is open, and how many bills are. */
export async function presentTill(scope: Scope): Promise<{ id: string | null; openBills: number }> {
  const [found] = await scope.rows<{ id: string | null; openBills: number }>(present, [scope.restaurantId]);
  return found ?? { id: null, openBills: 0 };
}
