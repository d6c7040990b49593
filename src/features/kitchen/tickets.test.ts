import { expect, test } from 'vitest';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { lateLines, ticketsOf } from './tickets.ts';

const at = (...ids: string[]) => new Set(ids);
const dishes = (ticket: { lines: { name: string }[] } | undefined) => ticket?.lines.map(({ name }) => name);

test("a ticket is an order's lines at the stations that were chosen", () => {
  const orders = [
    order('a', [line(1, 'Picanha'), line(2, 'Salada', { stationId: cold })]),
    order('b', [line(1, 'Ceviche', { stationId: cold })]),
  ];
  expect(ticketsOf(orders, stations, at(hot)).map(dishes)).toEqual([['Picanha']]);
  expect(ticketsOf(orders, stations, at(cold)).map(dishes)).toEqual([['Salada'], ['Ceviche']]);
  expect(ticketsOf(orders, stations, null).map(dishes)).toEqual([['Picanha', 'Salada'], ['Ceviche']]);
});

test('what names no station, or one that is gone, is made at the default one; without stations all is made in one place', () => {
  const orders = [order('a', [line(1, 'Picanha', { stationId: null }), line(2, 'Suco', { stationId: 'gone' })])];
  expect(ticketsOf(orders, stations, at(hot)).map(dishes)).toEqual([['Picanha', 'Suco']]);
  expect(ticketsOf(orders, stations, at(cold))).toEqual([]);
  expect(ticketsOf(orders, [], null).map(dishes)).toEqual([['Picanha', 'Suco']]);
});

test('a ticket stays until all of it is made and what changed was seen', () => {
  const made = [line(1, 'Picanha', { status: 'pronto' }), line(2, 'Arroz')];
  expect(dishes(ticketsOf([order('a', made)], stations, null)[0])).toEqual(['Picanha', 'Arroz']);
  expect(ticketsOf([order('a', made.slice(0, 1))], stations, null)).toEqual([]);
  const changes = [{ line: 3, was: line(3, 'Farofa'), became: null }];
  const [ticket] = ticketsOf([order('a', made.slice(0, 1), { changes })], stations, null);
  expect(ticket?.unseen).toBe(true);
  expect(ticket?.lines.map(({ name, mark }) => [name, mark])).toEqual([
    ['Picanha', null],
    ['Farofa', 'removed'],
  ]);
});

test('what was added or changed says so, with what it was; what was cancelled and seen is gone', () => {
  const was = { ...line(1, 'Feijoada'), quantity: 1 };
  const changes = [
    { line: 1, was, became: { ...was, quantity: 2 } },
    { line: 2, was: null, became: line(2, 'Couve') },
  ];
  const lines = [
    { ...line(1, 'Feijoada'), quantity: 2 },
    line(2, 'Couve'),
    line(3, 'Torresmo', { status: 'cancelado' }),
  ];
  const [ticket] = ticketsOf([order('a', lines, { changes })], stations, null);
  expect(ticket?.lines.map(({ name, mark, was }) => [name, mark, was?.quantity])).toEqual([
    ['Feijoada', 'changed', 1],
    ['Couve', 'added', undefined],
  ]);
});

test('each line is due when its guests were told, and a ticket as a whole with the last that is still to be made', () => {
  const both = [line(1, 'Picanha'), line(2, 'Salada', { stationId: cold })];
  const due = (lines: typeof both, promisedTo: string | null = null, chosen: Set<string> | null = null) => {
    const [ticket] = ticketsOf([order('a', lines, { promisedTo })], stations, chosen);
    return [ticket!.firstDueAt, ticket!.dueAt].map((at) => (at - start) / minute);
  };
  const drinkMade = [both[0]!, { ...both[1]!, status: 'pronto' as const }];
  expect(due(both)).toEqual([10, 20]);
  expect(due(drinkMade)).toEqual([20, 20]);
  expect(due([{ ...both[0]!, status: 'entregue' }, both[1]!])).toEqual([10, 10]);
  // As late at its own station as among all of them.
  expect([due(both, null, at(hot)), due(both, null, at(cold))]).toEqual([
    [20, 20],
    [10, 10],
  ]);
  // What the order was promised says nothing of lines that have a promise of their own.
  expect(due(both, new Date(start + 8 * minute).toISOString())).toEqual([10, 20]);
});

