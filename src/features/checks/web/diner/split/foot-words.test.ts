import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { CheckLine } from '../../../told/contract.ts';
import { heldMinutes } from '../../../values.ts';
import { money } from '../money.ts';
import { footWords } from './foot-words.ts';

const now = '2026-11-27T21:00:00.000Z';
const claim = (until: string | null, you = true) => ({
  person: 1,
  you,
  pieces: 12,
  held: until === null,
  paid: false,
  until,
});
const line = (...claims: CheckLine['claims']) => ({ claims }) as CheckLine;
const mine = (feeCents: number, couvertCents = 0) => ({
  itemsCents: 100,
  couvertCents,
  feeCents,
  extraCents: 0,
  cents: 100 + feeCents + couvertCents,
});
const later = '2026-11-27T21:01:00.000Z';
const held = m['checks.heldShort']({ minutes: heldMinutes });

test('the foot says in one line what is optional of the part and how long it is kept', () => {
  const fee = m['checks.withFee']({ amount: money(10) });
  const couvert = m['checks.withCouvert']({ amount: money(500) });
  expect(footWords({ mine: mine(10), lines: [line(claim(later))] }, now)).toBe(`${fee} · ${held}`);
  expect(footWords({ mine: mine(10, 500), lines: [line(claim(later))] }, now)).toBe(`${fee} · ${couvert} · ${held}`);
  expect(footWords({ mine: mine(0), lines: [line(claim(later))] }, now)).toBe(held);
  expect(footWords({ mine: mine(0), lines: [line(claim(later, false))] }, now)).toBe('');
  // Others pay all that is left.
  expect(footWords({ mine: { ...mine(10), cents: 0 }, lines: [line(claim(later))] }, now)).toBe('');
});

test('what is kept no longer is not said to be, and what is being paid needs no word', () => {
  const lapsed = m['checks.heldNoMore']();
  expect(footWords({ mine: mine(0), lines: [line(claim(now)), line(claim(later))] }, now)).toBe(lapsed);
  expect(footWords({ mine: mine(0), lines: [line(claim(null))] }, now)).toBe('');
});
