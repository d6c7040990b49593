import { dayMs } from '#lib/days.ts';
import { graceEnd } from '../paid-period.ts';
import type { SubscriptionStatus } from '../values.ts';

/** How near the end a letter is sent: a week, a day, and when it is there. The most urgent one last. */
export const stages = ['7', '1', '0'] as const;
export type Stage = (typeof stages)[number];

/** What time makes of a subscription; the same status when it is not time yet. */
export function statusAt(status: SubscriptionStatus, endsAt: Date, now: Date): SubscriptionStatus {
  if (endsAt > now) return status;
  if (status === 'cancelled') return 'expired';
  if (status !== 'active' && status !== 'past_due') return status;
  return graceEnd(endsAt) > now ? 'past_due' : 'expired';
}

/** The letter that is due: the most urgent one only, and none to those who cancelled. */
export function stageAt(status: SubscriptionStatus, endsAt: Date, now: Date): Stage | null {
  if (status !== 'active' && status !== 'past_due') return null;
  const left = endsAt.getTime() - now.getTime();
  return stages.findLast((stage) => left <= Number(stage) * dayMs) ?? null;
}