test('nothing that is begun, or taken back, makes a ticket less late', () => {
  const due = (status: 'pendente' | 'preparando') => {
    const [ticket] = ticketsOf([order('a', [line(1, 'Picanha', { status })])], stations, null);
    return ticket?.dueAt;
  };
  expect(due('preparando')).toBe(due('pendente'));
});

test('the lines that are late are named, and nothing that is made is', () => {
  const salad = line(2, 'Salada', { stationId: cold });
  const late = (lines: (typeof salad)[], minutes: number) => {
    const [ticket] = ticketsOf([order('a', lines)], stations, null);
    return lateLines(ticket!, start + minutes * minute);
  };
  const both = [line(1, 'Picanha'), salad];
  expect(late(both, 9)).toEqual([]);
  expect(late(both, 10)).toEqual([]);
  expect(late(both, 11)).toEqual([1]);
  expect(late([both[0]!, { ...salad, status: 'pronto' }], 15)).toEqual([]);
  expect(late(both, 21)).toEqual([0, 1]);
});

test('an allergy is told on every ticket of its order, with the dish it was said of', () => {
  const lines = [line(1, 'Picanha'), line(2, 'Salada', { stationId: cold, notes: 'Alergia a amendoim' })];
  const [ticket] = ticketsOf([order('a', lines)], stations, at(hot));
  expect(ticket?.warnings).toEqual([{ text: 'Alergia a amendoim', dish: 'Salada', line: 2 }]);
});

test('an allergy is told on the other tickets of its table as well, and at no other table', () => {
  const said = { text: 'Alergia a ovo', dish: 'Salada' };
  const gone = [{ line: 1, was: line(1, 'Pudim', { notes: 'Alergia a leite' }), became: null }];
  const orders = [
    order('a', [line(1, 'Salada', { notes: 'Alergia a ovo' })]),
    order('b', [line(1, 'Picanha'), line(2, 'Sopa', { notes: 'Alergia a ovo' })]),
    order('c', [line(1, 'Moqueca')]),
    order('d', [line(1, 'Moqueca')], { tableNumber: 8 }),
    order('e', [], { status: 'cancelado', changes: gone }),
  ];
  expect(ticketsOf(orders, stations, null).map(({ warnings }) => warnings)).toEqual([
    [{ ...said, line: 1 }],
    [{ text: 'Alergia a ovo', dish: 'Sopa', line: 2 }],
    [{ ...said, line: null }],
    [],
    [],
  ]);
});

test('an allergy that was said with a dish that was carried or cancelled is told on the tickets of its table', () => {
  const said = { text: 'Alergia a ovo', dish: 'Pudim', number: 1, cancelled: true };
  const [ticket] = ticketsOf([order('a', [line(1, 'Moqueca')], { pastAllergies: [said] })], stations, null);
  expect(ticket?.warnings).toEqual([
    { text: 'Alergia a ovo', dish: 'Pudim', line: null, past: { number: 1, cancelled: true } },
  ]);
});

test('what is added to an order is as old as its adding: it is not late because its order is', () => {
  const iso = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const added = line(2, 'Arroz', { addedAt: iso(30) });
  const [beside] = ticketsOf([order('a', [line(1, 'Picanha'), added])], stations, null);
  expect(beside).toMatchObject({ createdAt: start, dueAts: [start + 20 * minute, start + 50 * minute] });
  const [alone] = ticketsOf([order('a', [line(1, 'Picanha', { status: 'pronto' }), added])], stations, null);
  expect(alone).toMatchObject({ createdAt: start + 30 * minute, dueAt: start + 50 * minute, course: 'a' });
});

test('a ticket is expected when the last of its lines is that will be late; what is made or held elsewhere does not count', () => {
  const clock = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const lines = [
    line(1, 'Picanha', { expectedTo: clock(31) }),
    line(2, 'Costela', { expectedTo: clock(31), status: 'pronto' }),
    line(3, 'Salada', { stationId: cold, expectedTo: clock(44) }),
    line(4, 'Suco'),
  ];
  const expected = (chosen: Set<string> | null, of = lines) =>
    ticketsOf([order('a', of)], stations, chosen)[0]?.expectedAt;
  expect([null, at(hot), at(cold)].map((chosen) => expected(chosen))).toEqual(
    [44, 31, 44].map((m) => start + m * minute),
  );
  expect(expected(null, lines.slice(3))).toBeNull();
});
