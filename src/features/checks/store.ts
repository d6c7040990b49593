import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { CheckSettings } from './settings/contract.ts';
import type { Claim, Pieces } from './split.ts';
import { heldMinutes } from './values.ts';

const pixJson = `case when s.pix_key is not null
    then json_build_object('kind', s.pix_kind, 'key', s.pix_key, 'name', s.pix_name, 'city', s.pix_city) end`;

const settings = statement(
  'checks.settings',
  `select coalesce(s.couvert_cents, 0) as "couvertCents", ${pixJson} as pix, coalesce(s.revision, 0) as revision,
     (select coalesce(json_agg(json_build_object('weekday', d.weekday, 'day', d.day::text, 'cents', d.cents, 'artist', d.artist)
        order by d.weekday nulls last, d.day), '[]') from couvert_days d where d.restaurant_id = r.id) as "couvertDays"
   from restaurants r left join check_settings s on s.restaurant_id = r.id where r.id = $1`,
);

export async function readSettings(scope: Scope | TransactionScope): Promise<CheckSettings> {
  const [found] = await scope.rows<CheckSettings>(settings, [scope.restaurantId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

const save = statement(
  'checks.saveSettings',
  `with saved as (
     insert into check_settings as s (restaurant_id, couvert_cents, pix_kind, pix_key, pix_name, pix_city)
     select $1, $2, $4, $5, $6, $7 where $3 = coalesce((select revision from check_settings where restaurant_id = $1), 0)
     on conflict (restaurant_id) do update set couvert_cents = excluded.couvert_cents, pix_kind = excluded.pix_kind,
       pix_key = excluded.pix_key, pix_name = excluded.pix_name, pix_city = excluded.pix_city, revision = s.revision + 1
       where s.revision = $3
     returning revision
   )
   select * from saved`,
);

/** False when somebody else saved since they were read. */
export async function writeSettings(
  tx: TransactionScope,
  { couvertCents, pix, revision }: Omit<CheckSettings, 'couvertDays'>,
): Promise<boolean> {
  const whose = [pix?.kind ?? null, pix?.key ?? null, pix?.name ?? null, pix?.city ?? null];
  const saved = await tx.rows(save, [tx.restaurantId, couvertCents, revision, ...whose]);
  return saved.length > 0;
}

/** A claim as it is kept: whose it is only the server knows. */
export interface StoredClaim extends Claim {
  id: string;
  guest: string;
  /** The part that pays for it, once somebody is about to. */
  partId: string | null;
  claimedAt: string;
}

const claims = statement(
  'checks.claims',
  `select c.id, c.order_id as "orderId", c.line, c.guest, c.part_id as "partId", c.claimed_at as "claimedAt",
     json_build_array(lower(c.pieces), upper(c.pieces)) as pieces
   from check_claims c where c.restaurant_id = $1 and c.bill_id = $2 order by c.order_id, c.line, c.pieces`,
);

/** What is claimed of a bill, also what is not held any more and nobody else has taken. */
export function claimsOf(scope: Scope | TransactionScope, billId: string): Promise<StoredClaim[]> {
  return scope.rows<StoredClaim>(claims, [scope.restaurantId, billId]);
}

/** Until when a claim is kept from others; null: until the part that pays for it has ended. */
export function heldUntil({ partId, claimedAt }: Pick<StoredClaim, 'partId' | 'claimedAt'>): string | null {
  return partId === null ? new Date(Date.parse(claimedAt) + heldMinutes * 60_000).toISOString() : null;
}

export function isHeld(claim: Pick<StoredClaim, 'partId' | 'claimedAt'>, now: Date): boolean {
  const until = heldUntil(claim);
  return until === null || Date.parse(until) > now.getTime();
}

const giveUp = statement('checks.giveUp', 'delete from check_claims where restaurant_id = $1 and id = any($2::uuid[])');

export async function giveUpClaims(tx: TransactionScope, gone: readonly StoredClaim[]): Promise<void> {
  if (gone.length > 0) await tx.rows(giveUp, [tx.restaurantId, gone.map(({ id }) => id)]);
}

const insert = statement(
  'checks.insertClaims',
  `insert into check_claims (restaurant_id, bill_id, order_id, line, guest, claimed_at, pieces)
   select $1, $2, $3, $4, $5, $8, int4range(p.first, p.last) from unnest($6::int[], $7::int[]) as p (first, last)`,
);

interface Claiming {
  billId: string;
  orderId: string;
  line: number;
  guest: string;
  pieces: readonly Pieces[];
  now: Date;
}

export async function insertClaims(tx: TransactionScope, claiming: Claiming): Promise<void> {
  const { billId, orderId, line, guest, pieces, now } = claiming;
  const ends = [pieces.map(([from]) => from), pieces.map(([, to]) => to)];
  await tx.rows(insert, [tx.restaurantId, billId, orderId, line, guest, ...ends, now.toISOString()]);
}

/** Pieces of a line that the staff passed to another table's bill, by where they were before. */
export interface Passed {
  passId: string;
  orderId: string;
  line: number;
  tableNumber: number;
}

const passed = statement(
  'checks.passed',
  `select p.id as "passId", l.from_order_id as "orderId", l.line, t.number as "tableNumber"
   from bill_passes p
   join passed_lines l on l.restaurant_id = p.restaurant_id and l.pass_id = p.id
   join tables t on t.restaurant_id = p.restaurant_id and t.id = p.into_table_id
   where p.restaurant_id = $1 and p.from_bill_id = $2 and p.undone_at is null order by p.id, l.from_order_id, l.line`,
);

export function passedFrom(scope: Scope, billId: string): Promise<Passed[]> {
  return scope.rows<Passed>(passed, [scope.restaurantId, billId]);
}

/** Who sent an order. */
export interface Sender {
  id: string;
  guest: string | null;
  by: string | null;
}

const senders = statement(
  'checks.senders',
  `select o.id, o.guest, case when u.named then split_part(u.name, ' ', 1) end as by
   from orders o left join users u on u.id = o.placed_by
   where o.restaurant_id = $1 and o.bill_id = $2 order by o.number, o.id`,
);

export function sendersOf(scope: Scope | TransactionScope, billId: string): Promise<Sender[]> {
  return scope.rows<Sender>(senders, [scope.restaurantId, billId]);
}
