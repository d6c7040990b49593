import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { restMs, shareReads } from './shared-reads.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server whose answers are all held until they are let go; it says which have begun. */
async function holding(rest: (bytes: number) => number = () => 0) {
  app = Fastify();
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const rested: number[] = [];
  shareReads(app, (bytes) => {
    rested.push(bytes);
    return rest(bytes);
  });
  const answer = async ({ url }: { url: string }) => {
    begun.push(url);
    await new Promise<void>((resolve) => held.push(resolve));
    return 'x'.repeat(1_000);
  };
  app.get('/stream', { config: { endless: true } }, answer);
  app.get('/*', answer);
  app.put('/*', answer);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init).then((each) => each.status);
  const begin = (count: number) => expect.poll(() => begun.length).toBe(count);
  const letGo = async () => {
    for (const each of held.splice(0)) each();
  };
  return { send, begun, begin, letGo, held, rested };
}

const check = '/api/restaurants/casa/tables/7/check';

test('of one table two are read at once, by whatever address, and nobody else waits for them', async () => {
  const { send, begun, begin, letGo } = await holding();
  const first = [send(check), send('/r/casa/table/7/orders')];
  await begin(2);
  const waiting = [send(check), send('/r/CASA/table/%37/orders?x=1'), send('/api/restaurants/casa/tables/7/orders')];
  const others = [
    send('/api/restaurants/casa/tables/8/check'),
    send('/api/restaurants/outra/tables/7/check'),
    send('/r/casa/table/7/menu'),
    send('/r/casa/table/7'),
    send(check, { method: 'PUT' }),
  ];
  await begin(7);
  expect(begun.slice(2).sort()).toEqual(
    [
      '/api/restaurants/casa/tables/7/check',
      '/api/restaurants/casa/tables/8/check',
      '/api/restaurants/outra/tables/7/check',
      '/r/casa/table/7',
      '/r/casa/table/7/menu',
    ].sort(),
  );
  await letGo();
  await begin(9);
  await letGo();
  await begin(10);
  await letGo();
  expect(await Promise.all([...first, ...waiting, ...others])).toEqual(Array(10).fill(200));
});

test('of one session four are read at once, streams apart, and another session waits for none', async () => {
  const { send, begin, letGo, held } = await holding();
  const as = (session: string) => ({ headers: { cookie: `a=b; comanda.session_token=${session}` } });
  const sent = Array.from({ length: 6 }, () => send('/api/orders', as('one')));
  await begin(4);
  sent.push(send('/stream', as('one')), send('/restaurant-admin/orders', as('two')), send('/api/orders'));
  await begin(7);
  expect(held).toHaveLength(7);
  await letGo();
  await begin(9);
  await letGo();
  expect(await Promise.all(sent)).toEqual(Array(9).fill(200));
});

test('who waits beyond what a table may is refused at once, at that table alone', async () => {
  const { send, begin, letGo } = await holding();
  const sent = Array.from({ length: 63 }, () => send(check));
  await begin(2);
  expect(await Promise.race(sent)).toBe(500);
  const other = send('/api/restaurants/casa/tables/8/check');
  await begin(3);
  for (let n = 0; n < 31; n += 1) {
    await letGo();
    await begin(Math.min(63, 5 + n * 2));
  }
  await letGo();
  expect(await other).toBe(200);
  expect((await Promise.all(sent)).filter((status) => status === 200)).toHaveLength(62);
});

test('a large answer keeps its place for longer, a small one does not', async () => {
  const { send, begin, letGo, rested } = await holding(() => 60_000);
  const first = [send(check), send(check)];
  await begin(2);
  await letGo();
  await Promise.all(first);
  await expect.poll(() => rested.length).toBe(2);
  expect(Math.min(...rested)).toBeGreaterThanOrEqual(1_000);
  const leaving = new AbortController();
  const third = send(check, { signal: leaving.signal }).catch(() => 'left');
  const other = send('/api/restaurants/casa/tables/8/check');
  await begin(3);
  await letGo();
  expect(await other).toBe(200);
  leaving.abort();
  expect(await third).toBe('left');
  expect([0, 80_000, 200_000, 2_400_000].map(restMs)).toEqual([0, 0, 0, 2_200]);
});
