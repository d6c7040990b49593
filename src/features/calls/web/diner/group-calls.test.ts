import { expect, test } from 'vitest';
import type { GuestCall } from '../../contract.ts';
import { groupCalls } from './group-calls.ts';

const asked: GuestCall = {
  id: 'a',
  kind: 'waiter',
  request: '',
  askedAt: '2026-11-22T21:00:00Z',
  takenAt: null,
  takenBy: null,
  answeredAt: null,
};
const seen = { ...asked, takenAt: '2026-11-22T21:01:00Z', takenBy: 'Ana' };

test('who comes stands first, then what nobody has seen, then what is done', () => {
  const done = { ...seen, id: 'd', answeredAt: '2026-11-22T21:02:00Z' };
  const calls = [
    done,
    { ...asked, id: 'b' },
    { ...seen, id: 'c' },
    { ...seen, id: 'e', takenBy: 'Rui' },
    { ...seen, id: 'f' },
  ];
  expect(groupCalls(calls).map(({ stands, calls: theirs }) => [stands, theirs.map(({ id }) => id)])).toEqual([
    ['seen', ['c', 'f']],
    ['seen', ['e']],
    ['asked', ['b']],
    ['done', ['d']],
  ]);
});
