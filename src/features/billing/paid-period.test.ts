import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '#lib/days.ts';
import {
  anchorDayOf,
  creditLeft,
  endOfPeriod,
  isAnotherOffer,
  isOpen,
  type Paying,
  periodPaid,
  type Standing,
} from './paid-period.ts';
import { amountOf, discountOf, offerOf } from './price.ts';

const timeZone = 'America/Sao_Paulo';
const zones = fc.constantFrom('America/Noronha', timeZone, 'America/Manaus', 'America/Rio_Branco');
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
const periods = fc.constantFrom('month', 'semester', 'year');
const monthly: Paying = {
  kind: 'renewal',
  planId: 'mensal',
  period: 'month',
  amountCents: 2_990,
  priceCents: 2_990,
  discountCents: 0,
  creditCents: 0,
};
const standing = (changes: Partial<Standing>): Standing => ({
  planId: 'mensal',
  status: 'active',
  startedAt: '2026-01-31T12:00:00.000Z',
  endsAt: '2026-02-28T12:00:00.000Z',
  anchorDay: 31,
  ...changes,
});
const paidOn = (now: string, changes: Partial<Standing> = {}, paying = monthly) =>
  periodPaid(paying, standing(changes), { credit: 0, now: new Date(now), timeZone });
const day = (at: Date) => at.toISOString().slice(0, 10);

test('a renewal goes on from the end, early or within the days of grace; after that from now', () => {
  const early = paidOn('2026-02-20T09:00:00Z');
  expect([early.start.toISOString(), day(early.end)]).toEqual(['2026-02-28T12:00:00.000Z', '2026-03-31']);
  const inGrace = paidOn('2026-03-03T11:59:00Z', { status: 'past_due' });
  expect([day(inGrace.start), day(inGrace.end)]).toEqual(['2026-02-28', '2026-03-31']);
  const late = paidOn('2026-03-03T12:00:01Z', { status: 'past_due' });
  expect([day(late.start), day(late.end), late.anchorDay]).toEqual(['2026-03-03', '2026-04-03', 3]);
  expect(day(paidOn('2026-03-01T12:00:00Z', { status: 'expired' }).start)).toBe('2026-03-01');
});

test('cancelled and paid for still, a renewal goes on from the end; cancelled and over, from now', () => {
  expect(day(paidOn('2026-02-20T09:00:00Z', { status: 'cancelled' }).start)).toBe('2026-02-28');
  expect(day(paidOn('2026-03-01T09:00:00Z', { status: 'cancelled' }).start)).toBe('2026-03-01');
});

test("a form left open for a day is the same offer at any month's end; another confirmed payment makes it another", () => {
  fc.assert(
    fc.property(instants, zones, periods, fc.integer({ min: 0, max: dayMs }), (seenAt, zone, period, passed) => {
      const offer = (now: Date, earlier: Standing | null) =>
        periodPaid({ ...monthly, period }, earlier, { credit: 0, now, timeZone: zone });
      const seen = offer(seenAt, null);
      const sentAt = new Date(seenAt.getTime() + passed);
      const sent = offer(sentAt, null);
      expect(isAnotherOffer(seen.end.toISOString(), sent.end.toISOString())).toBe(false);
      const endsAt = sent.end.toISOString();
      const paid = standing({ endsAt, startedAt: sentAt.toISOString(), anchorDay: sent.anchorDay });
      expect(isAnotherOffer(seen.end.toISOString(), offer(sentAt, paid).end.toISOString())).toBe(true);
    }),
  );
});

