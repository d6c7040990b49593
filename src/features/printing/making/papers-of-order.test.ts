import { expect, test } from 'vitest';
import { formatTime } from '#lib/time.ts';
import { minute, start, stations } from '../../kitchen/sample-kitchen.ts';
import type { Contents } from '../../orders/lines/contents.ts';
import type { OrderNow } from './order-now.ts';
import { papersOfOrder } from './papers-of-order.ts';
import { line, order, printer } from './sample-order.ts';

const rule = printer('grill', ['hot']);
const dinner = order(line(1, 'Pescada', 'hot'), line(2, 'Couve', 'hot'), line(3, 'Salada', 'cold'));
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
  expect(clashes(dinner)).toEqual([['Pescada', 'Couve']]);
  const said = {
    ...dinner,
    lines: [...dinner.lines.slice(0, 2), line(3, 'Salada', 'cold', { notes: 'alergia a amendoim' })],
  };
  expect(clashes(said)).toEqual([['Pescada nozes', 'Couve']]);
  const chosen = { optionId: 'paçoca', group: 'Cobertura', name: 'Paçoca', priceDeltaCents: 0 };
  const topped = {
    ...said,
    lines: said.lines.map((each) => (each.line === 2 ? { ...each, choices: [chosen] } : each)),
  };
  expect(clashes(topped)).toEqual([['Pescada nozes', 'Couve amendoim']]);
  const beside = { ...dinner, beside: [{ choices: [], notes: 'intolerante a leite' }] };
  expect(clashes(beside)).toEqual([['Pescada', 'Couve leite']]);
});

test('a ticket says what was said with the dishes that are not on it, of this order and of the others', () => {
  const besideOf = (now: OrderNow) =>
    papersOfOrder(now, null, [rule], stations, new Date(start), contents).map(({ paper }) =>
      paper.kind === 'ticket' ? paper.beside : [],
    );
  const salad = line(3, 'Salada', 'cold', { notes: 'alergia a amendoim' });
  const others = [{ choices: [], notes: 'intolerante a leite' }];
  const lines = [line(1, 'Pescada', 'hot', { notes: 'alergia a peixe' }), salad];
  expect(besideOf(dinner)).toEqual([undefined]);
  expect(besideOf({ ...dinner, lines, beside: others })).toEqual([['alergia a amendoim', 'intolerante a leite']]);
  expect(besideOf({ ...dinner, lines, beside: [{ choices: [], notes: 'alergia a peixe' }] })).toEqual([
    ['alergia a amendoim'],
  ]);
});

test('a station that was given up makes no dish again at the printer that takes over, and takes none back from another', () => {
  const drinks = { ...dinner, lines: [line(1, 'Pescada', 'hot'), line(2, 'Chope', 'bar')] };
  const told = { status: drinks.status, table: drinks.table, lines: drinks.lines };
  const left = [{ ...stations[0]!, formerIds: ['bar'] }, stations[1]!];
  const edited = { ...drinks, lines: [line(1, 'Pescada', 'hot', { notes: 'sem sal' }), line(2, 'Chope', 'bar')] };
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

const [fish, greens] = dinner.lines;
const told = (lines: OrderNow['lines']) => ({ status: dinner.status, table: dinner.table, lines });
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
  const ordered = { ...dinner, lines: [fish!], held: [2] };
  expect(brief(ordered, null)).toEqual([{ ticket: ['Pescada'] }]);
  expect(brief({ ...dinner, lines: [], held: [1, 2] }, null)).toEqual([]);
  const fired = { ...dinner, lines: [fish!, { ...greens!, firedAt: new Date(start).toISOString() }] };
  const paper = { kind: 'change', fired: ['Couve'], held: undefined, rest: 0 };
  expect(brief(fired, [fish!])).toEqual([paper]);
  // It is the ticket of its course: a printer that prints no changes prints it too, and nothing else.
  expect(brief(fired, [fish!], { ...rule, printsChanges: false })).toEqual([paper]);
  expect(brief(ordered, [fish!, greens!], { ...rule, printsChanges: false })).toEqual([]);
});

test('what is held after its paper came out is told as held, not as gone', () => {
  const now = { ...dinner, lines: [fish!], held: [2] };
  expect(brief(now, [fish!, greens!])).toEqual([{ kind: 'change', fired: undefined, held: ['Couve'], rest: 0 }]);
});

test('each line says by when it is due where the first is due clearly before the last', () => {
  const due = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const untils = (first: number, last: number) =>
    papersOfOrder(
      {
        ...dinner,
        lines: [
          { ...fish!, promisedTo: due(first) },
          { ...greens!, promisedTo: due(last) },
        ],
      },
      null,
      [rule],
      stations,
      new Date(start),
    ).map(({ paper }) => (paper.kind === 'ticket' ? paper.lines.map(({ until }) => until !== undefined) : []));
  expect(untils(10, 30)).toEqual([[true, true]]);
  expect(untils(25, 30)).toEqual([[false, false]]);
});

test('a fire says by when its own dishes are due, not the rest of the order', () => {
  const due = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const now = {
    ...dinner,
    lines: [
      { ...fish!, promisedTo: due(90) },
      { ...greens!, firedAt: due(0), promisedTo: due(30) },
    ],
  };
  const at = (minutes: number) => formatTime(new Date(due(minutes)), 'pt-BR', now.timezone);
  const [fire] = papersOfOrder(now, told([now.lines[0]!]), [rule], stations, new Date(start));
  expect(fire?.paper).toMatchObject({ until: at(30), fired: [{ name: 'Couve' }], kept: [{ until: at(90) }] });
  expect(fire?.paper).not.toHaveProperty('fired.0.until');
});

test('a paper of a rushed order says so, and a rush by itself prints none', () => {
  const rushed = { ...dinner, rushed: true };
  const [ticket] = papersOfOrder(rushed, null, [rule], stations, new Date(start));
  expect(ticket?.paper).toMatchObject({ kind: 'ticket', rush: true });
  expect(papersOfOrder(dinner, null, [rule], stations, new Date(start))[0]?.paper).not.toHaveProperty('rush');
  expect(papersOfOrder(rushed, told(dinner.lines), [rule], stations, new Date(start))).toEqual([]);
});
