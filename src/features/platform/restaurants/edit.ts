import type { SystemTransaction } from '#database/system-door.ts';
import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import { staffPaths } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { ownerOf } from '../../accounts/owner-of.ts';
import { moveAddress } from '../../restaurants/settings-store.ts';
import { slugify } from '../../restaurants/slug.ts';
import { takeSlug } from '../../restaurants/take-slug.ts';
import { differences } from '../differences.ts';
import { keepRecord } from '../records-store.ts';
import type { ManagedRestaurant, RestaurantChange } from './contract.ts';
import { lockManaged, writeRestaurant } from './store.ts';

/** Changes a restaurant as its owner could, and whether it is at work at all. */
export async function editRestaurant(
  caller: SignedInCaller & WithSystem,
  change: RestaurantChange,
): Promise<ManagedRestaurant> {
  const { id, revision, ...given } = change;
  const { before, after } = await caller.system.transaction(async (door) => {
    const before = await lockManaged(door, id, caller.locale);
    if (!before) throw new CodedError('restaurant_not_found');
    if (before.revision !== revision) throw new CodedError('stale_revision', { revision: before.revision });
    const after = { ...given, serviceFeeBasisPoints: given.serviceFeeBasisPoints ?? before.serviceFeeBasisPoints };
    const changes = differences(before, after);
    if (Object.keys(changes).length === 0) return { before, after: before };
    const address = await rename(door, before, after.name);
    await writeRestaurant(door, { ...change, ...after });
    if (address !== before.slug) changes.slug = { from: before.slug, to: address };
    const what = { action: 'edited', entity: 'restaurant', id, name: after.name } as const;
    await keepRecord(door, caller, { ...what, changes });
    await door.changed(id, 'restaurant');
    return { before, after: { ...before, ...after, slug: address, revision: before.revision + 1 } };
  });
  if (before.active !== after.active) await activeLetter(caller, after);
  return after;
}

/** Tells the owner that the restaurant is at work no longer, or again. */
async function activeLetter({ system, post }: WithSystem, { id, name, active }: ManagedRestaurant): Promise<void> {
  const reader = await ownerOf(system, id);
  if (!reader) return;
  post.letter({
    to: reader.email,
    locale: reader.locale,
    template: active ? 'restaurantReactivated' : 'restaurantDeactivated',
    values: { restaurant: name, url: staffPaths.home },
  });
}

/** Where it is found from now on. A change of accents or capitals alone is no other address. */
async function rename(door: SystemTransaction, before: ManagedRestaurant, name: string): Promise<string> {
  if (slugify(name) === slugify(before.name)) return before.slug;
  const slug = await takeSlug(door, name, before.id);
  if (slug !== before.slug) await moveAddress(door, before.id, before.slug, slug);
  return slug;
}
