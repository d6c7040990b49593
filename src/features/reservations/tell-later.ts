import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Letter } from '#lib/letters.ts';
import type { Reservation } from './contract.ts';
import { letterTo } from './letters.ts';
import { type LetterKind, letterAfter } from './rules.ts';
import { readGuest, readReservation, readVenue } from './store.ts';

/** A reservation that is put somewhere else is often put back, or on, at once: the guest is told where it stays. */
const waitMs = 2 * 60_000;

const wait = statement(
  'reservations.tellLater',
  'update reservations set told_before = coalesce(told_before, $3), tell_at = $4 where restaurant_id = $1 and id = $2',
);

const drop = statement(
  'reservations.tellNoMore',
  `update reservations set told_before = null, tell_at = null where restaurant_id = $1 and id = $2 and tell_at is not null`,
);

/** The letter that a change has sent at once, if any. What only changes when or for how many is told by `tellChanges`. */
export async function letterNow(
  tx: TransactionScope,
  before: Reservation,
  after: Reservation,
  now: Date,
): Promise<LetterKind | null> {
  const kind = letterAfter(before, after, now);
  if (kind === 'reservationChanged' && before.customerEmail === after.customerEmail) {
    const { status, date, time, guests } = before;
    const told = JSON.stringify({ status, date, time, guests });
    await tx.rows(wait, [tx.restaurantId, after.id, told, new Date(now.getTime() + waitMs).toISOString()]);
    return null;
  }
  // Any other letter says how things stand by now.
  if (kind) await tx.rows(drop, [tx.restaurantId, after.id]);
  return kind;
}

interface Doors {
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  post(letter: Letter): Promise<void>;
  onError(error: unknown): void;
}

const houses = statement(
  'reservations.housesToTell',
  'select distinct restaurant_id as id from reservations where tell_at <= $1',
);

const takeDue = statement(
  'reservations.takeToTell',
  `with due as (
     select id, told_before from reservations where restaurant_id = $1 and tell_at <= $2 for update skip locked
   )
   update reservations r set told_before = null, tell_at = null from due
   where r.restaurant_id = $1 and r.id = due.id returning r.id, due.told_before as told`,
);

type Told = Pick<Reservation, 'status' | 'date' | 'time' | 'guests'>;

/** Tells guests of the changes that have stood for two minutes; nothing where all is as they were last told. */
export async function tellChanges({ system, scope, post, onError }: Doors, now: Date): Promise<void> {
  for (const { id } of await system.rows<{ id: string }>(houses, [now.toISOString()]))
    await tellOf(scope(id), post, now).catch(onError);
}

/** What could not be posted is still to be told: a letter may be written twice, and none is lost. */
async function tellOf(scope: Scope, post: Doors['post'], now: Date): Promise<void> {
  const venue = await readVenue(scope, now);
  await scope.transaction(async (tx) => {
    for (const { id, told } of await tx.rows<{ id: string; told: Told }>(takeDue, [
      tx.restaurantId,
      now.toISOString(),
    ])) {
      const after = await readReservation(tx, id);
      const kind = after && letterAfter({ ...after, ...told }, after, now);
      const letter = kind && letterTo(after, venue, await readGuest(tx, id), kind, now);
      if (letter) await post(letter);
    }
  });
}
