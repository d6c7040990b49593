import { dayMs, instantOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { monthsOf, type PaymentKind, type Period, type SubscriptionStatus } from './values.ts';

const graceDays = 3;

/** Until then the gate stays open after a period that was not renewed. */
export function graceEnd(endsAt: Date | string): Date {
  return new Date(new Date(endsAt).getTime() + graceDays * dayMs);
}

/** The day of the month that a subscription begun at this instant keeps to, in the restaurant's time zone. */
export function anchorDayOf(instant: Date, timeZone: string): number {
  return Number(localClock(instant, timeZone).day.slice(8));
}

/**
 * The end of a period that begins at `from`: the same time of the anchor day, or of the month's last day where the month is
 * shorter. Begun on 31 January it runs to 28 February and from there to 31 March; begun on 29 February, to 28 and again 29.
 */
export function endOfPeriod(from: Date, period: Period, anchorDay: number, timeZone: string): Date {
  const { day, minutes } = localClock(from, timeZone);
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + monthsOf[period];
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const end = `${year}-${two(month)}-${two(Math.min(anchorDay, lastDay))}`;
  const wall = instantOf(end, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, timeZone);
  // What the wall's clock does not show stays.
  return new Date(wall.getTime() + (from.getTime() % 60_000));
}

const two = (value: number) => String(value).padStart(2, '0');

/** What these rules know of a subscription. */
export interface Standing {
  planId: string;
  status: SubscriptionStatus;
  startedAt: string;
  endsAt: string;
  anchorDay: number;
}

/** The same as the database's `holds_open`. */
export function isOpen({ status, endsAt }: Pick<Standing, 'status' | 'endsAt'>, now: Date): boolean {
  if (status === 'cancelled') return new Date(endsAt) > now;
  return (status === 'active' || status === 'past_due') && graceEnd(endsAt) > now;
}

const driftMs = 7 * dayMs;

/**
 * Whether a period's end is another offer than the one the payer saw. While a form is open its end moves with the clock, by up to
 * three days more than the time that passed where months differ in length; another confirmed payment moves it by a month at least.
 */
export function isAnotherOffer(seenEnd: string, quotedEnd: string): boolean {
  return Math.abs(Date.parse(seenEnd) - Date.parse(quotedEnd)) > driftMs;
}

/** What is left of a period that was paid, in cents, half up: the part of its time that is still to come. */
export function creditOf(paidCents: number, from: Date, to: Date, now: Date): number {
  const whole = to.getTime() - from.getTime();
  const left = Math.min(Math.max(to.getTime() - now.getTime(), 0), whole);
  if (whole <= 0) return 0;
  // Whole numbers all the way: milliseconds times cents may pass what a double holds exactly.
  return Number((BigInt(paidCents) * BigInt(left) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
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
