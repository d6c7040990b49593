import type { Scope } from '../../../src/database/scope.ts';
import { statement } from '../../../src/database/tenant-query.ts';
import { isOutsideHours } from '../../../src/features/reservations/opening.ts';
import { spanFrom } from '../../../src/features/reservations/span.ts';
import { keptProfile } from '../../../src/features/restaurants/store.ts';
import { localClock } from '../../../src/lib/time.ts';
import type { House } from './happenings.ts';
import { expected } from './parties.ts';

// Whoever else has the table then, keeps it.
const reserve = statement(
  'evening.reserve',
  `with made as (
     insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, status, date, time, during, guests)
     values ($1, $2, $3, $4, $5, $6, $7, $8, tstzrange($9, $10), $11) on conflict do nothing returning id
   )
   insert into outbox (restaurant_id, topic, entity_id) select $1, 'reservations', id from made`,
);

const quarter = 15;
const dayMinutes = 24 * 60;
const heldMinutes = 120;

/** When they come, on the wall of the house; null where that would be tomorrow: those would be no guests of tonight. */
export function comingAt(now: Date, inMinutes: number, timeZone: string): { date: string; time: string } | null {
  const { day, minutes } = localClock(now, timeZone);
  const at = Math.ceil((minutes + inMinutes) / quarter) * quarter;
  if (at >= dayMinutes) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return { date: day, time: `${two(Math.floor(at / 60))}:${two(at % 60)}` };
}

/** Guests of tonight, at tables that are free now. */
export async function expectGuests(scope: Scope, tables: House['tables'], now: Date): Promise<void> {
  const house = await keptProfile(scope);
  const { timezone } = house;
  for (const { table, people, inMinutes, name, phone, status } of expected) {
    const free = tables.find(({ number }) => number === table);
    const when = comingAt(now, inMinutes, timezone);
    // Nobody books a table for when the house is closed.
    if (!free || !when || isOutsideHours(when, house)) continue;
    const { from, to } = spanFrom(when, timezone, heldMinutes);
    const who = [name, '', phone, status];
    const span = [when.date, when.time, from.toISOString(), to.toISOString()];
    await scope.announced(reserve, [scope.restaurantId, free.id, ...who, ...span, people]);
  }
}
