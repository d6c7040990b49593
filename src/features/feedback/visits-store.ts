import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { HouseRatings, VisitRating } from './contract.ts';
import { ratedDays, shownRatings } from './values.ts';

const own = statement(
  'feedback.ownRating',
  'select rating, text from visit_ratings where restaurant_id = $1 and bill_id = $2 and guest = $3',
);

export async function ratingOf(scope: Scope, billId: string, guest: string): Promise<VisitRating | null> {
  const [found] = await scope.rows<VisitRating>(own, [scope.restaurantId, billId, guest]);
  return found ?? null;
}

const keep = statement(
  'feedback.keepRating',
  `insert into visit_ratings (restaurant_id, bill_id, guest, rating, text, rated_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (restaurant_id, bill_id, guest) do update set rating = excluded.rating, text = excluded.text, rated_at = excluded.rated_at`,
);

interface Rated extends VisitRating {
  billId: string;
  guest: string;
  now: Date;
}

export async function keepRating(scope: Scope, { billId, guest, rating, text, now }: Rated): Promise<void> {
  await scope.rows(keep, [scope.restaurantId, billId, guest, rating, text, now.toISOString()]);
}

const newest = statement(
  'feedback.newestRatings',
  `select r.rating, r.text, r.rated_at as "ratedAt", t.number as "tableNumber" from visit_ratings r
   join bills b on b.restaurant_id = r.restaurant_id and b.id = r.bill_id
   join tables t on t.restaurant_id = b.restaurant_id and t.id = b.table_id
   where r.restaurant_id = $1 order by r.rated_at desc, r.bill_id, r.guest limit ${shownRatings}`,
);
const mean = statement(
  'feedback.meanRating',
  `select count(*)::int as count, avg(rating)::float8 as mean from visit_ratings
   where restaurant_id = $1 and rated_at > $2::timestamptz - make_interval(days => ${ratedDays})`,
);

export async function ratingsOf(scope: Scope, now: Date): Promise<Omit<HouseRatings, 'timezone'>> {
  const [latest, [of]] = await Promise.all([
    scope.rows<HouseRatings['latest'][number]>(newest, [scope.restaurantId]),
    scope.rows<Pick<HouseRatings, 'count' | 'mean'>>(mean, [scope.restaurantId, now.toISOString()]),
  ]);
  return { count: of?.count ?? 0, mean: of?.mean ?? null, latest };
}
