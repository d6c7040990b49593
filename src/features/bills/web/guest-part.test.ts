import { expect, test } from 'vitest';
import { guestPartOf } from './guest-part.ts';

const card = { id: 'card', method: 'card', cents: 10_000, changeForCents: null };
const cash = { id: 'cash', method: 'cash', cents: 22_836, changeForCents: 30_000 };
const online = { id: 'online', method: 'online_card', cents: 10_000, changeForCents: null };
const waiting = [online, card, cash];

test.each([
  ['debito', 10_000, 'card'],
  ['credito', 10_000, 'card'],
  ['credito', 10_001, undefined],
  ['dinheiro', 10_000, undefined],
  ['dinheiro', 22_836, 'cash'],
  // As much as the guest said that they give.
  ['dinheiro', 30_000, 'cash'],
  ['pix', 10_000, undefined],
] as const)('%s of %i is the part of %s', (method, cents, id) => {
  expect(guestPartOf([{ method, cents }], waiting)?.id).toBe(id);
});

test('several payments at once are nobody’s part', () => {
  const typed = { method: 'debito', cents: 10_000 } as const;
  expect(guestPartOf([typed, typed], waiting)).toBeUndefined();
  expect(guestPartOf([], waiting)).toBeUndefined();
});
