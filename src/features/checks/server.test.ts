import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../tests/support/server/calling.ts';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
let garcom: Visitor;
const { seen, claim, phonesBeside, fee, couvert, couvertCosts } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const lineOf = (check: Awaited<ReturnType<typeof seen>>, orderId: string) =>
  check.lines.find((line) => line.orderId === orderId)!;

test('each phone sees its own dishes, the others’ and the table’s, and who is about to pay what', async () => {
  const ana = await till.seat(1);
  const rui = await till.seat(1);
  const hers = await till.order(ana, 1, 2);
  const his = await till.order(rui, 1);
  const theirs = await till.orderFor(garcom, 1, 1);
  const check = await seen(ana, 1);
  expect([hers, his, theirs].map((id) => lineOf(check, id))).toMatchObject([
    { person: 1, you: true, by: null },
    { person: 2, you: false },
    { person: null, you: false, by: 'Luana' },
  ]);
  expect(check.totalCents).toBe((await till.bill(caixa, 1)).totalCents);

  expect((await claim(ana, 1, hers, 12)).status).toBe(200);
  const half = await claim(rui, 1, hers, 6);
  expect(lineOf(half.body.check!, hers).claims).toMatchObject([
    { person: 1, you: false, pieces: 12 },
    { person: 2, you: true, pieces: 6 },
  ]);
  const refused = await claim(rui, 1, hers, 18);
  expect([refused.status, refused.body.code, refused.body.data.left]).toEqual([409, 'piece_taken', 12]);
  expect((await claim(rui, 1, hers, 12)).status).toBe(200);
  // Given up, it is anybody's again.
  expect((await claim(rui, 1, hers, 0)).status).toBe(200);
  expect((await claim(ana, 1, hers, 24)).status).toBe(200);
  expect((await claim(ana, 1, theirs, 12, 7)).body.code).toBe('line_not_found');
});

test('a phone finds itself again at the table that its bill was moved to, and what it had chosen is let go', async () => {
  const guest = await till.seat(2);
  const order = await till.order(guest, 2);
  expect((await claim(guest, 2, order)).status).toBe(200);
  const bill = await till.bill(garcom, 2);
  expect((await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(10) })).status).toBe(200);
  expect((await guest.get(checking.at(2))).body.code).toBe('table_moved');
  const { rows } = await instance.owner.query('select from check_claims where bill_id = $1', [bill.id]);
  expect(rows).toEqual([]);
});

test('nobody who sits elsewhere sees or chooses anything of a table', async () => {
  const guest = await till.seat(3);
  const order = await till.order(guest, 3);
  const stranger = await till.seat(4);
  const answers = [
    await stranger.get(checking.at(3)),
    await claim(stranger, 3, order),
    await fee(stranger, 3, false),
    await couvert(new Visitor(instance), 3, 2),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('table_secret_required'));
  expect((await stranger.get(checking.at(4))).body).toMatchObject({ check: null });
  expect((await claim(stranger, 4, order)).body.code).toBe('bill_not_found');
});

