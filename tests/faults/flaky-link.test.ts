import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultProxy } from '../support/server/fault-proxy.ts';
import { openTestInstance, publicUrl, slug, type TestInstance } from '../support/server/instance.ts';
import { judge, type Manner, OrderStream, sound } from '../support/server/order-stream.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let productId: string;

beforeAll(async () => {
  instance = await openTestInstance();
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  productId = rows[0].id;
});
afterAll(() => instance.close());

/** Orders through a link on which three of four connections meet a fault. */
async function orderThrough(seed: number, manner: Manner, orders: number) {
  const proxy = await FaultProxy.open(instance.url, { seed, share: 0.75 });
  const { cookieHeader } = await new Visitor(instance).sitAt(1);
  const target = {
    url: () => proxy.url,
    slug,
    table: 1,
    cookie: cookieHeader,
    productId,
    patienceMs: 250,
    origin: publicUrl,
  };
  const stream = new OrderStream(target, { phones: 12, manner });
  await until(() => stream.confirmed.size >= orders, 'The orders');
  await stream.finish();
  const met = new Map(proxy.met);
  await proxy.close();
  return { stream, met };
}

test.each([20_261, 77])(
  'over a link that cuts, stalls and half-answers nothing is lost and nothing doubled (seed %i)',
  async (seed) => {
    const { stream, met } = await orderThrough(seed, 'faithful', 60);
    expect(await judge(instance.owner, stream)).toEqual(sound);
    expect(stream.confirmed.size).toBe(stream.begun.size);
    expect(stream.attempts).toBeGreaterThan(stream.begun.size);
    // Every fault was really met, and the server called none of it an error of its own.
    expect(met.size).toBe(7);
    expect(stream.codes.get('internal')).toBeUndefined();
  },
);

test('control: a client that takes a sent order for a placed one is caught', async () => {
  const { stream } = await orderThrough(3, 'boasts', 60);
  expect((await judge(instance.owner, stream)).lost.length).toBeGreaterThan(0);
});

test('control: a client that makes a new key for a retry is caught', async () => {
  const { stream } = await orderThrough(4, 'forgets its key', 60);
  expect((await judge(instance.owner, stream)).duplicate.length).toBeGreaterThan(0);
});
