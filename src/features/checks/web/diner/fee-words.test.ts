import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { closedWords, includedWords } from './fee-words.ts';

const couvert = { people: 2, cents: 1_000 };
const charged = { serviceFeeCents: 100, feeDeclined: false };

test('what is said to be included is what the bill has', () => {
  expect(includedWords({ serviceFeeCents: 100, couvert })).toBe(m['checks.feeAndCouvertWithin']());
  expect(includedWords({ serviceFeeCents: 100, couvert: null })).toBe(m['checks.feeWithin']());
  expect(includedWords({ serviceFeeCents: 0, couvert })).toBe(m['checks.couvertWithin']());
  expect(includedWords({ serviceFeeCents: 0, couvert: null })).toBeNull();
});

test('a house without couvert says nothing of it', () => {
  for (const text of [
    includedWords({ serviceFeeCents: 100, couvert: null }),
    closedWords({ ...charged, couvert: null, couvertOfferCents: 0 }),
  ])
    expect(text).not.toMatch(/couvert/i);
  expect(closedWords({ ...charged, couvert: null, couvertOfferCents: 1_000 })).toBe(m['checks.wishesClosed']());
  expect(closedWords({ ...charged, couvert, couvertOfferCents: 0 })).toBe(m['checks.wishesClosed']());
});

test('of a bill with neither fee nor couvert nobody is told how to change them', () => {
  const none = { serviceFeeCents: 0, feeDeclined: false, couvert: null, couvertOfferCents: 0 };
  expect(closedWords(none)).toBeNull();
  // Who left the fee out may want it after all.
  expect(closedWords({ ...none, feeDeclined: true })).toBe(m['checks.feeClosed']());
});
