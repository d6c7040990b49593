import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localClock } from '#lib/time.ts';
import { payableUntil } from './payable.ts';

test('a boleto can be paid until the last moment of its due day in São Paulo, whenever it was made out', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const until = payableUntil('boleto', now);
      const day = (at: Date) => localClock(at, 'America/Sao_Paulo').day;
      const next = new Date(until.getTime() + 1);
      expect(localClock(next, 'America/Sao_Paulo').minutes, 'then a day begins').toBe(0);
      expect(next.getTime() % 60_000).toBe(0);
      expect(Date.parse(day(until)) - Date.parse(day(now)), 'three days after').toBe(3 * 86_400_000);
    }),
  );
});

test('a PIX can be paid for a day, a card for an hour', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(payableUntil('pix', now)).toEqual(new Date('2026-11-22T12:00:00Z'));
  expect(payableUntil('credit_card', now)).toEqual(new Date('2026-11-21T13:00:00Z'));
});
