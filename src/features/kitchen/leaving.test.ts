import { expect, test } from 'vitest';
import { foldEnded } from './ended.ts';
import { leftAfter } from './leaving.ts';
import { line, order, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const gone = { line: 2, was: line(2, 'Batata'), became: null };
const wall = (...orders: ReturnType<typeof order>[]) => ticketsOf(orders, stations, null);
const made = { status: 'pronto', readyAt: '2026-11-21T23:05:00.000Z' } as const;

test('a ticket that is made keeps its place also where it hangs on for what nobody has seen of it', () => {
  const before = wall(order('a', [line(1, 'Filé')], { changes: [gone], revision: 2 }));
  const after = wall(order('a', [line(1, 'Filé', made)], { changes: [gone], revision: 2 }));
  expect(after).toHaveLength(1);
  const left = leftAfter(before, [], after, after, 9);
  expect(left.map(({ was, ticket, until }) => [was.lines[0]?.status, ticket.lines[0]?.status, until])).toEqual([
    ['pendente', 'pronto', 9],
  ]);
  // It has its time from the first moment on, and is back with the first dish that is to be made again.
  expect(leftAfter(after, left, after, after, 20)[0]?.until).toBe(9);
  expect(leftAfter(after, left, before, before, 20)).toEqual([]);
});

test('one that becomes the strip of what ended keeps the place of its whole ticket', () => {
  const before = wall(order('a', [line(1, 'Filé')]));
  const cancelled = wall(
    order('a', [], { ended: 'cancelled', changes: [{ line: 1, was: line(1, 'Filé'), became: null }], revision: 2 }),
  );
  const { hanging } = foldEnded(cancelled);
  expect(hanging).toHaveLength(1);
  expect(leftAfter(before, [], hanging, cancelled, 9).map(({ was, ticket }) => [was.id, ticket.ended])).toEqual([
    ['a', 'cancelled'],
  ]);
});

test('what was nothing to be made before is held only when it leaves', () => {
  const notice = wall(order('a', [line(1, 'Filé', made)], { changes: [gone], revision: 2 }));
  expect(leftAfter(notice, [], notice, notice, 9)).toEqual([]);
  expect(leftAfter(notice, [], [], [], 9)).toHaveLength(1);
});
