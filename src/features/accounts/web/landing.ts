import { checkoutPath, platformPaths, staffPaths } from '#lib/addresses.ts';
import type { SignedIn } from '../contract.ts';

/** Where a role begins: staff at the menu; an owner who had picked a plan goes on to pay for it. */
export function landingOf(role: SignedIn['user']['role'], plan: string | null = null): string {
  if (role === 'admin') return platformPaths.home;
  return plan && role === 'restaurant_owner' ? checkoutPath(plan) : staffPaths.menu;
}

/** A plan picked on the prices' page, as it travels through registration and sign-in; null for what cannot be one. */
export function planIn(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : null;
}
