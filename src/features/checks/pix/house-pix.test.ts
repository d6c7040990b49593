import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../../tests/support/server/checking.ts';
import { openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { checks } from '../contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
const { seen, pay, pixTo } = checking;
const house = { kind: 'email', key: 'pix@casa.com.br', name: 'Bar & Grill', city: 'São Paulo' } as const;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  await pixTo(boss, house);
});
afterAll(() => instance.close());

test('a receiver that makes no code is refused to the owner, at its field and in their language', async () => {
  const kept = await boss.ask(checks.settings, undefined as never);
  const english = { cookie: `${boss.cookieHeader}; locale=en` };
  const refusalOf = async (pix: object) => {
    const { status, body } = await boss.send('PUT', '/api/checks/settings', { ...kept, pix }, english);
    return [status, body.code, body.data?.fields?.map(({ path }: { path: string }) => path), body.message];
  };
  const letters = 'A PIX code carries only the letters A to Z and digits.';
  expect(await refusalOf({ ...house, name: '寿司' })).toEqual([
    409,
    'pix_name_invalid',
    ['pix.name'],
    expect.stringContaining(letters),
  ]);
  expect(await refusalOf({ ...house, city: '***' })).toEqual([
    409,
    'pix_city_invalid',
    ['pix.city'],
    expect.stringContaining(letters),
  ]);
  for (const key of ['(11) 3333-4444', '+55 20 99999-8888'])
    expect(await refusalOf({ ...house, kind: 'phone', key })).toEqual([
      409,
      'pix_key_invalid',
      ['pix.key'],
      'This PIX key is not valid for the chosen kind.',
    ]);
  expect(await boss.ask(checks.settings, undefined as never)).toEqual(kept);
});

test('where one was kept before that makes no code, guests are not offered it, and asking is refused', async () => {
  const guest = await till.seat(1);
  await till.order(guest, 1);
  expect((await seen(guest, 1)).takesPix).toBe(true);
  const set = 'update check_settings set pix_name = $2 where restaurant_id = $1';
  await instance.owner.query(`select set_config('app.restaurant_id', $1, false)`, [instance.restaurantId]);
  await instance.owner.query(set, [instance.restaurantId, '寿司']);
  const { takesPix, restCents } = await seen(guest, 1);
  expect(takesPix).toBe(false);
  const asked = await pay(guest, 1, restCents, { split: { by: 'amount', cents: restCents }, method: 'pix' });
  expect([asked.status, asked.body.code]).toEqual([409, 'pix_unavailable']);
});
