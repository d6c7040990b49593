import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import type { SubscriptionStatus } from '../../billing/values.ts';

const tones = {
  pending: 'yellow',
  active: 'green',
  past_due: 'yellow',
  expired: 'red',
  cancelled: 'gray',
} as const satisfies Record<SubscriptionStatus, string>;

export const SubscriptionBadge = ({ status }: { status: SubscriptionStatus }) => (
  <Badge tone={tones[status]}>{m[`platform.subscriptions.statuses.${status}`]()}</Badge>
);
