import { expect, test } from 'vitest';
import { passOf } from './expediter.ts';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const ready = (minutes: number) =>
  ({ status: 'pronto', readyAt: new Date(start + minutes * minute).toISOString() }) as const;

test('a table is one row with all of its orders, by station, with what is missing', () => {
  const [row] = passOf(
    [
      order('a', [line(1, 'Picanha'), line(2, 'Salada', { stationId: cold, ...ready(5) })]),
      order('b', [line(1, 'Arroz', ready(6))], { createdAt: new Date(start + minute).toISOString() }),
    ],
    stations,
  );
  expect(row?.cells.map((cell) => cell.map(({ name }) => name))).toEqual([['Arroz', 'Picanha'], ['Salada']]);
  expect([row?.ready.length, row?.count, row?.readyAt]).toEqual([2, 3, start + 5 * minute]);
  expect(row?.dueAt).toBe(start + 20 * minute);
});

test('who orders more keeps the waiting time of what is ready, and the first deadline of what is not', () => {
  const at = (minutes: number) => ({ createdAt: new Date(start + minutes * minute).toISOString() });
  const eaten = [line(1, 'Picanha', ready(5)), line(2, 'Salada', { stationId: cold, ...ready(7) })];
  const more = order('b', [line(1, 'Arroz')], at(30));
  expect(passOf([order('a', eaten), more], stations)[0]).toMatchObject({ readyAt: start + 5 * minute });
  expect(
    passOf([order('a', [line(1, 'Picanha'), line(2, 'Salada', ready(7))]), more], stations)[0]?.readyAt,
  ).toBeNull();
  const first = passOf([order('a', [line(1, 'Picanha')])], stations)[0]?.dueAt;
  expect(passOf([order('a', [line(1, 'Picanha')]), more], stations)[0]?.dueAt).toBe(first);
});

test('what is ready stands on top, the one that waits longest first; what was carried, and cancelled before, is gone', () => {
  const rows = passOf(
    [
      order('a', [line(1, 'A')], { tableNumber: 1 }),
      order('b', [line(1, 'B', ready(9))], { tableNumber: 2 }),
      order('c', [line(1, 'C', ready(4)), line(2, 'D', { status: 'entregue' })], { tableNumber: 3 }),
      order('d', [line(1, 'E', { status: 'entregue' })], { tableNumber: 4 }),
      order('e', [], { tableNumber: 5, status: 'cancelado', ended: 'cancelled' }),
    ],
    stations,
  );
  expect(rows.map(({ tableNumber }) => tableNumber)).toEqual([3, 2, 1]);
  expect(rows[0]?.readyAt).toBe(start + 4 * minute);
});

