import type { Scope } from '../../../src/database/scope.ts';
import { statement } from '../../../src/database/tenant-query.ts';
import { sealPlaced } from '../../../src/features/chain/seal-placed.ts';
import { openTill } from '../../../src/features/till/open-till.ts';
import { presentTill } from '../../../src/features/till/store.ts';
import { people, sections } from '../cast.ts';
import { seededRandom } from '../random.ts';
import { closeForgotten } from './close-forgotten.ts';
import { expectGuests } from './expect-guests.ts';
import { type House, happenings } from './happenings.ts';
import { parties } from './parties.ts';
import { unlessRefused } from './unless-refused.ts';

const hourMs = 3_600_000;
/** For so long after anybody ordered or sat down, an evening goes on by itself. */
export const freshHours = 6;

const freshness = statement(
  'evening.freshness',
  `select exists (select from bills where restaurant_id = $1 and closed_at is null and (opened_at > $2
       or exists (select from orders o where o.restaurant_id = $1 and o.bill_id = bills.id and o.created_at > $2)
       or exists (select from bill_payments p where p.restaurant_id = $1 and p.bill_id = bills.id and p.at > $2))) as fresh`,
);
const staff = statement(
  'evening.staff',
  'select id, email, role from users where restaurant_id = $1 and active order by id',
);
const freeTables = statement(
  'evening.freeTables',
  `select t.id, t.number, t.sitting from tables t where t.restaurant_id = $1 and t.deleted_at is null and t.status = 'disponivel'
     and not exists (select from bills b where b.restaurant_id = $1 and b.table_id = t.id and b.closed_at is null)
     and not exists (select from table_joins j where j.restaurant_id = $1 and j.table_id = t.id and j.ended_at is null)
   order by t.number`,
);

/**
 * Puts the demo house into the middle of its evening: tables taken, orders of all ages and states, calls, guests expected, the till
 * open, all of it by the product's own verbs, at the moments at which it would have happened.
 *
 * An evening that somebody opened, ordered or paid something in within the last six hours goes on as it is, and nothing is added: it
 * may be people's, and the program may only have been started again. Bills on which nothing happened for longer were forgotten: they are paid and
 * closed, as a house does before it opens, and the evening begins anew at whatever tables are free then. What the house refuses, since
 * people have changed its menu or closed its account, does not happen, and keeps nobody from starting the program.
 */
export async function beginEvening(scope: Scope, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - freshHours * hourMs).toISOString();
  const [found] = await scope.rows<{ fresh: boolean }>(freshness, [scope.restaurantId, since]);
  if (found?.fresh) return;
  const house = await readHouse(scope, now);
  if (!house) return;
  await unlessRefused(() => openDrawer(scope, house));
  await closeForgotten(scope, house.cashierId, now);
  const tables = await scope.rows<House['tables'][number]>(freeTables, [scope.restaurantId]);
  const refused = new Set<number>();
  for (const { table, happen } of happenings(scope, { ...house, tables }, parties)) {
    // Of a party of which something was refused the rest is left out: it was about that.
    if (!refused.has(table) && !(await unlessRefused(happen))) refused.add(table);
  }
  await expectGuests(scope, tables, now);
  await sealPlaced(scope);
}

/** Who works tonight; null where the house has no owner any more. */
async function readHouse(scope: Scope, now: Date): Promise<Omit<House, 'tables'> | null> {
  const found = await scope.rows<{ id: string; email: string; role: string }>(staff, [scope.restaurantId]);
  const owner = found.find(({ role }) => role === 'restaurant_owner');
  if (!owner) return null;
  const byEmail = (email: string | undefined) => found.find((person) => person.email === email)?.id ?? owner.id;
  const waiterOf = (table: number) =>
    byEmail(sections.find(({ tables }) => (tables as readonly number[]).includes(table))?.email);
  return { now, waiterOf, cashierId: byEmail(people.find(({ key }) => key === 'caixa')?.email) };
}

async function openDrawer(scope: Scope, { cashierId, now }: Pick<House, 'cashierId' | 'now'>): Promise<void> {
  if ((await presentTill(scope)).id !== null) return;
  const key = seededRandom(20261122).uuidAt(now.getTime());
  await openTill(scope, { key, openingCents: 30_000, actorId: cashierId, now });
}