test('twelve renewals from 31 January, and four years from 29 February, keep to their day', () => {
  const walk = (start: string, period: 'month' | 'year', count: number) => {
    const paying = { ...monthly, period };
    let now = new Date(start);
    let at = periodPaid(paying, null, { credit: 0, now, timeZone });
    const ends = [day(at.end)];
    for (let n = 1; n < count; n += 1) {
      now = new Date(at.end.getTime() - dayMs);
      const subscription = standing({ endsAt: at.end.toISOString(), anchorDay: at.anchorDay });
      at = periodPaid(paying, subscription, { credit: 0, now, timeZone });
      ends.push(day(at.end));
    }
    return ends;
  };
  expect(walk('2027-01-31T15:00:00Z', 'month', 13)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
  ]);
  expect(walk('2028-02-29T15:00:00Z', 'year', 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
});

test('whenever it is paid, the period begins where the paid time ends or now, and is never shorter than it should be', () => {
  const statuses = fc.constantFrom('active', 'past_due', 'expired', 'cancelled', 'pending');
  fc.assert(
    fc.property(instants, instants, statuses, periods, zones, (ends, now, status, period, zone) => {
      const subscription = standing({ status, endsAt: ends.toISOString(), anchorDay: anchorDayOf(ends, zone) });
      const { start, end, anchorDay } = periodPaid({ ...monthly, period }, subscription, {
        credit: 0,
        now,
        timeZone: zone,
      });
      const open = status !== 'pending' && isOpen(subscription, now);
      expect(start).toEqual(open ? ends : now);
      expect(end).toEqual(endOfPeriod(start, period, anchorDay, zone));
      // Paid at the very end of the grace, it is open again.
      expect(end > now).toBe(true);
    }),
  );
});

test('choosing a plan: first, renewal, change or later', () => {
  const now = new Date('2026-02-10T00:00:00Z');
  const offer = (plan: { id: string; priceCents: number }, changes: object, credit: number) =>
    offerOf(plan, { ...standing({}), nextPlanId: null, ...changes }, credit, now);
  const anual = { id: 'anual', priceCents: 29_990 };
  const mensal = { id: 'mensal', priceCents: 2_990 };
  expect(offerOf(mensal, null, 0, now).kind).toBe('first');
  expect(offer(mensal, { status: 'pending' }, 0).kind).toBe('first');
  expect(offer(mensal, {}, 2_000)).toEqual({ kind: 'renewal', credited: false, startsLater: false });
  expect(offer(anual, {}, 2_000)).toEqual({ kind: 'change', credited: true, startsLater: false });
  expect(offer(mensal, { planId: 'anual' }, 20_000)).toEqual({ kind: 'change', credited: false, startsLater: true });
  expect(offer(mensal, { planId: 'anual', nextPlanId: 'mensal' }, 20_000).kind).toBe('renewal');
  expect(offer(mensal, { planId: 'anual', status: 'cancelled' }, 20_000).startsLater).toBe(false);
  expect(offer(anual, { status: 'expired' }, 0).kind).toBe('renewal');
  expect(offer(anual, { endsAt: '2026-02-09T00:00:00.000Z', status: 'past_due' }, 0).kind).toBe('renewal');
});

test('cents add up whatever the price, discount and credit, and nothing is ever negative', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const discounts = fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), value: cents }),
    fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    fc.constant(null),
  );
  fc.assert(
    fc.property(cents, discounts, cents, (priceCents, discount, creditCents) => {
      const discountCents = discountOf(priceCents, discount);
      const amountCents = amountOf({ priceCents, discountCents, creditCents });
      expect(discountCents).toBeGreaterThanOrEqual(0);
      expect(discountCents).toBeLessThanOrEqual(priceCents);
      expect(Number.isInteger(amountCents) && amountCents >= 0).toBe(true);
      // What is paid, taken off and taken over is the price, or more when credit and discount overlap.
      const covered = amountCents + discountCents + creditCents;
      expect(covered).toBeGreaterThanOrEqual(priceCents);
      if (amountCents > 0) expect(covered).toBe(priceCents);
    }),
  );
});

test('over any number of changes of plan, what is left is never more than what was paid', () => {
  const plans = fc.array(fc.tuple(periods, fc.integer({ min: 100, max: 200_000 }), fc.integer({ min: 0, max: 400 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(instants, plans, (start, chosen) => {
      const payments: { amountCents: number; creditCents: number; periodStart: string; periodEnd: string }[] = [];
      let subscription: Standing | null = null;
      let now = start;
      let paid = 0;
      for (const [index, [period, priceCents, days]] of chosen.entries()) {
        const credit = subscription ? creditLeft(payments, subscription, now) : 0;
        expect(credit).toBeLessThanOrEqual(paid);
        const runs = subscription !== null && Date.parse(subscription.endsAt) > now.getTime();
        const creditCents = runs ? credit : 0;
        const amountCents = amountOf({ priceCents, discountCents: 0, creditCents });
        const planId = `plan ${index}`;
        const paying: Paying = {
          kind: 'change',
          planId,
          period,
          amountCents,
          priceCents,
          discountCents: 0,
          creditCents,
        };
        const time = periodPaid(paying, subscription, { credit, now, timeZone });
        paid += amountCents;
        payments.push({
          amountCents,
          creditCents,
          periodStart: time.start.toISOString(),
          periodEnd: time.end.toISOString(),
        });
        subscription = {
          planId,
          status: 'active',
          startedAt: time.startedAt.toISOString(),
          anchorDay: time.anchorDay,
          endsAt: time.end.toISOString(),
        };
        now = new Date(now.getTime() + days * dayMs);
      }
    }),
  );
});
