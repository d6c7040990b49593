import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { money } from './money.ts';
import { owedWords } from './owed-words.ts';

test('when all that is left is asked for no sum stands there as if nobody paid it', () => {
  expect(owedWords({ restCents: 153_186, leftCents: 0, payments: [] })).toEqual({
    label: m['checks.beingPaid']({ amount: money(153_186) }),
    figure: m['checks.allUnderWay'](),
    note: null,
    onItsWay: true,
  });
});

test('what is left is owed, with what is being paid of it; what is paid is', () => {
  expect(owedWords({ restCents: 1_000, leftCents: 400, payments: [] })).toMatchObject({
    label: m['checks.leftToPay'](),
    figure: money(1_000),
    note: m['checks.underWay']({ amount: money(600) }),
  });
  expect(owedWords({ restCents: 1_000, leftCents: 1_000, payments: [] }).note).toBeNull();
  expect(owedWords({ restCents: 0, leftCents: 0, payments: [] })).toMatchObject({
    label: m['checks.allPaid'](),
    onItsWay: false,
  });
  expect(owedWords({ restCents: -50, leftCents: 0, payments: [] })).toMatchObject({
    label: m['checks.paidTooMuch'](),
    figure: money(50),
  });
});

test('of what the house gives back to the table a phone reads what it paid of it, where that is another sum', () => {
  const payment = (cents: number, you: boolean) => ({
    id: '',
    method: 'pix' as const,
    cents,
    at: '',
    person: null,
    you,
  });
  const paid = { leftCents: 0, payments: [payment(3_077, true), payment(6_152, false)] };
  expect(owedWords({ restCents: -9_229, ...paid }).note).toBe(m['checks.ownPaid']({ amount: money(3_077) }));
  expect(owedWords({ restCents: -3_077, ...paid }).note).toBeNull();
  expect(owedWords({ restCents: -9_229, leftCents: 0, payments: [payment(9_229, false)] }).note).toBeNull();
});
