import { checkoutPath, platformPaths, setupPath, staffPaths } from '#lib/addresses.ts';
import type { SignedIn } from '../contract.ts';

interface Who {
  user: Pick<SignedIn['user'], 'role'>;
  restaurant: Pick<NonNullable<SignedIn['restaurant']>, 'beginning'> | null;
}

/**
 * Where a role begins: staff at the menu; an owner who had picked a plan goes on to pay for it, and one who has paid for none yet goes on
 * with the set-up, where the menu's page would only send them to the prices.
 */
export function landingOf({ user: { role }, restaurant }: Who, plan: string | null = null): string {
  if (role === 'admin') return platformPaths.home;
  if (role !== 'restaurant_owner') return staffPaths.menu;
  if (plan) return checkoutPath(plan);
  return restaurant?.beginning ? setupPath(null) : staffPaths.menu;
}

/** A plan picked on the prices' page, as it travels through registration and sign-in; null for what cannot be one. */
export function planIn(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : null;
}
