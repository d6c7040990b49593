import type { SignedIn } from '../contract.ts';

/** Where staff begin. The menu page takes its place once it exists. */
export const staffLanding = '/restaurant-admin/orders';

export function landingOf(role: SignedIn['user']['role']): string {
  return role === 'admin' ? '/admin' : staffLanding;
}
