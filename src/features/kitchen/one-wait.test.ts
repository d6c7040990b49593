import { expect, test } from 'vitest';
import { minutesSince } from '#lib/minutes.ts';
import { carriesOf } from '../orders/lines/carries.ts';
import { readyWait } from '../orders/web/waiting.ts';
import { passOf } from './expediter.ts';
import { cold, line, minute, order, start, stations } from './sample-kitchen.ts';

const instant = (minutes: number) => new Date(start + minutes * minute).toISOString();
const ready = (minutes: number) => ({ status: 'pronto', readyAt: instant(minutes) }) as const;
const now = start + 46 * minute;

test('pass, board and floor count from the first dish that nobody has carried, however late the last was ready', () => {
  const carried = line(1, 'Couvert', { status: 'entregue', readyAt: instant(1) });
  const lines = [carried, line(2, 'Chope', { stationId: cold, ...ready(3) }), line(3, 'Picanha', ready(46))];
  const told = order('a', lines, { status: 'pronto' });
  const stored = { ...told, readyAt: instant(46), paidAt: null } as never;
  const [row] = passOf([told], stations);
  const oldest = carriesOf([stored]).map(({ since }) => minutesSince(since, now))[0];
  expect([minutesSince(row?.readyAt ?? now, now), readyWait(stored, now)?.minutes, oldest]).toEqual([43, 43, 43]);
  // Each dish of the row has its own time, as at its station on the floor.
  const items = row?.cells.flat().map(({ name, readyAt }) => [name, minutesSince(readyAt ?? now, now)]);
  expect(items).toEqual([
    ['Picanha', 0],
    ['Chope', 43],
  ]);
});

test('what was ready of a table before it ordered the dish that is ready now counts as well', () => {
  const waits = order('a', [line(1, 'Chope', ready(2)), line(2, 'Picanha')]);
  const whole = order('b', [line(1, 'Café', ready(40))], { createdAt: instant(30) });
  expect(passOf([waits, whole], stations)[0]?.readyAt).toBe(start + 2 * minute);
  expect(passOf([waits], stations)[0]?.readyAt).toBeNull();
});
