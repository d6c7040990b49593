import type { Scope } from '#database/scope.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';

/** Somebody of the staff, and the calls that they say something of. */
interface Change {
  ids: readonly string[];
  actorId: string;
  now: Date;
}

/** Whoever comes second waits for the first, and then finds nothing left to change: of two who take a call, one has it. */
const changing = (set: string, where: string) => `with named as (
     select id from calls where restaurant_id = $1 and id = any($2::uuid[]) order by id for update
   ), changed as (
     update calls c set ${set} from named
     where c.restaurant_id = $1 and c.id = named.id and c.ended_at is null and ${where} returning c.id, c.table_id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from changed
   )
   select id from changed`;

const take = statement('calls.take', changing('taken_by = $3, taken_at = $4', 'c.taken_by is null'));
const giveBack = statement('calls.giveBack', changing('taken_by = null, taken_at = null', 'c.taken_by = $3'));
// What somebody wants to pay is over when it is paid or not wanted any more, which nobody's walk there says.
const answer = statement(
  'calls.answer',
  changing(`ended_by = $3, ended_at = $4, outcome = 'answered'`, `c.kind <> 'pay'`),
);

const found = statement(
  'calls.found',
  `select c.kind = 'pay' as pays, c.ended_at is not null as over, c.taken_by as "takenBy", c.ended_by as "endedBy", coalesce(u.name, '') as name
   from calls c left join users u on u.id = c.taken_by
   where c.restaurant_id = $1 and c.id = any($2::uuid[]) order by c.id`,
);

interface Found {
  pays: boolean;
  over: boolean;
  takenBy: string | null;
  endedBy: string | null;
  /** Of who has taken it. */
  name: string;
}

/** Has those of the calls changed that can be. When it is none, says why, unless all is as was asked: it may be a repeat. */
async function change(
  scope: Scope,
  how: Statement,
  [ids, ...by]: [ids: Change['ids'], actorId: string, now?: string],
  isDone: (call: Found) => boolean,
): Promise<void> {
  const changed = await scope.announced(how, [scope.restaurantId, ids, ...by]);
  if (changed.length > 0) return;
  const calls = await scope.rows<Found>(found, [scope.restaurantId, ids]);
  if (calls.length === 0) throw new CodedError('call_not_found');
  if (calls.some(isDone)) return;
  if (how === answer && calls.some(({ pays, over }) => pays && !over)) throw new CodedError('call_to_pay');
  const taken = calls.find(({ over, takenBy }) => !over && takenBy !== null);
  if (taken) throw new CodedError('call_taken', { name: taken.name });
  throw new CodedError('call_over');
}

export function takeCalls(scope: Scope, { ids, actorId, now }: Change): Promise<void> {
  const isDone = ({ over, takenBy }: Found) => !over && takenBy === actorId;
  return change(scope, take, [ids, actorId, now.toISOString()], isDone);
}

export function giveBackCalls(scope: Scope, { ids, actorId }: Omit<Change, 'now'>): Promise<void> {
  return change(scope, giveBack, [ids, actorId], ({ over, takenBy }) => !over && takenBy === null);
}

/** Whoever did it says so, also for somebody else who went there. */
export function answerCalls(scope: Scope, { ids, actorId, now }: Change): Promise<void> {
  return change(scope, answer, [ids, actorId, now.toISOString()], ({ endedBy }) => endedBy === actorId);
}
