import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatTime } from '#lib/time.ts';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { correct } from '../../../../tests/support/server/correcting.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { ticketsOf } from '../../kitchen/tickets.ts';
import { undoMs } from '../../orders/lines/moves.ts';
import { makeMissedPapers, makePapers } from './make-papers.ts';

let printing: PrintingHouse;
let kitchen: string;
let bar: string;
let stations: { id: string; name: string }[];

beforeAll(async () => {
  printing = await PrintingHouse.open();
  const { instance, products } = printing;
  ({ rows: stations } = await instance.owner.query(
    `insert into stations (restaurant_id, name, position) values ($1, 'Grelha', 100), ($1, 'Balcão', 101) returning id, name`,
    [instance.restaurantId],
  ));
  for (const [at, station] of stations.entries())
    await instance.owner.query('update products set station_id = $2 where id = any($1)', [
      products.filter((_, place) => place % 2 === at).map(({ id }) => id),
      station.id,
    ]);
  instance.database.scope(instance.restaurantId).forgetKept();
  kitchen = (await printing.printer({ name: 'Cozinha', stationIds: [stations[0]!.id] })).id;
  bar = (await printing.printer({ name: 'Bar', stationIds: [stations[1]!.id] })).id;
});
afterAll(() => printing.instance.close());

async function made(id: string, count: number): Promise<any[]> {
  await until(async () => (await printing.jobs(id)).length >= count, `Paper ${count} of an order`);
  return printing.jobs(id);
}
const brief = (lines: any[]) => lines.map(({ quantity, name, note }) => [quantity, name, note]);
const scope = () => printing.instance.database.scope(printing.instance.restaurantId);

test('each printer is given the lines of its stations, once, however often it is asked', async () => {
  const { products } = printing;
  const order = await printing.order([{ at: 0, quantity: 2, notes: 'sem sal' }, { at: 1 }, { at: 2 }]);
  const jobs = await made(order.id, 2);
  await Promise.all(Array.from({ length: 8 }, () => makePapers(scope(), order.id, new Date())));
  expect(await printing.jobs(order.id)).toHaveLength(2);
  const of = (printer: string) => jobs.find((job) => job.printer_id === printer).document;
  expect(brief(of(kitchen).lines)).toEqual([
    [2, products[0]!.name, 'sem sal'],
    [1, products[2]!.name, ''],
  ]);
  expect(brief(of(bar).lines)).toEqual([[1, products[1]!.name, '']]);
  expect(of(kitchen)).toMatchObject({ kind: 'ticket', table: 1, stations: ['Grelha'], number: order.number });
});

test('an edit is told to those whose lines it changed, with what was told before; a step of the kitchen is not', async () => {
  const { owner, products } = printing;
  const order = await printing.order([{ at: 0, quantity: 2 }, { at: 1 }, { at: 2 }], 2);
  await made(order.id, 2);
  await owner.post(`/api/orders/${order.id}/status`, { status: 'preparando', from: 'pendente' });
  const now = await printing.read(order.id);
  await printing.edit(now, [
    { line: 1, quantity: 3, notes: '' },
    { line: 2, quantity: 1, notes: '' },
    { productId: products[4]!.id, quantity: 1, optionIds: [], notes: 'bem quente' },
  ]);
  const jobs = await made(order.id, 3);
  expect(jobs.map(({ kind, printer_id }) => [kind, printer_id])).toEqual([
    ...jobs.slice(0, 2).map(({ printer_id }) => ['ticket', printer_id]),
    ['change', kitchen],
  ]);
  const told = jobs.at(-1).document;
  expect(brief(told.gone)).toEqual([[1, products[2]!.name, '']]);
  expect(brief(told.added)).toEqual([[1, products[4]!.name, 'bem quente']]);
  expect(told.changed.map(({ was, became }: any) => [was.quantity, became.quantity])).toEqual([[2, 3]]);
});

test('what is cancelled is not to be made, with the reason; what was delivered is told to nobody', async () => {
  const order = await printing.order([{ at: 0 }], 3);
  await made(order.id, 1);
  await printing.owner.post(`/api/orders/${order.id}/status`, { status: 'cancelado', reason: 'cliente desistiu' });
  const jobs = await made(order.id, 2);
  expect(jobs.at(-1)).toMatchObject({ kind: 'void', document: { reason: 'cliente desistiu', kept: [] } });

  const eaten = await printing.order([{ at: 0 }], 4);
  await made(eaten.id, 1);
  await printing.owner.post(`/api/orders/${eaten.id}/status`, { status: 'entregue' });
  const told = `select 1 from told_orders where order_id = $1 and told ->> 'status' = 'entregue'`;
  await until(
    async () => (await printing.instance.owner.query(told, [eaten.id])).rows.length > 0,
    'A delivery that is known',
  );
  await printing.owner.post(`/api/orders/${eaten.id}/status`, { status: 'cancelado' });
  await makePapers(scope(), eaten.id, new Date());
  expect(await printing.jobs(eaten.id)).toHaveLength(1);
});

test('what is taken back is not to be made, with who, on whose word and why; the rest goes on', async () => {
  const { owner, products } = printing;
  const order = await printing.order([{ at: 0, quantity: 3 }, { at: 2 }], 8);
  await made(order.id, 1);
  const reason = 'cliente desistiu';
  const answer = await correct(owner, order.id, { revision: order.revision, quantity: 2, reason });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const told = (await made(order.id, 2)).at(-1);
  expect(told).toMatchObject({ kind: 'change', document: { reason, askedBy: 'Helena Prado', approvedBy: null } });
  expect(brief(told.document.gone)).toEqual([[2, products[0]!.name, '']]);
  expect(brief(told.document.kept)).toEqual([
    [1, products[0]!.name, ''],
    [1, products[2]!.name, ''],
  ]);
});

