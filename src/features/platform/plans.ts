import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { ManagedPlan, PlanChange } from './contract.ts';
import { differences } from './differences.ts';
import { lockPlan, updatePlan } from './plans-store.ts';
import { keepRecord } from './records-store.ts';

/** Who has the plan keeps the price it was bought for: a subscription carries its own. */
export async function editPlan(caller: SignedInCaller & WithSystem, change: PlanChange): Promise<ManagedPlan> {
  const { id, revision, free, ...after } = change;
  return caller.system.transaction(async (door) => {
    const before = await lockPlan(door, id);
    if (!before) throw new CodedError('plan_not_found');
    if (before.revision !== revision) throw new CodedError('stale_revision', { revision: before.revision });
    // Nothing is a price only when it is said once more: an emptied field is no gift to everyone.
    if (after.priceCents === 0 && before.priceCents > 0 && !free) throw new CodedError('plan_free');
    const changes = differences(before, after);
    if (Object.keys(changes).length === 0) return before;
    await updatePlan(door, change);
    const name = `${after.name} (${before.key})`;
    await keepRecord(door, caller, { action: 'edited', entity: 'plan', id, name, changes });
    return { ...before, ...after, revision: revision + 1 };
  });
}
