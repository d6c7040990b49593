import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
let other: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  other = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const tables = [1, 2, 3];
/** At the last nobody sits: what is there was passed to it, or is of those it is joined to. */
const all = [...tables, 4];
const among = (numbers: readonly number[], n: number) => numbers[n % numbers.length]!;

const restOf = ({ restCents }: { restCents: number }) => (restCents > 0 ? [{ method: 'pix', cents: restCents }] : []);

test('tables merged, parted, moved, paid and closed, and lines passed between them, tables joined, occupied ones too, and split, while guests order: no cent and no line is lost, and nobody is told of a fault', async () => {
  const begun = (await instance.owner.query('select now() as at')).rows[0].at;
  const placed: string[] = [];
  let pieces = 0;
  const parts: { key: string; cents: number }[] = [];
  const met = new Map<string, number>();
  const note = (what: string, { status, body }: { status: number; body: any }) => {
    const outcome = `${what} ${body.code ?? status}`;
    met.set(outcome, (met.get(outcome) ?? 0) + 1);
    // As who is told to come again.
    if (status !== 503) expect(status, JSON.stringify([what, body])).toBeLessThan(500);
    return status === 200;
  };
  let over = false;

  const keepOrdering = async (number: number) => {
    const phone = await till.seat(number);
    for (let n = 0; n < 12; n += 1) {
      const order = { key: randomUUID(), lines: till.lines(1 + (n % 3)) };
      for (;;) {
        const answer = await phone.post(till.orderPath(number), order);
        // As a phone does that is told to come again.
        if (answer.status === 503) continue;
        if (note('order', answer)) {
          placed.push(answer.body.id);
          pieces += 1 + (n % 3);
          break;
        }
        // A closing has ended the sitting: the guests scan again.
        await phone.sitAt(number);
      }
    }
  };
  const keepMerging = async (staff: Visitor, offset: number) => {
    for (let n = offset; !over; n += 1) {
      const into = await till.bill(staff, among(tables, n));
      const from = await till.bill(staff, among(tables, n + 1));
      if (!into || !from) continue;
      const answer = await staff.post(`/api/bills/${into.id}/merges`, { fromId: from.id, key: randomUUID() });
      if (!note('merge', answer) || n % 2 === 0) continue;
      note(
        'undo',
        await staff.post(`/api/bills/${into.id}/merges/${answer.body.merges.at(-1)?.id ?? randomUUID()}/undo`),
      );
    }
  };
  const keepMoving = async () => {
    for (let n = 0; !over; n += 1) {
      const bill = await till.bill(other, among(tables, n));
      if (bill)
        note('move', await other.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(among(tables, n + 1)) }));
    }
  };
  const keepPassing = async (staff: Visitor, offset: number) => {
    for (let n = offset; !over; n += 1) {
      const bill = await till.bill(staff, among(tables, n));
      const lines = (bill?.orders ?? [])
        .slice(n % 2, 2 + (n % 2))
        .flatMap(({ id, lines }) => lines.map(({ line }) => ({ orderId: id, line, quantity: 1 })));
      if (!bill || lines.length === 0) continue;
      // To whoever sits there, or to nobody yet.
      const tableId = till.tableId(n % 5 === 0 ? 4 : among(tables, n + 1));
      const passing = { tableId, key: randomUUID(), lines };
      const [answer] = await Promise.all([1, 2].map(() => staff.post(`/api/bills/${bill.id}/passes`, passing)));
      if (!note('pass', answer!) || n % 3 > 0) continue;
      const passed = answer!.body.passes.findLast(({ went }: { went: boolean }) => went);
      if (passed) note('unpass', await staff.post(`/api/bills/${bill.id}/passes/${passed.id}/undo`));
    }
  };
  // The last table belongs to one party after another, and whoever serves it orders there.
  const keepJoining = async () => {
    for (let n = 0; !over; n += 1) {
      const bill = await till.bill(garcom, among(tables, n));
      const tableId = till.tableId(4);
      if (bill)
        note('join', await garcom.post(`/api/bills/${bill.id}/tables`, { tableIds: [tableId], key: randomUUID() }));
      const answer = await garcom.post('/api/orders', { key: randomUUID(), tableId, lines: till.lines() });
      if (note('order', answer)) {
        placed.push(answer.body.id);
        pieces += 1;
      }
      if (bill && n % 2 === 0) note('split', await garcom.post(`/api/bills/${bill.id}/tables/${tableId}/split`));
      const alone = await till.bill(caixa, 4);
      if (alone) note('close', await till.close(caixa, alone, { payments: restOf(alone) }));
    }
  };
  // Where people sit already: merged and joined at once, and mostly taken back at once.
  const joinThem = async (staff: Visitor, into: number, there: number) => {
    const bill = await till.bill(staff, into);
    const from = await till.bill(staff, there);
    if (!bill || !from || from.id === bill.id) return null;
    const joining = { tableIds: [till.tableId(from.tableNumber)], fromId: from.id, key: randomUUID() };
    if (!note('join them', await staff.post(`/api/bills/${bill.id}/tables`, joining))) return null;
    const at = `/api/bills/${bill.id}` as const;
    return { undo: `${at}/joinings/${joining.key}/undo`, split: `${at}/tables/${joining.tableIds[0]}/split` } as const;
  };
  const keepJoiningThem = async () => {
    for (let n = 0; !over; n += 1) {
      const joined = await joinThem(other, among(tables, n), among(tables, n + 1));
      if (!joined || (n % 3 > 0 && note('unjoin', await other.post(joined.undo)))) continue;
      note('split them', await other.post(joined.split));
    }
  };
  const partAll = async () => {
    const { tables: floor } = (await garcom.get('/api/tables')).body;
    for (const { id, number, joinedTo } of floor as { id: string; number: number; joinedTo: number | null }[])
      if (joinedTo !== null)
        note('split', await garcom.post(`/api/bills/${(await till.bill(garcom, number)).id}/tables/${id}/split`));
  };
  const keepPaying = async () => {
    for (let n = 0; !over; n += 1) {
      const bill = await till.bill(caixa, among(tables, n));
      if (!bill) continue;
      const part = { key: randomUUID(), partCents: 100, method: 'pix', cents: 100 };
      if (note('pay', await caixa.post(`/api/bills/${bill.id}/payments`, part)))
        parts.push({ key: part.key, cents: 100 });
      if (n % 4 > 0) continue;
      const now = await till.bill(caixa, among(tables, n));
      if (now) note('close', await till.close(caixa, now, { payments: restOf(now) }));
    }
  };
  // Two who undo it at once, while somebody pays or orders.
  const keepUndoing = async (round: number) => {
    const guests = [await till.seat(1), await till.seat(2)];
    for (const [n, guest] of guests.entries()) placed.push(await till.order(guest, n + 1));
    pieces += guests.length;
    const into = await till.bill(garcom, 1);
    const from = await till.bill(garcom, 2);
    const { body } = await garcom.post(`/api/bills/${into.id}/merges`, { fromId: from.id, key: randomUUID() });
    const undo = `/api/bills/${into.id}/merges/${body.merges.at(-1)!.id}/undo`;
    const part = { key: randomUUID(), partCents: 100, method: 'pix', cents: 100 };
    const order = { key: randomUUID(), lines: till.lines() };
    const [ordered, paid, ...undone] = await Promise.all([
      round % 3 === 1 ? guests[1]!.post(till.orderPath(2), order) : null,
      round % 3 === 2 ? caixa.post(`/api/bills/${into.id}/payments`, part) : null,
      garcom.post(undo),
      other.post(undo),
    ]);
    if (ordered && note('order', ordered)) {
      placed.push(ordered.body.id);
      pieces += 1;
    }
    if (paid && note('pay', paid)) parts.push({ key: part.key, cents: 100 });
    for (const answer of undone) note('undo', answer);
    const joined = await joinThem(garcom, 1, 2);
    const apart = joined ? await Promise.all([garcom.post(joined.undo), other.post(joined.undo)]) : [];
    for (const answer of apart) note('unjoin', answer);
    await partAll();
  };
  const wanted = [
    'order',
    'merge',
    'undo',
    'move',
    'pass',
    'unpass',
    'join',
    'split',
    'join them',
    'unjoin',
    'pay',
    'close',
  ].map((what) => `${what} 200`);
  // Until each of them was met, or the race was none.
  for (let round = 0; round < 20 && (round < 3 || wanted.some((each) => !met.has(each))); round += 1) {
    over = false;
    const orders = Promise.all(tables.map(keepOrdering)).finally(() => (over = true));
    const merging = [keepMerging(garcom, 0), keepMerging(other, 1)];
    const passing = [keepPassing(garcom, 0), keepPassing(caixa, 1)];
    await Promise.all([orders, ...merging, ...passing, keepJoining(), keepJoiningThem(), keepMoving(), keepPaying()]);
    await partAll();
    await keepUndoing(round);
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining(wanted));
  for (const number of all) {
    const bill = await till.bill(caixa, number);
    if (!bill) continue;
    expect((await till.close(caixa, bill, { payments: restOf(bill) })).status).toBe(200);
  }

  const mine = `o.table_id = any($1) and o.created_at >= $2`;
  const values = [all.map(till.tableId), begun];
  const { rows: kept } = await instance.owner.query(
    `select o.id from orders o join bills b on b.id = o.bill_id where ${mine} and b.closed_at is not null and b.merged_into is null`,
    values,
  );
  // What was parted from an order is one of its own.
  const { rows: parted } = await instance.owner.query(
    'select distinct order_id as id from passed_lines where order_id <> from_order_id and order_id <> all($1)',
    [placed],
  );
  const expected = [...placed, ...parted.map(({ id }) => id)];
  expect(kept.map(({ id }) => id).sort()).toEqual(expected.sort());
  const { rows: made } = await instance.owner.query(
    'select sum(quantity)::int as pieces from order_items where order_id = any($1)',
    [expected],
  );
  expect(made).toEqual([{ pieces }]);
  const { rows: counted } = await instance.owner.query(
    'select count(*)::int as n, sum(amount_cents)::int as cents from bill_payments where key = any($1)',
    [parts.map(({ key }) => key)],
  );
  expect(counted).toEqual([{ n: parts.length, cents: parts.length * 100 }]);
  const { rows: wrong } = await instance.owner.query(
    `select b.id from bills b where b.table_id = any($1) and b.opened_at >= $2 and (
       b.closed_at is null
       or b.items_cents <> (select coalesce(sum(items_cents), 0) from orders o where o.bill_id = b.id)
       or b.ordered_cents <> (select coalesce(sum(total_cents), 0) from orders o where o.bill_id = b.id)
       or b.total_cents <> (select coalesce(sum(amount_cents), 0) from bill_payments p where p.bill_id = b.id)
       or (select count(*) <> count(distinct number) from orders o where o.bill_id = b.id)
       or b.merged_into is not null and b.total_cents <> 0)`,
    values,
  );
  expect(wrong).toEqual([]);
  const { rows: lines } = await instance.owner.query(
    `select o.id from orders o where ${mine} and o.items_cents <> (select sum(quantity * unit_cents) from order_items i where i.order_id = o.id)`,
    values,
  );
  expect(lines).toEqual([]);
  const { rows: joined } = await instance.owner.query('select id from table_joins where ended_at is null');
  expect(joined).toEqual([]);
}, 180_000);
