import { statement } from '#database/tenant-query.ts';
import type { Caller } from '#features/caller.ts';
import type { ErrorCode } from '#lib/error-codes.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf } from '../serves.ts';
import { admit } from '../tables/door.ts';
import type { calls } from './contract.ts';
import type { askedKinds } from './values.ts';

const offered = `case $4::text when 'waiter' then coalesce(s.waiter, true) when 'bill' then coalesce(s.bill, true)
     else coalesce($5::text = any(s.requests), false) end`;

// The table's row is held until the call is written: whoever ends or moves the sitting meanwhile waits, and finds the call.
const ask = statement(
  'calls.ask',
  `with seat as (
     select t.id, t.sitting from restaurants r join tables t on t.restaurant_id = r.id
     left join call_settings s on s.restaurant_id = r.id
     where r.id = $1 and r.active and subscription_open(r.id, $7) and t.number = $2 and t.deleted_at is null
       and (not r.requires_table_secret or t.sitting = $3::uuid) and ${offered}
     for share of t
   ), asked as (
     insert into calls (restaurant_id, table_id, sitting, kind, request, key, asked_at)
     select $1, id, sitting, $4, $5, $6, $7 from seat on conflict do nothing returning id, table_id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from asked
   )
   select id from asked`,
);

const whyNotAsked = statement(
  'calls.whyNotAsked',
  `select r.active and subscription_open(r.id, $7) as "takesOrders", ${offered} as offered, t.id is not null as "tableExists",
     coalesce(not r.requires_table_secret or t.sitting = $3::uuid, false) as seated,
     (select json_build_object('id', c.id, 'same', c.kind = $4 and c.request = $5 and (c.table_id = t.id or c.sitting = $3::uuid))
      from calls c where c.restaurant_id = $1 and c.key = $6) as earlier,
     (select c.id from calls c where c.restaurant_id = $1 and c.sitting = t.sitting and c.kind = $4 and c.request = $5
        and c.ended_at is null) as "openId"
   from restaurants r left join tables t on t.restaurant_id = r.id and t.number = $2 and t.deleted_at is null
   left join call_settings s on s.restaurant_id = r.id
   where r.id = $1`,
);

interface Why {
  takesOrders: boolean;
  offered: boolean;
  tableExists: boolean;
  seated: boolean;
  /** What the key was used for before. */
  earlier: { id: string; same: boolean | null } | null;
  openId: string | null;
}

interface Asking {
  number: number;
  sitting: string | null;
  kind: (typeof askedKinds)[number];
  request: string;
  key: string;
  now: Date;
}

/** Bills move and close while their guests call; more often than this during one call they do not. */
const moves = 8;

/**
 * Calls the staff to the table at which whoever asks sits by now. The same key is the same call, and what the table has called for
 * already is not called for twice: either is answered with the call that is there.
 */
export async function askAtTable(caller: Caller, sent: InputOf<typeof calls.ask>): Promise<{ id: string }> {
  const { slug, number } = sent;
  const { scope, restaurantId } = await caller.house(slug);
  const sitting = caller.tableSeat(restaurantId, number);
  const asking = { ...sent, sitting, now: caller.now() };
  for (let attempt = 1; attempt <= moves; attempt += 1) {
    const { number: tableNumber, sitting: present, refused } = await admit(caller, scope, number, sitting);
    const values = valuesOf(restaurantId, { ...asking, sitting: present ?? sitting, number: tableNumber ?? number });
    const budget = `${restaurantId} ${tableNumber}`;
    const full = !refused && !caller.limits.take('calls', budget);
    if (!refused && !full) {
      const [made] = await scope.announced<{ id: string }>(ask, values);
      if (made) return made;
      caller.limits.giveBack('calls', budget);
    }
    const [why] = await scope.rows<Why>(whyNotAsked, values);
    if (!why) throw new CodedError('restaurant_not_found');
    const id = askedBefore(why) ?? (refused ? null : why.openId);
    if (id) return { id };
    refuse(why, refused ?? (full ? 'too_many_calls' : null));
    // The sitting was moved or ended a moment ago, which what is in memory has not heard of yet; or the call was answered.
    scope.forgetKept();
  }
  throw new CodedError('busy');
}

function valuesOf(restaurantId: string, { number, sitting, kind, request, key, now }: Asking): unknown[] {
  const what = [kind, request, key];
  return [restaurantId, number, sitting, ...what, now.toISOString()];
}

/** A repeat is no second call: whoever has not heard the answer is told, even when the sitting has ended meanwhile. */
function askedBefore({ earlier }: Why): string | null {
  if (earlier && !earlier.same) throw new CodedError('key_reused');
  return earlier?.id ?? null;
}

/** Says why nobody was called, unless what stood in the way is gone by now. */
function refuse({ tableExists, seated, takesOrders, offered }: Why, refused: ErrorCode | null): void {
  if (refused) throw new CodedError(refused);
  if (!tableExists) throw new CodedError('table_not_found');
  if (seated && !takesOrders) throw new CodedError('not_taking_orders');
  if (seated && !offered) throw new CodedError('call_unavailable');
}