test('whatever can be carried stands above what nothing is ready of, however late or rushed that is; inside each group the first due is first', () => {
  const at = (minutes: number) => ({ createdAt: new Date(start + minutes * minute).toISOString() });
  const rush = { at: new Date(start).toISOString(), by: null };
  const whole = passOf(
    [
      order('a', [line(1, 'A')], { tableNumber: 1, ...at(-60) }),
      order('b', [line(1, 'B'), line(2, 'C', ready(9))], { tableNumber: 2, ...at(3) }),
      order('c', [line(1, 'D'), line(2, 'E', ready(2))], { tableNumber: 3, ...at(1) }),
      order('d', [line(1, 'F', ready(9))], { tableNumber: 4, ...at(8) }),
      order('e', [line(1, 'G')], { tableNumber: 5, ...at(9), rush }),
      order('f', [line(1, 'H'), line(2, 'I', ready(9))], { tableNumber: 6, ...at(9), rush }),
    ],
    stations,
  );
  expect(whole.map(({ tableNumber }) => tableNumber)).toEqual([4, 6, 3, 2, 5, 1]);
  // A dish of which one station has made its part cannot be carried.
  const part = (stationId: string, stands: object) => ({ stationId, choices: [], status: 'pendente', ...stands });
  const shared = line(1, 'Combo', { parts: [part(hot, ready(5)), part(cold, {})] as never });
  const half = passOf(
    [order('a', [shared], { tableNumber: 1, ...at(5) }), order('b', [line(1, 'A')], { tableNumber: 2 })],
    stations,
  );
  expect(half.map(({ tableNumber, partReady }) => [tableNumber, partReady])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('at its station, what can be carried stands above the rest, and what has waited longest first', () => {
  const drinks = order('a', [line(1, 'Couve'), line(2, 'Chope', ready(9)), line(3, 'Mate', ready(5))]);
  const later = order('b', [line(1, 'Caldo'), line(2, 'Farofa', ready(7))]);
  const rows = passOf([drinks, later], stations);
  expect(rows[0]?.cells[0]?.map(({ name }) => name)).toEqual(['Mate', 'Farofa', 'Chope', 'Couve', 'Caldo']);
});

test('what was cancelled at the pass stays there until it was seen, and is not to be carried; what the till closed is not there', () => {
  const gone = (number: number, name: string) => ({ line: number, was: line(number, name), became: null });
  const rows = passOf(
    [
      order('a', [line(1, 'Arroz', ready(5))], { changes: [gone(2, 'Picanha')], revision: 3 }),
      order('b', [], { tableNumber: 8, ended: 'cancelled', changes: [gone(1, 'Moqueca')], revision: 2 }),
      order('c', [], { tableNumber: 9, ended: 'cancelled' }),
      order('d', [], { tableNumber: 10, ended: 'billClosed', changes: [gone(1, 'Pudim')] }),
      order('e', [], { tableNumber: 7, ended: 'completed', changes: [gone(1, 'Pudim')] }),
    ],
    stations,
  );
  expect(rows.map(({ tableNumber, count, readyAt }) => [tableNumber, count, readyAt !== null])).toEqual([
    [7, 1, true],
    [8, 0, false],
  ]);
  expect(rows[0]?.cells[0]?.map(({ name, mark, orderId, revision }) => [name, mark, orderId, revision])).toEqual([
    ['Arroz', null, 'a', 3],
    ['Picanha', 'removed', 'a', 3],
  ]);
  expect([rows[0]?.ready.length, rows[0]?.live.length, rows[0]?.cancelled]).toEqual([1, 1, []]);
  expect(rows[1]?.cancelled).toEqual([{ id: 'b', revision: 2, tableNumber: 8, ended: 'cancelled' }]);
});

test('the pass and the tickets call the same lines late, also in a kitchen without stations', () => {
  const promisedTo = new Date(start + 40 * minute).toISOString();
  const orders = [
    order('a', [line(1, 'Picanha', { stationId: null })], { tableNumber: 1, promisedTo }),
    order('b', [line(1, 'Suco', { stationId: null })], { tableNumber: 2 }),
  ];
  for (const instance of [[], stations]) {
    const due = new Map(ticketsOf(orders, instance, null).map(({ tableNumber, dueAt }) => [tableNumber, dueAt]));
    const rows = passOf(orders, instance);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.dueAt).toBe(due.get(row.tableNumber));
  }
  expect(passOf(orders, []).map(({ dueAt }) => (dueAt - start) / minute)).toEqual([20, 20]);
});

test("the first that a table's row still waits for is told, and it warns of what was said with a dish that was carried", () => {
  const drink = line(2, 'Caipirinha', { stationId: cold, notes: 'alergia a leite' });
  const rowOf = (...lines: (typeof drink)[]) => passOf([order('a', lines)], stations)[0]!;
  const due = (...lines: (typeof drink)[]) => (rowOf(...lines).firstDueAt - start) / minute;
  expect(due(line(1, 'Picanha'), drink)).toBe(10);
  expect(due(line(1, 'Picanha', ready(5)), drink)).toBe(10);
  expect(due(line(1, 'Picanha'), { ...drink, status: 'pronto' })).toBe(20);
  const carried = rowOf(line(1, 'Picanha'), { ...drink, status: 'entregue' });
  expect(carried.warnings.map(({ text }) => text)).toEqual(['alergia a leite']);
  // A dish that is marked in the row needs no name beside the table's number; one that was carried does.
  expect([rowOf(drink).warnings[0]?.line, carried.warnings[0]?.line]).toEqual([2, null]);
});

test('an allergy stays at its table when the order that it was said with is cancelled, with the dish and the order', () => {
  const said = { text: 'Alergia a camarão', dish: 'Moqueca', number: 1, cancelled: true };
  const again = { ...said, text: 'alergia a camarão!', number: 2, cancelled: false };
  const dish = line(1, 'Picanha', ready(5));
  const left = order('b', [dish], { number: 3, pastAllergies: [said, again] });
  const gone = order('a', [], {
    ended: 'cancelled',
    changes: [{ line: 1, was: line(1, 'Moqueca', { notes: said.text }), became: null }],
  });
  const warned = { text: said.text, dish: 'Moqueca', line: null, past: { number: 1, cancelled: true } };
  for (const orders of [[gone, left], [left]]) expect(passOf(orders, stations)[0]?.warnings).toEqual([warned]);
  // Said again with a dish that stands here, it is marked there.
  const own = order('b', [{ ...dish, notes: said.text }], { pastAllergies: [said] });
  expect(passOf([own], stations)[0]?.warnings).toEqual([{ text: said.text, dish: 'Picanha', line: 1 }]);
});

test('what a table orders later makes its first order no less late', () => {
  const later = { createdAt: new Date(start + 18 * minute).toISOString() };
  const first = order('a', [line(1, 'Picanha'), line(2, 'Salada', { stationId: cold })]);
  const due = (lines: ReturnType<typeof line>[]) =>
    ((passOf([order('a', lines), order('b', [line(1, 'Arroz')], later)], stations)[0]?.firstDueAt ?? 0) - start) /
    minute;
  expect(due(first.lines)).toBe(10);
  expect(due([first.lines[0]!, { ...first.lines[1]!, ...ready(15) }])).toBe(20);
  // All of the first is ready: the second is what the table waits for.
  expect(due(first.lines.map((each) => ({ ...each, ...ready(15) })))).toBe(38);
});

test('as many are counted ready as are ticked, also of a line that two stations make', () => {
  const part = (stationId: string, name: string, stands: object) => ({
    stationId,
    choices: [{ group: name, name, times: 1 }],
    status: 'pendente',
    ...stands,
  });
  const shared = line(1, 'Combo', { parts: [part(hot, 'Batata', ready(5)), part(cold, 'Suco', {})] as never });
  const [row] = passOf([order('a', [shared, line(2, 'Arroz', ready(6))])], stations);
  expect([row?.count, row?.ready.length]).toEqual([2, 1]);
  expect(row?.parts.map(({ name, status }) => [name, status === 'pronto'])).toEqual([
    ['Combo', true],
    ['Arroz', true],
    ['Suco', false],
  ]);
});
