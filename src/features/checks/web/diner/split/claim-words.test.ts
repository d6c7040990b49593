import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { CheckLine } from '../../../told/contract.ts';
import { heldMinutes, piece } from '../../../values.ts';
import { claimWords, partWords, passedAway, takenAway } from './claim-words.ts';

const claim = (person: number, changes: Partial<CheckLine['claims'][number]> = {}) => ({
  person,
  you: false,
  pieces: piece,
  held: false,
  paid: false,
  until: null,
  ...changes,
});
const mine = (changes = {}) => claim(1, { you: true, ...changes });
const line = (...claims: CheckLine['claims']) => ({ orderId: 'order', line: 1, quantity: 1, claims });

test('who wants what another phone chose is told how soon it may be free; what is being paid or is paid is not', () => {
  const name = m['checks.phone']({ number: 2 });
  expect(claimWords(claim(2))).toBe(m['checks.chose']({ name, minutes: heldMinutes }));
  expect(claimWords(claim(2))).toContain(String(heldMinutes));
  expect(claimWords(claim(2, { held: true }))).toBe(m['checks.paying']({ name }));
  expect(claimWords(claim(2, { held: true, paid: true }))).toBe(m['checks.paidByName']({ name }));
  expect(partWords(claim(2))).toBe(m['checks.choseApart']({ name, minutes: heldMinutes }));
  expect(partWords(claim(2, { held: true }))).toBe(m['checks.sharedWith']({ name }));
  expect(partWords(claim(2, { held: true, paid: true }))).toBe(m['checks.partPaidBy']({ name }));
});

test('what another phone took of what this one had chosen is named, whole or in part', () => {
  const after = line(claim(2));
  expect(takenAway([line(mine())], [after])).toEqual([{ line: after, by: claim(2) }]);
  const half = { pieces: piece / 2 };
  expect(takenAway([line(mine(half), claim(2, half))], [line(claim(2))])).toMatchObject([{ by: { person: 2 } }]);
  expect(takenAway([line(mine(half), claim(2, half))], [line(claim(2, half), claim(3, half))])).toMatchObject([
    { by: { person: 3 } },
  ]);
});

test('what this phone gave up, pays or keeps was taken by nobody', () => {
  expect(takenAway([line(mine())], [line()])).toEqual([]);
  expect(takenAway([line(mine())], [line(mine({ held: true }))])).toEqual([]);
  expect(takenAway([line(mine())], [line(mine())])).toEqual([]);
  expect(takenAway([line(claim(2))], [line(claim(3))])).toEqual([]);
  // The order was cancelled.
  expect(takenAway([line(mine())], [])).toEqual([]);
});

test('what the staff passed to another table is said with where it went, once, to the phone that had chosen it', () => {
  const went = { passId: 'pass', orderId: 'order', line: 1, tableNumber: 7 };
  const held = line(mine());
  const before = { lines: [held], passed: [] };
  expect(passedAway(before, { lines: [], passed: [went] })).toEqual([{ line: held, tableNumber: 7 }]);
  // Of some of its pieces the rest stays, and what was chosen of it is let go.
  expect(passedAway(before, { lines: [line()], passed: [went] })).toEqual([{ line: held, tableNumber: 7 }]);
  expect(passedAway({ ...before, passed: [went] }, { lines: [], passed: [went] })).toEqual([]);
});

test('what this phone had not chosen, or has still, goes without a word', () => {
  const went = { passId: 'pass', orderId: 'order', line: 1, tableNumber: 7 };
  expect(passedAway({ lines: [line(claim(2))], passed: [] }, { lines: [], passed: [went] })).toEqual([]);
  expect(passedAway({ lines: [line(mine())], passed: [] }, { lines: [line(mine())], passed: [went] })).toEqual([]);
  expect(
    passedAway({ lines: [line(mine())], passed: [] }, { lines: [], passed: [{ ...went, orderId: 'other' }] }),
  ).toEqual([]);
});
