import { dayMs } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { Subscription } from './contract.ts';
import { isOpen } from './paid-period.ts';
import { planIn, type Rows, readPlan, type SubscriptionRow } from './store.ts';

const expiringDays = 7;

export async function subscriptionView(
  door: Rows,
  row: SubscriptionRow,
  { guarantee, now, locale }: { guarantee: Date | null; now: Date; locale: Locale },
): Promise<Subscription> {
  const open = isOpen(row, now);
  const guaranteed = open && row.status !== 'cancelled' && guarantee !== null && guarantee > now;
  const { id, status, priceCents, startedAt, endsAt, cancelledAt, revision } = row;
  return {
    id,
    status,
    priceCents,
    startedAt,
    endsAt,
    cancelledAt,
    revision,
    open,
    plan: await planOf(door, row.planId, locale),
    nextPlan: row.nextPlanId === null ? null : await planOf(door, row.nextPlanId, locale),
    expiringSoon: open && Date.parse(endsAt) - now.getTime() <= expiringDays * dayMs,
    guaranteeUntil: guaranteed ? guarantee.toISOString() : null,
  };
}

async function planOf(door: Rows, id: string, locale: Locale) {
  const found = await readPlan(door, id);
  if (!found) throw new CodedError('plan_not_found');
  return planIn(found.plan, locale);
}
