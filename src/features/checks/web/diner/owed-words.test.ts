import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { money } from './money.ts';
import { owedWords } from './owed-words.ts';

test('when all that is left is asked for no sum stands there as if nobody paid it', () => {
  expect(owedWords({ restCents: 153_186, leftCents: 0 })).toEqual({
    label: m['checks.beingPaid']({ amount: money(153_186) }),
    figure: m['checks.allUnderWay'](),
    note: null,
    onItsWay: true,
  });
});

test('what is left is owed, with what is being paid of it; what is paid is', () => {
  expect(owedWords({ restCents: 1_000, leftCents: 400 })).toMatchObject({
    label: m['checks.leftToPay'](),
    figure: money(1_000),
    note: m['checks.underWay']({ amount: money(600) }),
  });
  expect(owedWords({ restCents: 1_000, leftCents: 1_000 }).note).toBeNull();
  expect(owedWords({ restCents: 0, leftCents: 0 })).toMatchObject({ label: m['checks.allPaid'](), onItsWay: false });
  expect(owedWords({ restCents: -50, leftCents: 0 })).toMatchObject({
    label: m['checks.paidTooMuch'](),
    figure: money(50),
  });
});
