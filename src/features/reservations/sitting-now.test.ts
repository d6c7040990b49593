import { expect, test } from 'vitest';
import { shownSitting, sittingAt } from './sitting-now.ts';

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00-03:00`);
const now = at('20:00');
const free = { status: 'disponivel', bill: null, joinedTo: null } as const;
const occupied = { ...free, status: 'ocupado' } as const;
const bill = { id: 'b', orders: 1, paid: false, paidCents: 0, totalCents: 0, people: null };
const since = (clock: string) => ({ ...occupied, bill: { ...bill, since: new Date(at(clock)).toISOString() } });

test.each<[string, Parameters<typeof sittingAt>[0], ReturnType<typeof sittingAt>]>([
  ['nobody', free, null],
  [
    'from the bill on, for as long as people sit',
    since('19:00'),
    { since: at('19:00'), until: at('21:00'), sinceKnown: true, likelyEnd: at('21:00') },
  ],
  [
    'half an hour more when their time is nearly over',
    since('18:10'),
    { since: at('18:10'), until: at('20:30'), sinceKnown: true, likelyEnd: at('20:10') },
  ],
  [
    'half an hour more when their time is over, and nothing says when they go',
    since('17:00'),
    { since: at('17:00'), until: at('20:30'), sinceKnown: true, likelyEnd: null },
  ],
  [
    'marked as occupied, with no bill: from now on',
    occupied,
    { since: now, until: at('22:00'), sinceKnown: false, likelyEnd: at('22:00') },
  ],
  [
    'joined to another table',
    { ...free, joinedTo: 3 },
    { since: now, until: at('22:00'), sinceKnown: false, likelyEnd: at('22:00') },
  ],
])('who sits at a table: %s', (_, table, expected) => {
  expect(sittingAt(table, { now, minutes: 120 })).toEqual(expected);
});

test('of a long sitting the last two hours are shown', () => {
  expect(shownSitting({ since: at('12:00'), until: at('20:30') }, now)).toEqual({
    since: at('18:00'),
    until: at('20:30'),
  });
});
