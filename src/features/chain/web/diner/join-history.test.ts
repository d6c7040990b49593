import { expect, test } from 'vitest';
import type { History } from '../../contract.ts';
import { joinHistory } from './join-history.ts';

const entry = (n: number) => ({ body: `{"n":${n}}`, hash: `hash ${n}` });
const history = (changes: Partial<History>): History => ({
  id: 'a',
  after: 0,
  base: null,
  entries: [entry(1), entry(2)],
  present: [],
  names: { ana: 'Ana' },
  phones: {},
  ...changes,
});

test('the entries that were read since follow those of before, and what the rows say is what they say now', () => {
  const present = [{ kind: 'bill', ref: 'r', digest: 'd', since: null }];
  const end = history({ after: 2, base: 'hash 2', entries: [entry(3)], present, names: { bia: 'Bia' } });
  expect(joinHistory(history({}), end)).toEqual(
    history({ entries: [entry(1), entry(2), entry(3)], present, names: { ana: 'Ana', bia: 'Bia' } }),
  );
});

test('what was read whole is taken as it is', () => {
  const whole = history({ id: 'b', entries: [entry(1)] });
  expect(joinHistory(history({}), whole)).toBe(whole);
});

test.each([
  ['another bill', { id: 'b' }],
  ['another last entry than was seen', { base: 'hash of something else' }],
  ['fewer entries than were seen', { base: null }],
  ['a gap', { after: 3, base: 'hash 3' }],
])('%s is no end of it', (_what, changes) => {
  expect(joinHistory(history({}), history({ after: 2, base: 'hash 2', entries: [], ...changes }))).toBeNull();
});
