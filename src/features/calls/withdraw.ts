import { statement } from '#database/tenant-query.ts';
import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf } from '../serves.ts';
import type { calls } from './contract.ts';
import { standingOf } from './standing.ts';

const ofTheirs = `c.restaurant_id = $1 and c.id = $3 and c.kind <> 'pay'
     and c.sitting = (select t.sitting from tables t where t.restaurant_id = $1 and t.id = $2)`;

const withdraw = statement(
  'calls.withdraw',
  `with over as (
     update calls c set ended_at = $4, outcome = 'withdrawn' where ${ofTheirs} and c.ended_at is null returning c.id, c.table_id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from over
   )
   select id from over`,
);
const outcome = statement('calls.outcome', `select c.outcome from calls c where ${ofTheirs}`);

/** The guests do not want it any more. Who was on the way is told as everybody is: it stands on no screen from then on. */
export async function withdrawAtTable(caller: Caller, { id, ...at }: InputOf<typeof calls.withdraw>): Promise<void> {
  const { scope, tableId } = await standingOf(caller, at);
  const theirs = [scope.restaurantId, tableId, id];
  const [over] = await scope.announced(withdraw, [...theirs, caller.now().toISOString()]);
  if (over) return;
  const [found] = await scope.rows<{ outcome: string }>(outcome, theirs);
  if (!found) throw new CodedError('call_not_found');
  if (found.outcome !== 'withdrawn') throw new CodedError('call_over');
}
