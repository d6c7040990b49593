import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CorrectionEntry } from '#features/orders/corrections/contract.ts';
import { demoPassword as password } from '../../../../db/seed/cast.ts';
import { close, closeWhatIsOpen, open, read } from '../../../../tests/support/server/cash-till.ts';
import { correct } from '../../../../tests/support/server/correcting.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { pdfText } from '../../../../tests/support/server/pdf-text.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { sumOf } from './reductions-text.ts';

let instance: TestInstance;
let house: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let dono: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  dono = await new Visitor(instance).signIn(owner);
  garcom = await new Visitor(instance).signIn(waiter);
  await closeWhatIsOpen(dono);
});
afterAll(() => instance.close());

const since = (entries: readonly CorrectionEntry[], at: string) => entries.filter((entry) => entry.at >= at);

test('a till tells what left the bills while it was open: every entry and every discount once, by reason, with who approved', async () => {
  // Before it was opened: of no till.
  await correct(caixa, await house.orderFor(caixa, 3, 2), { reason: 'Antes' });
  const { body: till } = await open(caixa);
  expect(till.reductions).toEqual({ corrections: [], discounts: [] });

  await caixa.put('/api/profile/pin', { pin: '4826', password });
  const { approvers } = (await garcom.get('/api/corrections/choices')).body;
  const [approver] = approvers;
  const id = await house.orderFor(caixa, 4, 5);
  const approval = { by: approver!.id, pin: '4826' };
  expect((await correct(garcom, id, { reason: 'Queimou', approval })).status).toBe(200);
  await correct(dono, id, { revision: 2, reason: 'Queimou' });
  await correct(dono, id, { revision: 3, kind: 'gift', reason: 'Aniversário' });
  const gone = await house.orderFor(garcom, 4, 1);
  await garcom.post(`/api/orders/${gone}/status`, { status: 'cancelado', reason: 'Foi embora' });
  const { order } = (await caixa.get(`/api/orders/${await house.orderFor(garcom, 4, 3)}`)).body;
  const lessened = { lines: [{ line: 1, quantity: 2, notes: '' }], tableId: order.tableId, status: order.status };
  expect((await garcom.put(`/api/orders/${order.id}`, { ...lessened, revision: 1 })).status).toBe(200);

  const apart = await house.orderFor(caixa, 4, 2);
  const { order: alone } = (await caixa.get(`/api/orders/${apart}`)).body;
  const off = { discount: { type: 'fixed', value: 70 }, payments: [{ method: 'pix', cents: alone.totalCents - 70 }] };
  expect((await dono.post(`/api/orders/${apart}/complete`, settlement({ revision: 1, ...off }))).status).toBe(200);
  const bill = await house.bill(caixa, 4);
  const discount = { type: 'fixed', value: 130 };
  const paid = await house.close(caixa, { ...bill, totalCents: bill.totalCents - 130 }, { discount });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);

  const now = await read(caixa, till.id);
  const { corrections, discounts } = now.reductions;
  const { entries } = (await dono.get('/api/corrections')).body;
  const made = since(entries, till.openedAt);
  expect(made).toHaveLength(5);
  const listed = made.map(({ kind, worthCents }) => [kind, worthCents]);
  for (const kind of ['void', 'gift', 'cancel', 'edit']) {
    const told = corrections.filter((each) => each.kind === kind);
    const cents = listed.filter(([of]) => of === kind).map(([, worth]) => ({ cents: Number(worth) }));
    expect([told.reduce((sum, { count }) => sum + count, 0), sumOf(told)]).toEqual([cents.length, sumOf(cents)]);
  }
  const boss = made.find(({ kind }) => kind === 'gift')!.madeBy;
  expect(corrections.map(({ kind, reason, count }) => [kind, reason, count])).toEqual([
    ['void', 'Queimou', 2],
    ['gift', 'Aniversário', 1],
    ['cancel', 'Foi embora', 1],
    ['edit', null, 1],
  ]);
  expect(corrections[0]!.people).toEqual([approver!.name, boss].sort());
  expect(discounts).toEqual([
    { by: approver!.name, count: 1, cents: 130 },
    { by: boss, count: 1, cents: 70 },
  ]);
  expect(now.fee).toMatchObject({ bills: 1, orders: 1 });

  const { body: closed } = await close(caixa, now);
  expect(closed.reductions).toEqual(now.reductions);
  const { body: next } = await open(dono);
  await correct(dono, await house.orderFor(dono, 5, 2), { reason: 'Depois' });
  expect((await read(dono, till.id)).reductions).toEqual(closed.reductions);
  const after = await read(dono, next.id);
  expect(after.reductions.corrections.map(({ reason }) => reason)).toEqual(['Depois']);

  const answer = await fetch(`${instance.url}/api/tills/${till.id}/closing.pdf`, {
    headers: { cookie: dono.cookieHeader },
  });
  const said = pdfText(Buffer.from(await answer.arrayBuffer())).join('');
  // Where a line ends, its space is none.
  for (const part of ['Estornos,2×', 'Aniversário,1×,aprovadopor', 'Descontos,2×', 'De1contafechadae1pedido'])
    expect(said.replaceAll(/[\s\u00a0]/g, '')).toContain(part);
});
