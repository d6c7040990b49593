import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../../tests/support/server/checking.ts';
import { type PayingHouse, payingHouse } from '../../../../tests/support/server/paying-house.ts';
import type { Visitor } from '../../../../tests/support/server/visitor.ts';

let house: PayingHouse;
let mp: PayingHouse['mp'];
let till: PayingHouse['till'];
let caixa: PayingHouse['caixa'];
let pay: PayingHouse['pay'];
const { seen, phonesBeside, withdraw, receive, waiting } = checking;

beforeAll(async () => {
  house = await payingHouse();
  ({ mp, till, caixa, pay } = house);
});
afterAll(() => house.close());

test('one guest pays by PIX and another by card: each confirms itself, the last closes the bill and frees the table', async () => {
  const ana = await till.seat(1);
  const [rui] = phonesBeside(house.instance, ana, 1) as [Visitor];
  await till.order(ana, 1, 3);
  const { restCents, id, online } = await seen(ana, 1);
  expect(online).toBe('mercadopago');
  const first = Math.floor(restCents / 2) + 1;
  const part = await pay.ask(ana, 1, first);
  expect(part).toMatchObject({ status: 'asked', method: 'online_pix', pix: null, takenBy: null });
  expect(part.online).toMatchObject({ provider: 'mercadopago', pageUrl: null });
  expect(isValidPixPayload(part.online!.pix!.code)).toBe(true);
  const payment = await pay.paymentOf(part.id);
  expect(payment).toMatchObject({ collector_id: mp.seller, transaction_amount: first / 100 });
  // Told before anything came: nothing has come.
  expect((await pay.tell(mp.notice(payment))).body.outcome).toBe('unchanged');
  expect((await seen(ana, 1)).part!.status).toBe('asked');
  // Nobody's word makes it paid but the provider's.
  expect((await receive(caixa, part.id)).body.code).toBe('part_online');

  await mp.pay(payment.id);
  expect((await pay.tell(mp.notice(payment))).body.outcome).toBe('paid');
  expect((await seen(ana, 1)).part).toMatchObject({ status: 'paid', endedBy: null, online: null });
  const card = await pay.ask(rui, 1, restCents - first, 'online_card');
  expect(card.online).toMatchObject({ pix: null, pageUrl: expect.stringContaining('/checkout/') });
  const preference = card.online!.pageUrl!.split('/').at(-1)!;
  expect(mp.books.preferences.get(preference)!.back_urls.success).toContain('/table/1/bill?from=provider');
  const byCard = await mp.payAt(preference, 'debit_card');
  expect((await house.billOf(id)).closed).toBe(false);
  await till.serve(caixa, 1);
  expect((await pay.tell(mp.notice(byCard, { milliseconds: true }))).body.outcome).toBe('paid');
  const closed = await house.billOf(id);
  expect(closed).toMatchObject({ closed: true, by: null, status: 'disponivel', paid: restCents, total: restCents });
  const { body } = await ana.get('/api/restaurants/restaurant-demo/tables/1/receipt');
  expect(body.receipt!.payments).toMatchObject([{ method: 'pix' }, { method: 'debito' }]);
});

test('a refused card is told to the phone that tried it, which may try again; the part stays asked for', async () => {
  const ana = await till.seat(9);
  await till.order(ana, 9);
  const { restCents, id } = await seen(ana, 9);
  const card = await pay.ask(ana, 9, restCents, 'online_card');
  expect(card.online).toMatchObject({ refused: false });
  const preference = card.online!.pageUrl!.split('/').at(-1)!;
  const refused = await mp.refuseAt(preference);
  expect((await pay.tell(mp.notice(refused))).body.outcome).toBe('unchanged');
  expect((await seen(ana, 9)).part).toMatchObject({ status: 'asked', online: { refused: true } });
  await till.serve(caixa, 9);
  expect((await pay.tell(mp.notice(await mp.payAt(preference)))).body.outcome).toBe('paid');
  expect(await house.billOf(id)).toMatchObject({ closed: true, paid: restCents });
});

