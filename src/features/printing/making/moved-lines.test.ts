import { expect, test } from 'vitest';
import { start, stations } from '../../kitchen/sample-kitchen.ts';
import { ticketSheet } from '../paper/kitchen-sheet.ts';
import { hasMoved, stationsTold } from './moved-lines.ts';
import type { OrderNow } from './order-now.ts';
import { type PrintingRule, papersOfOrder } from './papers-of-order.ts';
import { type Line, line, order, printer } from './sample-order.ts';

const [kitchen] = stations;
const bar = { ...stations[1]!, id: 'bar', name: 'Bar' };
const house = [kitchen!, bar];
/** The hot kitchen has taken over the bar. */
const left = [{ ...kitchen!, formerIds: ['bar'] }];

/** What is printed once the bar was removed, of lines that were told before that. */
function moved(now: OrderNow, before: Line[], printers: PrintingRule[], after = printers) {
  const told = { status: now.status, table: 7, lines: before };
  const stationsThen = stationsTold({ ...now, lines: before }, printers, house);
  return papersOfOrder(now, { ...told, stations: stationsThen }, after, left, new Date(start)).map(
    ({ printerId, paper, lines, from }) => ({
      printerId,
      from,
      of: lines,
      says: paper.kind === 'ticket' ? paper.lines.map(({ quantity, name }) => `${quantity} ${name}`) : paper.kind,
    }),
  );
}

const hot = printer('hot-printer', ['hot']);
const cold = printer('bar-printer', ['bar']);
const after = [hot, { ...cold, stationIds: ['hot'] }];
const beer = line(2, 'Chope', 'bar', { quantity: 3 });
const taken = line(2, 'Chope', 'hot', { quantity: 3 });

test('what a removed station has not made is printed at the printer of the one that took it over', () => {
  const fish = line(1, 'Pescada', 'hot');
  expect(moved(order(fish, taken), [fish, beer], [hot, cold], after)).toEqual([
    { printerId: 'hot-printer', from: 'bar', of: [2], says: ['3 Chope'] },
  ]);
});

test('nothing is printed of what was made, where the printer had both stations, or where it prints no tickets', () => {
  expect(moved(order({ ...taken, open: false }), [beer], [hot, cold], after)).toEqual([]);
  const both = printer('both', ['hot', 'bar']);
  expect(moved(order(taken), [beer], [both])).toEqual([]);
  expect(moved(order(taken), [beer], [printer('all', [])])).toEqual([]);
  const changes = printer('hot-printer', ['hot'], { printsTickets: false });
  expect(moved(order(taken), [beer], [changes, cold], [changes, after[1]!])).toEqual([]);
});

test('of a dish that both made, only the choices that moved are printed, with the dish that they go with', () => {
  const chope = { optionId: 'chope', group: 'Bebida', name: 'Chopinho', priceDeltaCents: 0, stationId: 'bar' };
  const combo = (status: 'pendente' | 'pronto') =>
    line(1, 'Combo', 'hot', {
      quantity: 2,
      choices: [chope, chope],
      parts: [
        { stationId: 'hot', status: 'pendente', readyAt: null },
        { stationId: 'bar', status, readyAt: null },
      ],
    });
  expect(moved(order(combo('pendente')), [combo('pendente')], [hot, cold], after)).toEqual([
    { printerId: 'hot-printer', from: 'bar', of: [1], says: ['4 Chopinho'] },
  ]);
  expect(moved(order(combo('pronto')), [combo('pendente')], [hot, cold], after)).toEqual([]);
});

test('the ticket says at its head that it moved, and from where', () => {
  const before = { status: 'pendente' as const, table: 7, lines: [beer] };
  const told = { ...before, stations: stationsTold(order(beer), [hot, cold], house) };
  const [made] = papersOfOrder(order(taken), told, after, left, new Date(start));
  const rows = made?.paper.kind === 'ticket' ? ticketSheet(made.paper, { columns: 48, codePage: 'cp858' }).rows : [];
  const words = rows.map(({ spans }) => spans.map(({ text }) => text).join(''));
  expect(words[1]).toContain('MUDOU DE ESTAÇÃO');
  expect(words).toContain('Era da estação Bar!');
});

test('told once more, nothing has moved', () => {
  const told = (list: typeof house, of: Line) => ({
    status: 'pendente' as const,
    table: 7,
    lines: [of],
    stations: stationsTold(order(of), after, list),
  });
  expect(hasMoved(told(house, beer), left)).toBe(true);
  expect(hasMoved(told(left, taken), left)).toBe(false);
  expect(hasMoved({ status: 'pendente', table: 7, lines: [beer] }, left)).toBe(false);
});
