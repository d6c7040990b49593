import { expect, test } from 'vitest';
import { minute, start, stations } from '../../kitchen/sample-kitchen.ts';
import type { Contents } from '../../kitchen/told.ts';
import type { OrderNow } from './order-now.ts';
import { type PrintingRule, papersOfOrder } from './papers-of-order.ts';

const rule: PrintingRule = {
  id: 'grill',
  printsTickets: true,
  printsChanges: true,
  printsSince: new Date(start - minute).toISOString(),
  stationIds: ['hot'],
};
const line = (number: number, name: string, stationId: string, notes = '') => ({
  line: number,
  name,
  stationId,
  notes,
  productId: name,
  quantity: 1,
  choices: [],
  open: true,
  firedAt: null as string | null,
});
const order: OrderNow = {
  id: 'a',
  status: 'pendente',
  table: 7,
  joined: [],
  revision: 1,
  rushed: false,
  number: 1,
  createdAt: new Date(start).toISOString(),
  promisedTo: null,
  placedBy: null,
  cancelReason: null,
  takenBack: null,
  timezone: 'America/Sao_Paulo',
  lines: [line(1, 'Pescada', 'hot'), line(2, 'Couve', 'hot'), line(3, 'Salada', 'cold')],
  held: [],
  beside: [],
};
const contents: Contents = new Map([
  ['Pescada', ['peixe', 'nozes']],
  ['Couve', ['leite']],
  ['paçoca', ['amendoim']],
]);
const clashes = (now: OrderNow) =>
  papersOfOrder(now, null, [rule], stations, new Date(start), contents).map(({ paper }) =>
    paper.kind === 'ticket' ? paper.lines.map(({ name, clash }) => `${name} ${clash}`.trim()) : [],
  );

test('paper tells what a dish contains of that which somebody at the table must not eat, wherever they said it', () => {
  expect(clashes(order)).toEqual([['Pescada', 'Couve']]);
  const said = { ...order, lines: [...order.lines.slice(0, 2), line(3, 'Salada', 'cold', 'alergia a amendoim')] };
  expect(clashes(said)).toEqual([['Pescada nozes', 'Couve']]);
  const chosen = { optionId: 'paçoca', group: 'Cobertura', name: 'Paçoca', priceDeltaCents: 0 };
  const topped = {
    ...said,
    lines: said.lines.map((each) => (each.line === 2 ? { ...each, choices: [chosen] } : each)),
  };
  expect(clashes(topped)).toEqual([['Pescada nozes', 'Couve amendoim']]);
  const beside = { ...order, beside: [{ choices: [], notes: 'intolerante a leite' }] };
  expect(clashes(beside)).toEqual([['Pescada', 'Couve leite']]);
});

test('a station that was given up makes no dish again at the printer that takes over, and takes none back from another', () => {
  const drinks = { ...order, lines: [line(1, 'Pescada', 'hot'), line(2, 'Chope', 'bar')] };
  const told = { status: drinks.status, table: drinks.table, lines: drinks.lines };
  const left = [{ ...stations[0]!, formerIds: ['bar'] }, stations[1]!];
  const edited = { ...drinks, lines: [line(1, 'Pescada', 'hot', 'sem sal'), line(2, 'Chope', 'bar')] };
  const cold = { ...rule, id: 'cold', stationIds: ['cold'] };
  const papers = papersOfOrder(edited, told, [rule, cold], left, new Date(start));
  expect(papers.map(({ printerId }) => printerId)).toEqual(['grill']);
  expect(papers[0]!.paper).toMatchObject({
    kind: 'change',
    added: [],
    gone: [],
    changed: [{ became: { name: 'Pescada' } }],
  });
  // Sorting the stations sends nothing anywhere else.
  const unnamed = { ...drinks, lines: [{ ...line(1, 'Caldo', 'hot'), stationId: null }] };
  const toldUnnamed = { ...told, lines: unnamed.lines };
  expect(papersOfOrder(unnamed, toldUnnamed, [rule, cold], stations.toReversed(), new Date(start))).toEqual([]);
  expect(papersOfOrder(unnamed, null, [rule, cold], stations.toReversed(), new Date(start))).toHaveLength(1);
});

const [fish, greens] = order.lines;
const told = (lines: OrderNow['lines']) => ({ status: order.status, table: order.table, lines });
const brief = (now: OrderNow, before: OrderNow['lines'] | null, by = rule) =>
  papersOfOrder(now, before && told(before), [by], stations, new Date(start)).map(({ paper }) =>
    paper.kind === 'ticket'
      ? { ticket: paper.lines.map(({ name }) => name) }
      : {
          kind: paper.kind,
          fired: paper.fired?.map(({ name }) => name),
          held: paper.held?.map(({ name }) => name),
          rest: paper.gone.length + paper.added.length + paper.changed.length,
        },
  );

test('held lines are on no paper until they are fired, and then on one of their own', () => {
  const ordered = { ...order, lines: [fish!], held: [2] };
  expect(brief(ordered, null)).toEqual([{ ticket: ['Pescada'] }]);
  expect(brief({ ...order, lines: [], held: [1, 2] }, null)).toEqual([]);
  const fired = { ...order, lines: [fish!, { ...greens!, firedAt: new Date(start).toISOString() }] };
  const paper = { kind: 'change', fired: ['Couve'], held: undefined, rest: 0 };
  expect(brief(fired, [fish!])).toEqual([paper]);
  // It is the ticket of its course: a printer that prints no changes prints it too, and nothing else.
  expect(brief(fired, [fish!], { ...rule, printsChanges: false })).toEqual([paper]);
  expect(brief(ordered, [fish!, greens!], { ...rule, printsChanges: false })).toEqual([]);
});

test('what is held after its paper came out is told as held, not as gone', () => {
  const now = { ...order, lines: [fish!], held: [2] };
  expect(brief(now, [fish!, greens!])).toEqual([{ kind: 'change', fired: undefined, held: ['Couve'], rest: 0 }]);
});

test('a paper of a rushed order says so, and a rush by itself prints none', () => {
  const rushed = { ...order, rushed: true };
  const [ticket] = papersOfOrder(rushed, null, [rule], stations, new Date(start));
  expect(ticket?.paper).toMatchObject({ kind: 'ticket', rush: true });
  expect(papersOfOrder(order, null, [rule], stations, new Date(start))[0]?.paper).not.toHaveProperty('rush');
  expect(papersOfOrder(rushed, told(order.lines), [rule], stations, new Date(start))).toEqual([]);
});
