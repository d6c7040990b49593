import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type Running, slug, type TestInstance } from '../support/server/instance.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let server: Running;
let second: Running;
const tables = new Map<number, { shortCode: string }>();
beforeAll(async () => {
  instance = await openTestInstance();
  const { rows } = await instance.owner.query(
    'select number, short_code as "shortCode" from tables where restaurant_id = $1',
    [instance.restaurantId],
  );
  for (const { number, shortCode } of rows) tables.set(number, { shortCode });
  [server, second] = [await instance.another({ trustProxy: 1 }), await instance.another({ trustProxy: 1 })];
});
afterAll(async () => {
  await server.close();
  await second.close();
  await instance.close();
});

async function enter(number: number, code: string, { from, at = server }: { from: string; at?: Running }) {
  const visitor = new Visitor({ url: at.url, owner: instance.owner });
  const path = `/api/restaurants/${slug}/tables/${number}/enter`;
  return (await visitor.send('POST', path, { code }, { 'x-forwarded-for': from })).body;
}
const codesOf = async (tries: number, number: number, from: string, at = server) => {
  const codes: string[] = [];
  for (let n = 0; n < tries; n += 1) codes.push((await enter(number, 'AAAAAA', { from, at })).code);
  return codes;
};

test('who guesses from one address keeps nobody at another from the same table', async () => {
  const codes = await codesOf(40, 9, '203.0.113.1');
  expect(codes).toEqual([...Array(10).fill('table_code_wrong'), ...Array(30).fill('table_code_exhausted')]);
  expect(await enter(9, tables.get(9)!.shortCode, { from: '198.51.100.7' })).toEqual({ seated: true });
});

test('wrong codes at one table keep nobody at another table behind the same address out', async () => {
  const from = '203.0.113.20';
  expect((await codesOf(11, 6, from)).at(-1)).toBe('table_code_exhausted');
  expect(await enter(7, tables.get(7)!.shortCode, { from })).toEqual({ seated: true });
});

test('one address is bounded over all tables of a house, and guests of other houses behind it are not refused', async () => {
  const from = '203.0.113.21';
  const codes: string[] = [];
  for (const number of [1, 2, 3, 4, 5]) codes.push(...(await codesOf(10, number, from)));
  expect(codes).toEqual([...Array(40).fill('table_code_wrong'), ...Array(10).fill('table_code_exhausted')]);
  const other = await addRestaurant(instance.owner, { slug: 'casa-vizinha' });
  const path = `/api/restaurants/${other.slug}/tables/${other.tables[0]!.number}/enter`;
  const guest = new Visitor({ url: server.url, owner: instance.owner });
  const answer = await guest.send('POST', path, { code: other.tables[0]!.shortCode }, { 'x-forwarded-for': from });
  expect(answer.body).toEqual({ seated: true });
});

test('guessing is bounded over all processes, and over all addresses of a network that is theirs', async () => {
  const here = await codesOf(6, 10, '2001:db8:1:2::1');
  const there = await codesOf(6, 10, '2001:db8:1:2:ffff::9', second);
  expect([...here, ...there]).toEqual([
    ...Array(10).fill('table_code_wrong'),
    ...Array(2).fill('table_code_exhausted'),
  ]);
});

test('tries made at once are counted one by one', async () => {
  const all = Array.from({ length: 30 }, (_, n) =>
    enter(11, 'AAAAAA', { from: '203.0.113.5', at: n % 2 ? server : second }),
  );
  const codes = (await Promise.all(all)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'table_code_wrong')).toHaveLength(10);
});

test('a table that is not there costs nothing, and neither does a right code', async () => {
  const from = '203.0.113.2';
  for (let n = 0; n < 15; n += 1) expect((await enter(999, 'AAAAAA', { from })).code).toBe('table_not_found');
  for (let n = 0; n < 15; n += 1)
    expect(await enter(12, tables.get(12)!.shortCode, { from })).toEqual({ seated: true });
  expect((await enter(12, 'AAAAAA', { from })).code).toBe('table_code_wrong');
});

test("a table's own total is refused to everyone once it is used up, and costs their address nothing", async () => {
  const from = '203.0.113.3';
  const used = (count: number) =>
    instance.owner.query(`update tries set count = $1 where ends_at > now() + interval '30 minutes'`, [count]);
  await enter(8, 'AAAAAA', { from });
  expect((await used(1_000)).rowCount).toBeGreaterThan(0);
  const { shortCode } = tables.get(8)!;
  for (let n = 0; n < 20; n += 1) expect((await enter(8, shortCode, { from })).code).toBe('table_code_exhausted');
  await used(0);
  expect(await enter(8, shortCode, { from })).toEqual({ seated: true });
});