test('the same payment told a hundred times at once, and asked for besides, counts once', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2, 2);
  const { restCents } = await seen(ana, 2);
  const part = await pay.ask(ana, 2, restCents - 100);
  const payment = await mp.pay((await pay.paymentOf(part.id)).id);
  const notice = mp.notice(payment);
  const told = Array.from({ length: 100 }, (_, each) => pay.tell(each % 2 ? notice : mp.notice(payment)));
  const answers = await Promise.all([...told, checking.tell(ana, 2, part.id), checking.tell(ana, 2, part.id)]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await pay.books(part.id)).toMatchObject({ status: 'paid', paid: restCents - 100, recorded: restCents - 100 });
  expect((await seen(ana, 2)).restCents).toBe(100);
});

test('what is paid after the bill was closed in cash is a credit, until the till has settled it', async () => {
  const ana = await till.seat(7);
  await till.order(ana, 7);
  const { restCents, id } = await seen(ana, 7);
  const part = await pay.ask(ana, 7, restCents);
  const payment = await pay.paymentOf(part.id);
  expect((await till.close(caixa, await till.bill(caixa, 7))).status).toBe(200);
  await mp.pay(payment.id);
  await pay.tell(mp.notice(payment));
  expect(await pay.books(part.id)).toMatchObject({ paid: restCents, credit: restCents, kept: 0, recorded: 0 });
  expect(await house.billOf(id)).toMatchObject({ paid: restCents });
  const credit = async () => (await waiting(caixa)).find((each) => each.id === part.id);
  expect(await credit()).toMatchObject({ creditCents: restCents, provider: 'mercadopago', billClosed: true });
  expect((await caixa.post(`/api/checks/parts/${part.id}/credit`, { how: 'pix' })).status).toBe(200);
  expect(await credit()).toBeUndefined();
});

test('what comes twice for one part is a credit of its own, and a refund of it settles that', async () => {
  const ana = await till.seat(8);
  await till.order(ana, 8, 2);
  const { restCents } = await seen(ana, 8);
  const cents = restCents - 500;
  const part = await pay.ask(ana, 8, cents, 'online_card');
  const preference = part.online!.pageUrl!.split('/').at(-1)!;
  const first = await mp.payAt(preference);
  const second = await mp.payAt(preference);
  await pay.tell(mp.notice(second));
  await pay.tell(mp.notice(first));
  expect(await pay.books(part.id)).toMatchObject({ paid: cents, kept: cents, credit: 0 });
  const owed = (await waiting(caixa)).find(({ creditCents }) => creditCents === cents);
  expect(owed).toMatchObject({ status: 'paid', provider: 'mercadopago' });
  await mp.refund(first.id);
  expect((await pay.tell(mp.notice(first))).body.outcome).toBe('refunded');
  expect((await waiting(caixa)).find(({ id }) => id === owed!.id)).toBeUndefined();
  expect((await seen(ana, 8)).restCents).toBe(500);
});

test('other amounts than were asked for: what came pays, more is owed, less leaves the rest open', async () => {
  const ana = await till.seat(9);
  await till.order(ana, 9, 2);
  const { restCents } = await seen(ana, 9);
  const part = await pay.ask(ana, 9, 1_000);
  const less = await pay.paymentOf(part.id);
  await mp.pay(less.id, 4);
  await pay.tell(mp.notice(less));
  expect(await pay.books(part.id)).toMatchObject({ paid: 400, kept: 400, recorded: 400, credit: 0 });
  expect((await seen(ana, 9)).restCents).toBe(restCents - 400);
  const more = await pay.ask(ana, 9, 1_000);
  const payment = await pay.paymentOf(more.id);
  await mp.pay(payment.id, 25.5);
  await pay.tell(mp.notice(payment));
  expect(await pay.books(more.id)).toMatchObject({ paid: 2_550, kept: 1_000, credit: 1_550 });
  // In another money it is nothing at all.
  const dollars = await pay.ask(ana, 9, 1_000);
  const foreign = await pay.paymentOf(dollars.id);
  foreign.currency_id = 'USD';
  await mp.pay(foreign.id);
  await pay.tell(mp.notice(foreign));
  expect((await seen(ana, 9)).part!.status).toBe('asked');
});

