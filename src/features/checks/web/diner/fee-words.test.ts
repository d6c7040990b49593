import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { closedWords, includedWords } from './fee-words.ts';

const couvert = { people: 2, cents: 1_000 };

test('what is said to be included is what the bill has', () => {
  expect(includedWords({ serviceFeeCents: 100, couvert })).toBe(m['checks.feeAndCouvertWithin']());
  expect(includedWords({ serviceFeeCents: 100, couvert: null })).toBe(m['checks.feeWithin']());
  expect(includedWords({ serviceFeeCents: 0, couvert })).toBe(m['checks.couvertWithin']());
  expect(includedWords({ serviceFeeCents: 0, couvert: null })).toBeNull();
});

test('a house without couvert says nothing of it', () => {
  for (const text of [
    includedWords({ serviceFeeCents: 100, couvert: null }),
    closedWords({ couvert: null, couvertOfferCents: 0 }),
  ])
    expect(text).not.toMatch(/couvert/i);
  expect(closedWords({ couvert: null, couvertOfferCents: 1_000 })).toBe(m['checks.wishesClosed']());
  expect(closedWords({ couvert, couvertOfferCents: 0 })).toBe(m['checks.wishesClosed']());
});
