import type { SystemTransaction } from '#database/system-door.ts';
import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { moveAddress } from '../restaurants/settings-store.ts';
import { slugify } from '../restaurants/slug.ts';
import { takeSlug } from '../restaurants/take-slug.ts';
import type { ManagedRestaurant, RestaurantChange } from './contract.ts';
import { differences } from './differences.ts';
import { keepRecord } from './records-store.ts';
import { lockManaged, writeRestaurant } from './restaurants-store.ts';

/** Changes a restaurant as its owner could, and whether it is at work at all. */
export async function editRestaurant(
  caller: SignedInCaller & WithSystem,
  change: RestaurantChange,
): Promise<ManagedRestaurant> {
  const { id, revision, ...given } = change;
  return caller.system.transaction(async (door) => {
    const before = await lockManaged(door, id, caller.locale);
    if (!before) throw new CodedError('restaurant_not_found');
    if (before.revision !== revision) throw new CodedError('stale_revision', { revision: before.revision });
    const after = { ...given, serviceFeeBasisPoints: given.serviceFeeBasisPoints ?? before.serviceFeeBasisPoints };
    const changes = differences(before, after);
    if (Object.keys(changes).length === 0) return before;
    const address = await rename(door, before, after.name);
    await writeRestaurant(door, { ...change, ...after });
    if (address !== before.slug) changes.slug = { from: before.slug, to: address };
    const what = { action: 'edited', entity: 'restaurant', id, name: after.name } as const;
    await keepRecord(door, caller, { ...what, changes });
    await door.changed(id, 'restaurant');
    return { ...before, ...after, slug: address, revision: before.revision + 1 };
  });
}

/** Where it is found from now on. A change of accents or capitals alone is no other address. */
async function rename(door: SystemTransaction, before: ManagedRestaurant, name: string): Promise<string> {
  if (slugify(name) === slugify(before.name)) return before.slug;
  const slug = await takeSlug(door, name, before.id);
  if (slug !== before.slug) await moveAddress(door, before.id, before.slug, slug);
  return slug;
}
