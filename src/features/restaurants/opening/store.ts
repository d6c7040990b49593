import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { HouseHours } from '../hours.ts';
import type { SpecialDays } from './contract.ts';

type Locked = HouseHours & { timezone: string };

const lock = statement(
  'specialDays.lock',
  `select opening_hours as "openingHours", special_days as "specialDays", timezone from restaurants where id = $1 for update`,
);

/** When the house is open, as nobody else changes it until the transaction ends; whoever promises a table waits for it. */
export async function lockHouseHours(tx: TransactionScope): Promise<Locked> {
  const [found] = await tx.rows<Locked>(lock, [tx.restaurantId]);
  if (!found) throw new Error(`No restaurant ${tx.restaurantId}`);
  return found;
}

const write = statement('specialDays.write', 'update restaurants set special_days = $2 where id = $1');

export async function writeSpecialDays(tx: TransactionScope, days: SpecialDays): Promise<void> {
  await tx.rows(write, [tx.restaurantId, JSON.stringify(days)]);
  await tx.changed('restaurant');
}
