import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { money } from '../money.ts';
import { payWords } from './pay-words.ts';

const left = { leftCents: 1_000, restCents: 1_000 };

test('the button says what it pays, and where that is nothing what it waits for', () => {
  expect(payWords('items', 500, left)).toBe(m['checks.pay.amount']({ amount: money(500) }));
  expect(payWords('items', 0, left)).toBe(m['checks.chooseYours']());
  expect(payWords('amount', 0, left)).toBe(m['checks.enterAmount']());
});

test('where nothing is left it waits for nobody', () => {
  expect(payWords('items', 0, { leftCents: 0, restCents: 1_000 })).toBe(m['checks.allUnderWay']());
  expect(payWords('people', 0, { leftCents: 0, restCents: 0 })).toBe(m['checks.allPaid']());
});