test('what nobody heard of is found by looking, and what was ordered before there was a printer stays untold', async () => {
  const { instance } = printing;
  const { rows: before } = await instance.owner.query('select count(*)::int as jobs from print_jobs');
  expect(before[0].jobs).toBeGreaterThan(0);
  const order = await printing.order([{ at: 0 }, { at: 1 }], 5);
  await made(order.id, 2);
  // As if the process had died between the order and its papers.
  await instance.owner.query('delete from print_jobs where order_id = $1', [order.id]);
  await instance.owner.query('delete from told_orders where order_id = $1', [order.id]);
  expect(await makeMissedPapers(scope(), new Date())).toBe(2);
  expect(await makeMissedPapers(scope(), new Date())).toBe(0);
  expect(await printing.jobs(order.id)).toHaveLength(2);
  const { rows } = await instance.owner.query(
    `select count(*)::int as found from print_jobs j join orders o on o.id = j.order_id join printers p on p.id = j.printer_id
     where o.created_at < p.prints_since`,
  );
  expect(rows[0].found).toBe(0);
});

test('an order that was edited over to another table says where it was', async () => {
  const order = await printing.order([{ at: 0 }], 6);
  await made(order.id, 1);
  const there = printing.tables.find(({ number }) => number === 7)!;
  await printing.edit({ ...order, tableId: there.id }, [{ line: 1, quantity: 1, notes: '' }]);
  const jobs = await made(order.id, 2);
  expect(jobs.at(-1)).toMatchObject({ kind: 'change', document: { table: 7, formerTable: 6 } });
});

test('a paper says the time that the display of its stations says', async () => {
  const { instance, owner } = printing;
  const targets = new Map([
    [stations[0]!.id, 25],
    [stations[1]!.id, 7],
  ]);
  for (const [id, minutes] of targets)
    await instance.owner.query('update stations set target_minutes = $2 where id = $1', [id, minutes]);
  scope().forgetKept();
  const all = (await printing.printer({ name: 'Passe' })).id;
  const order = await printing.order([{ at: 0 }, { at: 1 }], 9);
  const papers = await made(order.id, 3);
  const { body } = await owner.get('/api/kitchen/tickets');
  const clock = (at: number | null | undefined) => at && formatTime(new Date(at), 'pt-BR', body.timezone);
  for (const [printer, chosen] of [
    [kitchen, new Set([stations[0]!.id])],
    [bar, new Set([stations[1]!.id])],
    [all, null],
  ] as const) {
    const ticket = ticketsOf(body.orders, body.stations, chosen).find(({ id }) => id === order.id)!;
    const { document } = papers.find((job) => job.printer_id === printer);
    expect(document.until).toBe(clock(ticket.dueAt));
  }
  const mixed = papers.find((job) => job.printer_id === all).document;
  expect(mixed.lines.map(({ station }: any) => station)).toEqual(['Grelha', 'Balcão']);
});

test('a dessert that is fired is printed also where its order is older than the printers', async () => {
  const { owner, products, tables, instance } = printing;
  const { body: placed } = await owner.post('/api/orders', {
    key: randomUUID(),
    tableId: tables.find(({ number }) => number === 11)?.id,
    lines: [0, 0].map((at, line) => ({
      productId: products[at]!.id,
      quantity: 1,
      optionIds: [],
      notes: '',
      hold: line === 1,
    })),
  });
  const first = await made(placed.id, 2);
  await instance.owner.query(
    `update orders set created_at = (select min(prints_since) - interval '1 minute' from printers) where id = $1`,
    [placed.id],
  );
  expect((await owner.post(`/api/orders/${placed.id}/lines/fire`, { lines: [2] })).status).toBe(200);
  const { againAt } = await makePapers(scope(), placed.id, new Date());
  // Also where nobody heard of it: it is looked for.
  expect(await makeMissedPapers(scope(), new Date(againAt!))).toBe(first.length);
  const jobs = await printing.jobs(placed.id);
  expect(jobs.slice(first.length).map(({ document }: any) => brief(document.fired))).toEqual(
    first.map(() => [[1, products[0]!.name, '']]),
  );
});

test('a fire is printed once it cannot be taken back any more', async () => {
  const { owner, products, tables } = printing;
  const { body: placed } = await owner.post('/api/orders', {
    key: randomUUID(),
    tableId: tables.find(({ number }) => number === 10)?.id,
    lines: [{ productId: products[0]!.id, quantity: 1, optionIds: [], notes: '', hold: true }],
  });
  expect((await owner.post(`/api/orders/${placed.id}/lines/fire`, { lines: [1] })).status).toBe(200);
  const { order } = (await owner.get(`/api/orders/${placed.id}`)).body;
  const firedAt = Date.parse(order.lines[0]!.firedAt!);
  const { papers, againAt } = await makePapers(scope(), placed.id, new Date(firedAt));
  expect([papers, againAt! > firedAt + undoMs]).toEqual([0, true]);
  expect(await printing.jobs(placed.id)).toEqual([]);
  expect(await makePapers(scope(), placed.id, new Date(againAt!))).toEqual({ papers: 2, againAt: null });
});
