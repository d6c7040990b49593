import { expect, test } from 'vitest';
import { start, stations } from '../../kitchen/sample-kitchen.ts';
import { changeSheet, ticketSheet } from '../paper/kitchen-sheet.ts';
import type { OrderNow } from './order-now.ts';
import { papersOfOrder } from './papers-of-order.ts';
import { type Line, line, order, printer } from './sample-order.ts';

const choice = (name: string, stationId?: string) => ({
  optionId: name,
  group: 'Combo',
  name,
  priceDeltaCents: 0,
  ...(stationId && { stationId }),
});
const farofa = choice('Farofa');
const chope = choice('Chopinho', 'cold');
const suco = choice('Suco', 'cold');
const combo = (quantity: number, choices: Line['choices'], notes = '') =>
  line(1, 'Combo', 'hot', { quantity, choices, notes });
const told = (lines: Line[]) => ({ status: 'pendente' as const, table: 7, lines });
const contents = new Map([
  ['Combo', ['amendoim' as const]],
  ['Suco', ['leite' as const]],
]);

/** What the paper says below its head, a row each, and its foot. */
function printed(now: OrderNow, before: Line[] | null, stationIds: string[]): string[] {
  const [made] = papersOfOrder(
    now,
    before && told(before),
    [printer('printer', stationIds)],
    stations,
    new Date(start),
    contents,
  );
  if (!made) return [];
  const on = { columns: 48, codePage: 'cp858' } as const;
  const sheet = made.paper.kind === 'ticket' ? ticketSheet(made.paper, on) : changeSheet(made.paper, on);
  const rows = sheet.rows.map(({ spans }) =>
    spans
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  const from = rows.findIndex((row) => row.endsWith('pedido da mesa')) + 1;
  return [...rows.slice(from), sheet.foot ?? ''].filter((row) => /\p{L}/u.test(row));
}

test('where choices are made the paper counts each by itself, for all dishes together', () => {
  expect(printed(order(combo(2, [chope, chope])), null, ['cold'])).toEqual([
    '4  Chopinho',
    'com Combo',
    '1 linha  4 itens',
  ]);
  expect(printed(order(combo(3, [farofa, chope, chope, suco])), null, ['cold'])).toEqual([
    '6  Chopinho',
    'com Combo',
    '3  Suco',
    'com Combo',
    '2 linhas  9 itens',
  ]);
  expect(printed(order(combo(2, [farofa])), null, ['cold'])).toEqual([]);
});

test('where the dish is made the paper says its own choices of each, and where the others are made', () => {
  const now = order(combo(3, [farofa, farofa, chope, chope, suco]));
  expect(printed(now, null, ['hot'])).toEqual([
    '3  Combo',
    'cada: 2x Farofa',
    'Na estação Fria: 6 Chopinho, 3 Suco',
    '1 linha  3 itens',
  ]);
});

test('a printer of all stations has the dish as it was ordered', () => {
  expect(printed(order(combo(2, [chope, chope])), null, [])).toEqual([
    '2  Combo',
    'cada: 2x Chopinho',
    '1 linha  2 itens',
  ]);
});

test('what is taken back, and what changed, is counted alike', () => {
  const choices = [farofa, chope, chope, suco];
  const before = [combo(3, choices)];
  const ordered = 'Pedido das 20:00';
  const gone = (stationId: string) => printed(order(), before, [stationId]);
  expect(gone('cold')).toEqual([ordered, 'NÃO FAZER:', '6  Chopinho', 'com Combo', '3  Suco', 'com Combo']);
  expect(gone('hot')).toEqual([ordered, 'NÃO FAZER:', '3  Combo', 'Farofa']);
  // Fewer of the same are not to be made, the others stay.
  expect(printed(order(combo(2, choices)), before, ['cold']).filter((row) => row !== 'com Combo')).toEqual([
    ordered,
    'NÃO FAZER:',
    '2  Chopinho',
    '1  Suco',
    'Segue valendo:',
    '4  Chopinho, com Combo',
    '2  Suco, com Combo',
  ]);
  expect(printed(order(combo(2, choices)), before, ['hot'])).toEqual([
    ordered,
    'NÃO FAZER:',
    '1  Combo',
    'Farofa',
    'Segue valendo:',
    '2  Combo, Farofa, Na estação Fria: 4 Chopinho, 2',
    'Suco',
  ]);
  expect(printed(order(combo(4, choices)), before, ['cold']).filter((row) => row !== 'com Combo')).toEqual([
    ordered,
    'MUDOU:',
    'Era: 6 Chopinho',
    '8  Chopinho',
    'Era: 3 Suco',
    '4  Suco',
  ]);
});

test('each paper warns of what its own part contains, and of every allergy that was said', () => {
  const said = order(combo(1, [suco, choice('Sem leite (alergia)', 'cold')], 'alergia a amendoim e leite'));
  const [hot] = papersOfOrder(said, null, [printer('hot', ['hot'])], stations, new Date(start), contents);
  const [cold] = papersOfOrder(said, null, [printer('cold', ['cold'])], stations, new Date(start), contents);
  const of = (made: typeof hot) => (made?.paper.kind === 'ticket' ? made.paper.lines : []);
  expect(of(hot).map(({ clash, warnings }) => [clash, warnings])).toEqual([
    [['amendoim'], ['alergia a amendoim e leite', 'Sem leite (alergia)']],
  ]);
  expect(of(cold).map(({ station, clash }) => [station, clash])).toEqual([
    ['Fria', ['leite']],
    ['Fria', ['leite']],
  ]);
});
