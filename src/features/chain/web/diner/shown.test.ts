import { expect, test } from 'vitest';
import type { Entry } from '../../check-chain.ts';
import { shownEntries } from './shown.ts';

const entry = (n: number, seconds: number, more: Partial<Entry> = {}): Entry => ({
  n,
  at: new Date(Date.UTC(2026, 10, 22, 21, 0, seconds)).toISOString(),
  kind: 'people',
  by: 'ana',
  about: String(n),
  rows: [],
  ...more,
});
const told = (entries: Entry[], broken: number[] = []) => shownEntries(entries, new Set(broken)).map(({ n }) => n);

test('people who are counted with several presses are told once, as they came to be', () => {
  expect(told([entry(1, 0, { kind: 'placed' }), entry(2, 1), entry(3, 2), entry(4, 3)])).toEqual([1, 4]);
});

test('another person, another time, something between them, or something wrong: each is told', () => {
  expect(told([entry(1, 0), entry(2, 1, { by: 'bia' })])).toEqual([1, 2]);
  expect(told([entry(1, 0), entry(2, 300)])).toEqual([1, 2]);
  expect(told([entry(1, 0), entry(2, 1, { kind: 'placed' }), entry(3, 2)])).toEqual([1, 2, 3]);
  expect(told([entry(1, 0), entry(2, 1), entry(3, 2)], [2])).toEqual([1, 2, 3]);
});
