import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { StaffRole } from '#lib/permissions.ts';
import { isPaidUp } from '../bills/paid-up.ts';
import type { CallSettings, FloorCall, GuestCall, Offers } from './contract.ts';

const settings = statement(
  'calls.settings',
  `select coalesce(s.waiter, true) as waiter, coalesce(s.bill, true) as bill, coalesce(s.requests, '{}') as requests,
     coalesce(s.revision, 0) as revision
   from restaurants r left join call_settings s on s.restaurant_id = r.id where r.id = $1`,
);

export async function readSettings(scope: Scope): Promise<CallSettings> {
  const [found] = await scope.rows<CallSettings>(settings, [scope.restaurantId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

const save = statement(
  'calls.saveSettings',
  `with saved as (
     insert into call_settings as s (restaurant_id, waiter, bill, requests)
     select $1, $2, $3, $4 where $5 = coalesce((select revision from call_settings where restaurant_id = $1), 0)
     on conflict (restaurant_id) do update set waiter = excluded.waiter, bill = excluded.bill, requests = excluded.requests,
       revision = s.revision + 1 where s.revision = $5
     returning waiter, bill, requests, revision
   ), told as (
     insert into outbox (restaurant_id, topic) select $1, topic from saved, unnest(array['restaurant', 'calls']) as topic
   )
   select * from saved`,
);

/** Null when somebody else saved since they were read. */
export async function writeSettings(
  scope: Scope,
  { waiter, bill, requests, revision }: CallSettings,
): Promise<CallSettings | null> {
  const values = [scope.restaurantId, waiter, bill, requests, revision];
  const [saved] = await scope.announced<CallSettings>(save, values);
  return saved ?? null;
}

const ofTable = statement(
  'calls.ofTable',
  `select c.id, c.kind, c.request, c.asked_at as "askedAt", c.taken_at as "takenAt",
     case when u.named then split_part(u.name, ' ', 1) end as "takenBy", c.ended_at as "answeredAt"
   from tables t join calls c on c.restaurant_id = t.restaurant_id and c.sitting = t.sitting
   left join users u on u.id = coalesce(c.ended_by, c.taken_by)
   where t.restaurant_id = $1 and t.id = $2 and c.kind <> 'pay' and (c.ended_at is null or c.outcome = 'answered' and c.ended_at > $3)
   order by c.asked_at, c.id`,
);

/** What a table's guests called for and still wait for, and what was answered since an instant. */
export function callsOfTable(scope: Scope, tableId: string, answeredSince: Date): Promise<GuestCall[]> {
  return scope.rows<GuestCall>(ofTable, [scope.restaurantId, tableId, answeredSince.toISOString()]);
}

const offered = statement(
  'calls.offered',
  `select coalesce(s.waiter, true) as waiter, coalesce(s.requests, '{}') as requests,
     coalesce(s.bill, true) and not exists (select from tables t join bills b on b.restaurant_id = $1 and b.sitting = t.sitting
       and b.closed_at is null and ${isPaidUp} where t.restaurant_id = $1 and t.id = $2) as bill
   from restaurants r left join call_settings s on s.restaurant_id = r.id where r.id = $1`,
);

/** What the guests of a table can call for: not for a bill of which all is paid. */
export async function offersAtTable(scope: Scope, tableId: string): Promise<Offers> {
  const [found] = await scope.rows<Offers>(offered, [scope.restaurantId, tableId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

const open = statement(
  'calls.open',
  `select c.id, c.kind, c.request, c.asked_at as "askedAt", c.table_id as "tableId", t.number as "tableNumber",
     c.taken_at as "takenAt",
     case when c.taken_by is not null then json_build_object('id', c.taken_by, 'name', coalesce(u.name, '')) end as "takenBy", u.role as "takenByRole",
     case when c.kind = 'pay' then json_build_object('partId', c.part_id, 'cents', c.pay_cents, 'method', c.pay_method,
       'changeForCents', c.change_for_cents) end as pay
   from calls c join tables t on t.restaurant_id = c.restaurant_id and t.id = c.table_id left join users u on u.id = c.taken_by
   where c.restaurant_id = $1 and c.ended_at is null order by c.asked_at, c.id`,
);

type OpenCall = Omit<FloorCall, 'awaited'> & { takenByRole: StaffRole | null };

export function openCalls(scope: Scope): Promise<OpenCall[]> {
  return scope.rows<OpenCall>(open, [scope.restaurantId]);
}

const coming = statement(
  'calls.coming',
  `select c.part_id as "partId", case when u.named then split_part(u.name, ' ', 1) else '' end as name
   from calls c join users u on u.id = c.taken_by
   where c.restaurant_id = $1 and c.table_id = $2 and c.kind = 'pay' and c.ended_at is null`,
);

/** Who goes to take what is to be paid at a table, part by part. */
export async function comingFor(scope: Scope, tableId: string): Promise<Map<string, string>> {
  const found = await scope.rows<{ partId: string; name: string }>(coming, [scope.restaurantId, tableId]);
  return new Map(found.map(({ partId, name }) => [partId, name]));
}
