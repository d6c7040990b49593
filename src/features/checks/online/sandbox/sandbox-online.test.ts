import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../../../db/seed/cast.ts';
import { checking } from '../../../../../tests/support/server/checking.ts';
import { openTestInstance, owner, publicUrl, type TestInstance } from '../../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
const { seen, pay } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const form = (address: string, action: string, fields: Record<string, string> = {}) =>
  fetch(`${instance.url}${new URL(address).pathname}/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: publicUrl },
    body: new URLSearchParams(fields),
  });

test('without any key: an owner connects the test provider, a guest pays by card and PIX on its page, and it confirms itself', async () => {
  const ana = await till.seat(1);
  await till.order(ana, 1, 2);
  expect((await seen(ana, 1)).online).toBeNull();
  const { url } = (await boss.post('/api/checks/online/connect', { password: demoPassword })).body;
  const back = new URL(url);
  const brought = { code: back.searchParams.get('code')!, state: back.searchParams.get('state')! };
  expect((await boss.post('/api/checks/online/connected', brought)).body).toMatchObject({ provider: 'sandbox' });
  const { restCents, id } = await seen(ana, 1);
  const ask = async (cents: number, method: string) => {
    const split = { by: 'amount', cents };
    return (await pay(ana, 1, cents, { split, method })).body.check!.part!;
  };
  const card = await ask(500, 'online_card');
  const typed = { name: 'Ana', number: '4000 0000 0000 0002', expiry: '12/39', code: '123' };
  await form(card.online!.pageUrl!, 'card', typed);
  await instance.deliverGuestPayments();
  expect((await seen(ana, 1)).part!.status).toBe('asked');
  const paid = await form(card.online!.pageUrl!, 'card', { ...typed, number: '4242 4242 4242 4242' });
  expect(paid.headers.get('location')).toBe('/r/restaurant-demo/table/1/bill?from=provider');
  await instance.deliverGuestPayments();
  expect(await seen(ana, 1)).toMatchObject({ restCents: restCents - 500, part: { status: 'paid' } });

  const pix = await ask(restCents - 500, 'online_pix');
  await till.serve(boss, 1);
  await form(pix.online!.pageUrl!, 'pix');
  // The service's own payments are not told of it.
  expect(await instance.deliverPayments()).toBe(0);
  await instance.deliverGuestPayments();
  const { rows } = await instance.owner.query('select closed_at is not null as closed from bills where id = $1', [id]);
  expect(rows).toEqual([{ closed: true }]);
});

test('who pays otherwise closes its page, and asking says what a lost message would have', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2);
  const { restCents } = await seen(ana, 2);
  const split = { by: 'amount', cents: restCents };
  const part = (await pay(ana, 2, restCents, { split, method: 'online_pix' })).body.check!.part!;
  await checking.withdraw(ana, 2, part.id);
  await form(part.online!.pageUrl!, 'pix');
  expect((await seen(ana, 2)).paidCents).toBe(0);
  const again = (await pay(ana, 2, restCents, { split, method: 'online_pix' })).body.check!.part!;
  await form(again.online!.pageUrl!, 'pix');
  await checking.tell(ana, 2, again.id);
  expect((await instance.owner.query('select status from check_parts where id = $1', [again.id])).rows).toEqual([
    { status: 'paid' },
  ]);
  // A message that nobody signed.
  const forged = await fetch(`${instance.url}/api/webhooks/guests/sandbox`, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(400);
  const elsewhere = await fetch(`${instance.url}/api/webhooks/guests/mercadopago`, { method: 'POST', body: '{}' });
  expect(elsewhere.status).toBe(404);
});
