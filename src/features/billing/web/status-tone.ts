import type { Tone } from '#ui/tone-class.ts';
import type { PaymentStatus, SubscriptionStatus } from '../values.ts';

/** Whatever is not active is red, even while it still opens the gate. */
export const subscriptionTone = (status: SubscriptionStatus): Tone => (status === 'active' ? 'green' : 'red');

export const paymentTone: Record<PaymentStatus, Tone> = {
  pending: 'yellow',
  paid: 'green',
  failed: 'red',
  cancelled: 'gray',
  refunded: 'blue',
};
