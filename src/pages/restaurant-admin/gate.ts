/** The restaurant's work: without an open subscription these pages lead to the one that offers it. */
const gated = new Set([
  'menu',
  'tables',
  'staff',
  'orders',
  'history',
  'settings',
  'feedback',
  'support',
  'customization',
  'reservations',
]);

export const subscriptionPath = '/restaurant-admin/subscription';

export function isGated(pathname: string): boolean {
  return !pathname.includes('/subscription') && gated.has(pathname.split('/')[2] ?? '');
}
