import type { SubscriptionStatus } from './values.ts';

/** Whether a house has not had a subscription yet: there is none, or its first payment is awaited. Until then its set-up is open. */
export const neverPaid = (subscription: { status: SubscriptionStatus } | null): boolean =>
  subscription === null || subscription.status === 'pending';