test('the fee is left out at a wish that the staff see, and couvert comes when it is asked for, at the price shown', async () => {
  await couvertCosts(boss, 1_200);
  const guest = await till.seat(5);
  const order = await till.order(guest, 5, 3);
  const before = await seen(guest, 5);
  expect(before).toMatchObject({ couvert: null, couvertOfferCents: 1_200, feeDeclined: false, wishesOpen: true });
  const seenByTill = await till.bill(caixa, 5);
  expect((await fee(guest, 5, false)).body.check).toMatchObject({ serviceFeeCents: 0, totalCents: before.itemsCents });
  const { body } = await couvert(guest, 5, 3);
  expect(body.check).toMatchObject({ totalCents: before.itemsCents + 3_600, couvert: { people: 3, cents: 1_200 } });
  // Another price is another table's.
  await couvertCosts(boss, 0);
  expect((await seen(guest, 5)).couvert).toEqual({ people: 3, cents: 1_200 });
  const bill = await till.bill(caixa, 5);
  expect(bill).toMatchObject({
    totalCents: before.itemsCents + 3_600,
    wishes: { feeDeclined: true },
    charges: [{ description: 'Couvert', cents: 3_600 }],
  });
  // Who was about to close it as it was is shown what it is.
  expect((await till.close(caixa, seenByTill)).body.code).toBe('bill_stale');

  expect((await claim(guest, 5, bill.id, 12, 0)).body.check!.mine).toMatchObject({ couvertCents: 1_200, cents: 1_200 });
  expect((await claim(guest, 5, order, 12)).body.check!.mine).toMatchObject({ feeCents: 0 });
  const part = { method: 'pix', partCents: 100, cents: 100 };
  await caixa.post(`/api/bills/${bill.id}/payments`, { key: crypto.randomUUID(), ...part });
  expect([(await fee(guest, 5, true)).body.code, (await couvert(guest, 5, 0)).body.code]).toEqual([
    'bill_part_paid',
    'bill_part_paid',
  ]);
  expect((await couvert(await till.seat(1), 1, 2)).body.code).toBe('couvert_unavailable');
  const open = await till.bill(caixa, 5);
  const { chargeServiceFee, charges } = { chargeServiceFee: false, charges: open.charges };
  const payments = [{ method: 'dinheiro', cents: open.restCents }];
  const closed = await till.close(caixa, open, { chargeServiceFee, charges, payments });
  expect([closed.status, closed.body.totalCents]).toEqual([200, before.itemsCents + 3_600]);
});

test('what is voided, cancelled or paid by itself is let go of', async () => {
  const guest = await till.seat(6);
  const gone = await till.order(guest, 6);
  const apart = await till.order(guest, 6);
  const kept = await till.order(guest, 6, 2);
  for (const order of [gone, apart, kept]) expect((await claim(guest, 6, order)).status).toBe(200);
  const claims = async () => {
    const { lines } = await seen(guest, 6);
    return lines.filter(({ claims: theirs }) => theirs.length > 0).map(({ orderId }) => orderId);
  };
  const bill = await till.bill(caixa, 6);
  const [, second] = bill.orders;
  expect((await caixa.post(`/api/orders/${gone}/status`, { status: 'cancelado', reason: 'x' })).status).toBe(200);
  expect(await claims()).toEqual([apart, kept]);
  const settled = {
    key: crypto.randomUUID(),
    revision: second!.revision,
    deliver: false,
    chargeServiceFee: true,
    charges: [],
    discount: null,
  };
  const payments = [{ method: 'pix', cents: second!.totalCents }];
  expect((await caixa.post(`/api/orders/${apart}/complete`, { ...settled, payments })).status).toBe(200);
  expect(await claims()).toEqual([kept]);
  expect(lineOf(await seen(guest, 6), apart)).toMatchObject({ paidApart: true, claims: [] });
});

test('twenty phones that want the last piece at once: one has it', async () => {
  const guests = phonesBeside(instance, await till.seat(7), 20);
  const order = await till.order(guests[0]!, 7);
  const answers = await Promise.all(guests.map((guest) => claim(guest, 7, order)));
  expect(answers.map(({ body }) => body.code ?? 'taken').sort()).toEqual([...Array(19).fill('piece_taken'), 'taken']);
});

test('a claim while the cashier closes: it is held before, or refused after, and never left over', async () => {
  for (let round = 0; round < 6; round += 1) {
    const guest = await till.seat(8);
    const order = await till.order(guest, 8, 2);
    const bill = await till.bill(caixa, 8);
    const [claimed, closed] = await Promise.all([claim(guest, 8, order), till.close(caixa, bill)]);
    expect(closed.status).toBe(200);
    expect([200, 404, 409, 403]).toContain(claimed.status);
    const { rows } = await instance.owner.query('select from check_claims where bill_id = $1', [bill.id]);
    expect(rows).toEqual([]);
  }
  await calling.seen(garcom, 8);
});
