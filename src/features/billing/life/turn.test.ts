import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorDayOf, endOfPeriod, isOpen } from '../paid-period.ts';
import { subscriptionStatuses } from '../values.ts';
import { endingLetter } from './letters.ts';
import { type Stage, stageAt, statusAt } from './turn.ts';

const hour = 3_600_000;
const day = 24 * hour;
const ends = new Date('2027-02-28T15:00:00Z');
const after = (ms: number) => new Date(ends.getTime() + ms);

test('active, past due at its end, expired three days later; cancelled, expired at its end; nothing comes back by itself', () => {
  const walk = (status: (typeof subscriptionStatuses)[number]) =>
    [-1, 0, 3 * day - 1, 3 * day].map((ms) => statusAt(status, ends, after(ms)));
  expect(walk('active')).toEqual(['active', 'past_due', 'past_due', 'expired']);
  expect(walk('past_due')).toEqual(['past_due', 'past_due', 'past_due', 'expired']);
  expect(walk('cancelled')).toEqual(['cancelled', 'expired', 'expired', 'expired']);
  expect(walk('pending')).toEqual(Array(4).fill('pending'));
  expect(walk('expired')).toEqual(Array(4).fill('expired'));
});

test('a letter a week before the end, a day before it, and when it is there: the most urgent one', () => {
  const at = (ms: number) => stageAt('active', ends, after(ms));
  expect([-7 * day - 1, -7 * day, -day - 1, -day, -1, 0, 10 * day].map(at)).toEqual(
    [null, '7', '7', '1', '1', '0', '0'], // biome-ignore format: one line of time
  );
  expect(subscriptionStatuses.map((status) => stageAt(status, ends, ends))).toEqual([null, '0', '0', null, null]);
});

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'] as const;
const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('what time makes of a subscription is what the gate says, in every Brazilian zone, at every moment', () => {
  fc.assert(
    fc.property(
      fc.record({
        from: moment,
        zone: fc.constantFrom(...zones),
        period: fc.constantFrom('month', 'semester', 'year'),
      }),
      fc.integer({ min: -8 * day, max: 5 * day }),
      ({ from, zone, period }, offset) => {
        const endsAt = endOfPeriod(from, period, anchorDayOf(from, zone), zone);
        const now = new Date(endsAt.getTime() + offset);
        const gate = (status: (typeof subscriptionStatuses)[number]) =>
          isOpen({ status, endsAt: endsAt.toISOString() }, now);
        for (const status of ['active', 'past_due', 'cancelled'] as const) {
          expect(gate(statusAt(status, endsAt, now))).toBe(gate(status));
        }
        const reader = { restaurant: 'Casa', plan: 'Plano Mensal', timezone: zone, endsAt: endsAt.toISOString() };
        const { template, values } = endingLetter(reader, { email: 'a@a.example', locale: 'pt-BR' }, now);
        expect(template).toBe(
          offset < 0 ? 'subscriptionEnding' : offset < 3 * day ? 'subscriptionEnded' : 'subscriptionExpired',
        );
        if ('when' in values) expect(values.when).toMatch(/^(hoje|amanhã|em [2-8] dias)$/);
      },
    ),
  );
});

test('however seldom time is looked at, no letter is written twice and the last one always is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 * 24 }), { minLength: 1, maxLength: 30 }), (pauses) => {
      const sent: Stage[] = [];
      let now = after(-9 * day).getTime();
      for (const pause of [...pauses, 20 * 24]) {
        now += pause * hour;
        const stage = stageAt('active', ends, new Date(now));
        if (stage && !sent.includes(stage)) sent.push(stage);
      }
      expect(sent.at(-1)).toBe('0');
      expect(sent).toEqual(sent.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});

test.each([
  [-7 * day, 'em 7 dias', 'in 7 days'],
  [-day, 'amanhã', 'tomorrow'],
  [-hour, 'hoje', 'today'],
])('%d before the end it ends %s', (ms, portuguese, english) => {
  const about = { restaurant: 'Casa', plan: 'Plano Anual', timezone: 'America/Sao_Paulo', endsAt: ends.toISOString() };
  const say = (locale: 'pt-BR' | 'en') => endingLetter(about, { email: 'a@a.example', locale }, after(ms)).values;
  expect(say('pt-BR')).toMatchObject({ when: portuguese, date: '28 de fevereiro de 2027' });
  expect(say('en')).toMatchObject({ when: english, date: 'February 28, 2027' });
});
