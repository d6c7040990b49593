import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { FeeSharing, TillFee } from '../contract.ts';
import { shareFee } from './share-fee.ts';

type Rows = Pick<Scope | TransactionScope, 'restaurantId' | 'rows'>;

const sharing = statement(
  'till.sharing',
  `select coalesce(s.by_points, true) as "byPoints", coalesce(s.revision, 0) as revision
   from restaurants r left join fee_sharing s on s.restaurant_id = r.id where r.id = $1`,
);
// Whoever has left the house shares nothing any more.
const sharers = statement(
  'till.sharers',
  `select u.id, u.name, u.role, coalesce(s.points[array_position(s.people, u.id)], 0) as points
   from users u left join fee_sharing s on s.restaurant_id = $1
   where u.restaurant_id = $1 and u.active and u.role in ('waiter', 'cashier') order by lower(u.name), u.id`,
);

export async function readSharing(scope: Rows): Promise<FeeSharing> {
  const [found] = await scope.rows<Pick<FeeSharing, 'byPoints' | 'revision'>>(sharing, [scope.restaurantId]);
  const people = await scope.rows<FeeSharing['people'][number]>(sharers, [scope.restaurantId]);
  return { byPoints: found?.byPoints ?? true, revision: found?.revision ?? 0, people };
}

const save = statement(
  'till.saveSharing',
  `with saved as (
     insert into fee_sharing as s (restaurant_id, by_points, people, points)
     select $1, $2, coalesce(array_agg(p.id), '{}'), coalesce(array_agg(p.points), '{}')
     from unnest($3::uuid[], $4::int[]) p (id, points) join users u on u.restaurant_id = $1 and u.id = p.id
     having $5 = coalesce((select revision from fee_sharing where restaurant_id = $1), 0)
     on conflict (restaurant_id) do update set by_points = excluded.by_points, people = excluded.people, points = excluded.points,
       revision = s.revision + 1 where s.revision = $5
     returning revision
   ), told as (
     insert into outbox (restaurant_id, topic) select $1, 'till' from saved
   )
   select revision from saved`,
);

/** False when somebody else saved since it was read. */
export async function writeSharing(
  scope: Scope,
  {
    byPoints,
    people,
    revision,
  }: Pick<FeeSharing, 'byPoints' | 'revision'> & { people: { id: string; points: number }[] },
): Promise<boolean> {
  const saved = await scope.announced(save, [
    scope.restaurantId,
    byPoints,
    people.map(({ id }) => id),
    people.map(({ points }) => points),
    revision,
  ]);
  return saved.length > 0;
}

const fee = statement(
  'till.fee',
  `select least(till_fee($1, $2), 1000000000000000)::bigint as cents,
     (select count(*)::int from bills_of_till($1, $2) where service_fee_cents > 0) as bills,
     (select count(*)::int from orders_of_till($1, $2) where settled_fee_cents > 0) as orders`,
);
const kept = statement(
  'till.keptShares',
  `select s.user_id as id, u.name, s.points, s.cents from till_fee_shares s join users u on u.id = s.user_id
   where s.restaurant_id = $1 and s.till_id = $2 order by lower(u.name), u.id`,
);

/** A till's service fee, and who has what of it: as it is shared now, or as it was when the till was closed. */
export async function feeOf(scope: Rows, tillId: string, closed: boolean): Promise<TillFee> {
  const of = [scope.restaurantId, tillId];
  const [found] = await scope.rows<Omit<TillFee, 'shares'>>(fee, of);
  const { cents, bills, orders } = found ?? { cents: 0, bills: 0, orders: 0 };
  if (closed) {
    const shares = await scope.rows<TillFee['shares'][number]>(kept, of);
    // What was shared stays the whole of it, however the fee of a bill is reckoned by now.
    const shared = shares.length > 0 ? shares.reduce((sum, share) => sum + share.cents, 0) : cents;
    return { cents: shared, bills, orders, shares };
  }
  const { byPoints, people } = await readSharing(scope);
  return { cents, bills, orders, shares: shareFee(cents, people, byPoints) };
}

const keep = statement(
  'till.keepShares',
  `insert into till_fee_shares (restaurant_id, till_id, user_id, points, cents)
   select $1, $2::uuid, s.id, s.points, s.cents from unnest($3::uuid[], $4::int[], $5::bigint[]) s (id, points, cents)`,
);

/** Under the till's lock: what each has of the fee stays as it is now. */
export async function keepShares(tx: TransactionScope, tillId: string): Promise<void> {
  const { shares } = await feeOf(tx, tillId, false);
  await tx.rows(keep, [
    tx.restaurantId,
    tillId,
    shares.map(({ id }) => id),
    shares.map(({ points }) => points),
    shares.map(({ cents }) => cents),
  ]);
}
