import type { SignedIn } from '../contract.ts';

/** Where staff begin. */
export const staffLanding = '/restaurant-admin/menu';
const checkout = '/restaurant-admin/subscription/checkout';

/** Where a role begins; an owner who had picked a plan goes on to pay for it. */
export function landingOf(role: SignedIn['user']['role'], plan: string | null = null): string {
  if (role === 'admin') return '/admin';
  return plan && role === 'restaurant_owner' ? checkout + planQuery(plan) : staffLanding;
}

/** A plan picked on the prices' page, as it travels through registration and sign-in; null for what cannot be one. */
export function planIn(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : null;
}

export const planQuery = (plan: string | null) => (plan ? `?plan=${plan}` : '');
