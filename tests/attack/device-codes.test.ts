import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInstance, owner, type Running, type TestInstance } from '../support/server/instance.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let server: Running;
let second: Running;
let boss: Visitor;
let neighbour: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  const other = await addRestaurant(instance.owner);
  server = await instance.another({ trustProxy: 1 });
  second = await instance.another({ trustProxy: 1 });
  boss = await at(server).signIn(owner);
  neighbour = await at(server).signIn(other.owner);
});
beforeEach(() => instance.owner.query('delete from tries'));
afterAll(async () => {
  await server.close();
  await second.close();
  await instance.close();
});

const at = ({ url }: Running) => new Visitor({ url, owner: instance.owner });
const elsewhere = (visitor: Visitor) => {
  const same = at(second);
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
  return same;
};
const shows = async (from: string) => {
  const screen = at(server);
  const answer = await screen.send('POST', '/api/kitchen-device/code', {}, { 'x-forwarded-for': from });
  return { screen, ...(answer.body as { code: string }) };
};
/** Six digits that no screen shows. */
async function free(): Promise<string> {
  const { rows } = await instance.owner.query('select code from kitchen_pairings');
  const shown = new Set(rows.map(({ code }) => code));
  return ['123456', '654321'].find((code) => !shown.has(code))!;
}
async function type(by: Visitor, code: string, from = '203.0.113.1') {
  const input = { key: randomUUID(), code, name: 'Tablet', stationIds: [] };
  const { body } = await by.send('POST', '/api/kitchen-devices', input, { 'x-forwarded-for': from });
  return body.code ?? 'paired';
}

test('ten wrong codes, from however many addresses and over all processes, and the restaurant waits', async () => {
  const { code } = await shows('203.0.113.9');
  const wrong = await free();
  const answers: string[] = [];
  for (let n = 0; n < 12; n += 1) answers.push(await type(n % 2 ? boss : elsewhere(boss), wrong, `198.51.100.${n}`));
  expect(answers).toEqual([...Array(10).fill('device_code_wrong'), ...Array(2).fill('device_code_exhausted')]);
  expect(await type(boss, code, '192.0.2.1')).toBe('device_code_exhausted');
  // Of another restaurant nobody has guessed.
  expect(await type(neighbour, code, '192.0.2.1')).toBe('paired');
});

test('codes typed at once are counted one by one', async () => {
  const wrong = await free();
  const all = Array.from({ length: 20 }, (_, n) => type(n % 2 ? boss : elsewhere(boss), wrong));
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer === 'device_code_wrong')).toHaveLength(10);
});

test('restaurants registered to guess from one address are bounded together', async () => {
  const wrong = await free();
  await instance.owner.query('delete from tries');
  for (let n = 0; n < 10; n += 1) await type(boss, wrong);
  for (let n = 0; n < 10; n += 1) await type(neighbour, wrong);
  // As if more restaurants had guessed from there.
  await instance.owner.query('update tries set count = 30 where count = 20');
  await instance.owner.query('update tries set count = 0 where count = 10');
  expect(await type(neighbour, wrong)).toBe('device_code_exhausted');
  expect(await type(neighbour, wrong, '192.0.2.8')).toBe('device_code_wrong');
});

test('right codes are no guesses: a house with many screens pairs them all', async () => {
  for (let n = 0; n < 12; n += 1) {
    const { code } = await shows(`203.0.113.${100 + n}`);
    expect(await type(boss, code)).toBe('paired');
  }
});

test('one address has only so many screens shown codes, and all of them together shut nobody out and leave few codes to be hit', async () => {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 32; n += 1) codes.push((await shows('203.0.113.77')).code);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2);
  await instance.owner.query('delete from kitchen_pairings');
  await instance.owner.query(
    `insert into kitchen_pairings (token_hash, code, expires_at)
     select sha256(n::text::bytea), lpad(n::text, 6, '0'), now() + interval '10 minutes' from generate_series(1, 1000) n`,
  );
  // There is room all the same, in a longer one, which can be typed as it is read.
  const { code } = await shows('203.0.113.78');
  expect(code).toMatch(/^\d{8}$/);
  expect(await type(boss, `${code.slice(0, 4)} ${code.slice(4)}`)).toBe('paired');
  // The oldest are over: there is room among the short ones again, and what is over is gone.
  await instance.owner.query(`update kitchen_pairings set expires_at = now() where code < '000500'`);
  expect((await shows('203.0.113.78')).code).toMatch(/^\d{6}$/);
  const { rows } = await instance.owner.query('select count(*)::int as count from kitchen_pairings');
  expect(rows[0].count).toBe(1_000 - 499 + 1);
});

test('a network of IPv6 has no more for being one of many', async () => {
  const answers: (string | undefined)[] = [];
  for (let n = 0; n < 126; n += 1) answers.push((await shows(`2001:db8:7:${n.toString(16)}::1`)).code);
  expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(6);
  expect((await shows('2001:db8:8::1')).code).toMatch(/^\d+$/);
});
