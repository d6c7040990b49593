import type { PaymentKind, Period, SubscriptionStatus } from './contract.ts';
import { graceEnd } from './grace.ts';
import { anchorDayOf, endOfPeriod } from './period.ts';
import { creditOf } from './price.ts';

export const dayMs = 86_400_000;

/** What these rules know of a subscription. */
export interface Standing {
  planId: string;
  status: SubscriptionStatus;
  startedAt: string;
  endsAt: string;
  anchorDay: number;
}

/** The same as the database's `subscription_open`. */
export function isOpen({ status, endsAt }: Pick<Standing, 'status' | 'endsAt'>, now: Date): boolean {
  if (status === 'cancelled') return new Date(endsAt) > now;
  return (status === 'active' || status === 'past_due') && graceEnd(endsAt) > now;
}

/** A payment that pays for time of a subscription. */
export interface PaidTime {
  amountCents: number;
  creditCents: number;
  periodStart: string | null;
  periodEnd: string | null;
}

/** What is left, in cents, of what was paid since the present plan began. What a payment took over as credit was money too. */
export function creditLeft(
  payments: readonly PaidTime[],
  { startedAt }: Pick<Standing, 'startedAt'>,
  now: Date,
): number {
  return payments.reduce((sum, { amountCents, creditCents, periodStart, periodEnd }) => {
    if (!periodStart || !periodEnd || periodStart < startedAt) return sum;
    return sum + creditOf(amountCents + creditCents, new Date(periodStart), new Date(periodEnd), now);
  }, 0);
}

export interface Paying {
  kind: PaymentKind;
  planId: string;
  period: Period;
  amountCents: number;
  priceCents: number;
  discountCents: number;
  creditCents: number;
}

export interface PaidPeriod {
  start: Date;
  end: Date;
  /** When the subscription's present run began: with its first payment, a change of plan, or a return after its end. */
  startedAt: Date;
  anchorDay: number;
}

/**
 * The period that a payment pays for, by how the subscription stands when the money is there, whatever the payment was begun for:
 * nothing that was paid is lost. `credit` is what is left of the present period now.
 */
export function periodPaid(
  paying: Paying,
  standing: Standing | null,
  { credit, now, timeZone }: { credit: number; now: Date; timeZone: string },
): PaidPeriod {
  if (!standing || standing.status === 'pending' || !isOpen(standing, now))
    return freshPeriod(paying.period, now, timeZone);
  const ends = new Date(standing.endsAt);
  if (paying.kind === 'change' && paying.planId !== standing.planId && ends > now) {
    // Later than the run it ends, however fast the two follow: what began before is what was taken over.
    const from = new Date(Math.max(now.getTime(), Date.parse(standing.startedAt) + 1));
    const fresh = freshPeriod(paying.period, from, timeZone);
    return { ...fresh, end: new Date(fresh.end.getTime() + timeFor(surplusOf(paying, credit), paying, fresh)) };
  }
  const { anchorDay } = standing;
  const end = endOfPeriod(ends, paying.period, anchorDay, timeZone);
  return { start: ends, end, startedAt: new Date(standing.startedAt), anchorDay };
}

function freshPeriod(period: Period, now: Date, timeZone: string): PaidPeriod {
  const anchorDay = anchorDayOf(now, timeZone);
  return { start: now, end: endOfPeriod(now, period, anchorDay, timeZone), startedAt: now, anchorDay };
}

/** What was paid and credited beyond the price: a discount on top of a credit, or a period renewed after the change was begun. */
function surplusOf({ amountCents, priceCents, discountCents, creditCents }: Paying, credit: number): number {
  return Math.max(amountCents + Math.max(creditCents, credit) - (priceCents - discountCents), 0);
}

/** The time that this money buys at the plan's price, in milliseconds. */
function timeFor(cents: number, { priceCents }: Paying, { start, end }: PaidPeriod): number {
  if (cents === 0 || priceCents === 0) return 0;
  return Number((BigInt(cents) * BigInt(end.getTime() - start.getTime())) / BigInt(priceCents));
}
