import type { SignedIn } from '#features/accounts/contract.ts';
import type { GuidedStep } from '#features/setup/values.ts';
import { setupStepPath, staffPaths } from '#lib/addresses.ts';
import { gatedAt, isGated } from './entries.ts';

/** In which step of the set-up an owner does beforehand what a page is for. */
const steps: Partial<Record<string, GuidedStep>> = {
  [staffPaths.menu]: 'menu',
  [staffPaths.floor]: 'tables',
  [staffPaths.tables]: 'tables',
  [staffPaths.orders]: 'order',
  [staffPaths.kitchen]: 'order',
  [staffPaths.staff]: 'team',
  [staffPaths.customization]: 'look',
};

type Who = {
  user: Pick<SignedIn['user'], 'role'>;
  restaurant: Pick<NonNullable<SignedIn['restaurant']>, 'beginning' | 'subscribed'> | null;
};

/** The step that stands in for a page until the house has paid for the first time; null: there is none, or the page is open. */
export function stepFor({ user, restaurant }: Who, address: string): string | null {
  if (!restaurant?.beginning || user.role !== 'restaurant_owner') return null;
  const entry = gatedAt(address.split(/[?#]/)[0] ?? address);
  const step = entry && steps[entry.to];
  return step ? setupStepPath(step, entry.to) : null;
}

/** Whether a page only opens with a subscription that the house does not have, and no step stands in for it. */
export function isLocked(who: Who, address: string): boolean {
  return !who.restaurant?.subscribed && isGated(address) && stepFor(who, address) === null;
}
