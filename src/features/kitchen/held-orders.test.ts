import { expect, test } from 'vitest';
import { passOf } from './expediter.ts';
import { heldOrders } from './held-orders.ts';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { sumsOf } from './sums.ts';
import { allStations, tabsOf } from './tabs.ts';
import { lateLines, ticketsOf } from './tickets.ts';

const iso = (minutes: number) => new Date(start + minutes * minute).toISOString();
const held = { heldAt: iso(0) };
const names = (lines: readonly { name: string }[] | undefined) => lines?.map(({ name }) => name);

test('what is held is on no ticket, in no sum, in no count and at no pass', () => {
  const orders = [
    order('a', [line(1, 'Ceviche', { stationId: cold }), line(2, 'Picanha', held)]),
    order('b', [line(1, 'Moqueca', held)], { tableNumber: 8 }),
  ];
  const tickets = ticketsOf(orders, stations, null);
  expect(tickets.map(({ id, lines }) => [id, names(lines)])).toEqual([['a', ['Ceviche']]]);
  expect(sumsOf(tickets).map(({ name }) => name)).toEqual(['Ceviche']);
  expect(lateLines(tickets[0]!, start + 15 * minute)).toEqual([0]);
  const tabs = tabsOf(orders, stations, 'pass', { all: allStations, pass: 'pass' });
  expect(tabs.map(({ count }) => count)).toEqual([0, 1, 1, 1]);
  expect(passOf(orders, stations).map(({ tableNumber, count }) => [tableNumber, count])).toEqual([[7, 1]]);
});

test('what somebody must not eat warns although the dish is held', () => {
  const orders = [order('a', [line(1, 'Salada'), line(2, 'Picanha', { ...held, notes: 'alergia a nozes' })])];
  expect(ticketsOf(orders, stations, null)[0]?.warnings.map(({ dish }) => dish)).toEqual(['Picanha']);
});

test('held orders stand apart at their stations, the one that waits longest first', () => {
  const orders = [
    order('a', [line(1, 'Picanha', { heldAt: iso(5) }), line(2, 'Salada', { stationId: cold, heldAt: iso(2) })]),
    order('b', [line(1, 'Moqueca', { heldAt: iso(3) }), line(2, 'Arroz')]),
  ];
  const brief = (chosen: ReadonlySet<string> | null) =>
    heldOrders(orders, stations, chosen).map(({ id, heldAt, lines }) => [id, (heldAt - start) / minute, names(lines)]);
  expect(brief(null)).toEqual([
    ['a', 2, ['Picanha', 'Salada']],
    ['b', 3, ['Moqueca']],
  ]);
  expect(brief(new Set([hot]))).toEqual([
    ['b', 3, ['Moqueca']],
    ['a', 5, ['Picanha']],
  ]);
});

test('what is added to what was made is begun by itself', () => {
  const made = line(1, 'Ceviche', { status: 'pronto' });
  const begun = (more: object) => ticketsOf([order('a', [made, line(2, 'Picanha', more)])], stations, null)[0]?.begun;
  expect(begun({ addedAt: iso(5) })).toBe(false);
  expect(begun({ addedAt: iso(5), status: 'preparando' })).toBe(true);
  // Of one order one touch goes on with the rest.
  expect(begun({})).toBe(true);
});

test('a course that was fired is as old as its fire, calls anew, and is not begun by what was made before it', () => {
  const starter = line(1, 'Ceviche', { stationId: cold, status: 'entregue' });
  const [before] = ticketsOf([order('a', [line(1, 'Ceviche')])], stations, null);
  const [ticket] = ticketsOf([order('a', [starter, line(2, 'Picanha', { firedAt: iso(30) })])], stations, null);
  expect(before?.course).toBe('a');
  expect(ticket).toMatchObject({ createdAt: start + 30 * minute, dueAt: start + 50 * minute, begun: false });
  expect(ticket?.course).not.toBe('a');
  // Beside something that was never held the ticket stays as old as its order.
  const beside = [line(1, 'Arroz'), line(2, 'Picanha', { firedAt: iso(30) })];
  expect(ticketsOf([order('a', beside)], stations, null)[0]).toMatchObject({
    createdAt: start,
    course: 'a',
    dueAts: [start + 20 * minute, start + 50 * minute],
  });
});
