import type { SignedIn } from '#features/accounts/contract.ts';
import type { GuidedStep } from '#features/setup/values.ts';
import { setupStepPath, staffPaths } from '#lib/addresses.ts';
import { gatedAt } from './entries.ts';

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
  restaurant: Pick<NonNullable<SignedIn['restaurant']>, 'beginning'> | null;
};

/** The step that stands in for a page until the house has paid for the first time; null: there is none, or the page is open. */
export function stepFor({ user, restaurant }: Who, address: string): string | null {
  if (!restaurant?.beginning || user.role !== 'restaurant_owner') return null;
  const entry = gatedAt(address.split(/[?#]/)[0] ?? address);
  const step = entry && steps[entry.to];
  return step ? setupStepPath(step, entry.to) : null;
}
