import type { SystemTransaction } from '#database/system-door.ts';
import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import type { ErrorCode } from '#lib/error-codes.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { differences } from '../differences.ts';
import { keepRecord } from '../records-store.ts';
import { restaurantName } from '../restaurants/store.ts';
import type { Discount, DiscountChange, NewDiscount } from './contract.ts';
import { insertDiscount, lockDiscount, updateDiscount } from './store.ts';

type Administrator = SignedInCaller & WithSystem;

export async function createDiscount(caller: Administrator, given: NewDiscount): Promise<Discount> {
  inOrder(given);
  return caller.system
    .transaction(async (door) => {
      const restaurant = await nameOf(door, given.restaurantId);
      const id = await insertDiscount(door, given);
      const changes = differences(null, recorded(given, restaurant));
      await keepRecord(door, caller, { action: 'created', entity: 'discount', id, name: given.code, changes });
      return asSaved(door, id);
    })
    .catch(asTaken);
}

export async function editDiscount(caller: Administrator, change: DiscountChange): Promise<Discount> {
  const { id, revision, ...after } = change;
  inOrder(after);
  return caller.system
    .transaction(async (door) => {
      const before = await lockDiscount(door, id);
      if (!before) throw new CodedError('discount_unknown');
      if (before.revision !== revision) throw new CodedError('stale_revision', { revision: before.revision });
      if (after.maxUses !== null && after.maxUses < before.usedCount) refuse('discount_below_uses', 'maxUses');
      const moved = after.restaurantId !== before.restaurantId;
      const restaurant = moved ? await nameOf(door, after.restaurantId) : before.restaurant;
      const changes = differences(recorded(before, before.restaurant), recorded(after, restaurant));
      // Two restaurants may have one name.
      if (moved) changes.restaurant = { from: before.restaurant, to: restaurant };
      if (Object.keys(changes).length === 0) return before;
      await updateDiscount(door, change);
      await keepRecord(door, caller, { action: 'edited', entity: 'discount', id, name: after.code, changes });
      return asSaved(door, id);
    })
    .catch(asTaken);
}

/** What the record tells of a code: its restaurant by name. A percentage and an amount are not told by the same words. */
function recorded({ code, type, value, startDate, endDate, maxUses, active }: NewDiscount, restaurant: string | null) {
  const isPercentage = type === 'percentage';
  const worth = { type, percentage: isPercentage ? value : null, amountCents: isPercentage ? null : value };
  return { code, ...worth, startDate, endDate, maxUses, active, restaurant };
}

async function asSaved(door: SystemTransaction, id: string): Promise<Discount> {
  const saved = await lockDiscount(door, id);
  if (!saved) throw new Error(`No discount ${id}`);
  return saved;
}

async function nameOf(door: SystemTransaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await restaurantName(door, id)) ?? refuse('restaurant_not_found', 'restaurantId');
}

function inOrder({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate < startDate) refuse('discount_period', 'endDate');
}

function asTaken(error: unknown): never {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code !== '23505' || constraint !== 'discounts_by_code') throw error;
  return refuse('discount_code_taken', 'code');
}

function refuse(code: ErrorCode, path: string): never {
  throw fieldRefusal(code, path);
}
