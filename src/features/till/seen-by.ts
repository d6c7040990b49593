import type { StaffCaller } from '#features/caller.ts';
import type { SeenBy } from './store.ts';

/** The owner sees every till; others the one that is open, and those that they opened or closed. */
export const seenBy = ({ account }: Pick<StaffCaller, 'account'>): SeenBy =>
  account.role === 'restaurant_owner' ? null : account.id;