test('a refund is taken out of an open bill again; of a closed one the till is told until somebody has seen it', async () => {
  const ana = await till.seat(10);
  await till.order(ana, 10, 2);
  const { restCents, id } = await seen(ana, 10);
  const part = await pay.ask(ana, 10, 1_000);
  const payment = await pay.paymentOf(part.id);
  await mp.pay(payment.id);
  await pay.tell(mp.notice(payment));
  await mp.refund(payment.id, 3);
  for (let again = 0; again < 3; again += 1) await pay.tell(mp.notice(payment));
  expect((await seen(ana, 10)).restCents).toBe(restCents - 700);
  await mp.refund(payment.id);
  await pay.tell(mp.notice(payment));
  expect(await seen(ana, 10)).toMatchObject({ restCents, part: null });
  // Paid and given back before either was heard of.
  const gone = await pay.ask(ana, 10, 1_000);
  const unheard = await pay.paymentOf(gone.id);
  await mp.pay(unheard.id);
  await mp.refund(unheard.id);
  expect((await pay.tell(mp.notice(unheard))).body.outcome).toBe('refunded');
  expect((await seen(ana, 10)).restCents).toBe(restCents);
  await withdraw(ana, 10, gone.id);

  await till.serve(caixa, 10);
  const whole = await pay.ask(ana, 10, restCents);
  const last = await pay.paymentOf(whole.id);
  await mp.pay(last.id);
  await pay.tell(mp.notice(last));
  expect(await house.billOf(id)).toMatchObject({ closed: true, paid: restCents });
  await mp.refund(last.id, 2);
  await pay.tell(mp.notice(last));
  expect(await house.billOf(id)).toMatchObject({ closed: true, paid: restCents });
  const missing = async () => (await caixa.get('/api/checks/parts')).body.missing;
  const [told] = await missing();
  expect(told).toMatchObject({ cents: 200, provider: 'mercadopago', tableNumber: 10 });
  for (let again = 0; again < 2; again += 1)
    expect((await caixa.post(`/api/checks/receipts/${told!.id}/seen`)).status).toBe(200);
  expect(await missing()).toEqual([]);
});

test('order, pay there, confirm, withdraw and close at once: no cent is lost or counted twice', async () => {
  // Tables that nobody sits at by now.
  for (const [round, table] of [1, 3, 4, 5].entries()) {
    const ana = await till.seat(table);
    await till.order(ana, table, 3);
    const { restCents, id } = await seen(ana, table);
    const part = await pay.ask(ana, table, restCents - round * 100);
    const payment = await pay.paymentOf(part.id);
    const bill = await till.bill(caixa, table);
    const outcomes = await Promise.all([
      mp.pay(payment.id).then(() => pay.tell(mp.notice(payment))),
      till.close(caixa, bill),
      withdraw(ana, table, part.id),
      pay.tell(mp.notice(payment)),
      checking.tell(ana, table, part.id),
      till.ordered(ana, table),
    ]);
    for (const outcome of outcomes)
      if (typeof outcome === 'object') expect(outcome.status, JSON.stringify(outcome.body)).toBeLessThan(500);
    await pay.tell(mp.notice(payment));
    const { paid, kept, credit, recorded } = await pay.books(part.id);
    expect(paid).toBe(restCents - round * 100);
    expect(kept + credit).toBe(paid);
    expect(recorded).toBe(kept);
    const after = await house.billOf(id);
    if (after.closed) expect(after.paid).toBe(after.total);
  }
});
