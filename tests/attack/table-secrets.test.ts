import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTableSecret } from '#features/tables/secret.ts';
import { subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, publicUrl, slug, type TestInstance } from '../support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../support/server/second-restaurant.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let productId: string;
const tables = new Map<number, { id: string; secret: string; sitting: string; shortCode: string }>();

beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  const { rows } = await instance.owner.query(
    'select number, id, secret, sitting, short_code as "shortCode" from tables where restaurant_id = $1',
    [instance.restaurantId],
  );
  for (const { number, ...table } of rows) tables.set(number, table);
  productId = (await subjectOf(instance.owner, instance.restaurantId)).productId;
});
afterAll(() => instance.close());

const cookieOf = (restaurantId: string, number: number) =>
  `mesa_${restaurantId.replaceAll('-', '').slice(-12)}_${number}`;

/** A diner whose device shows this as their seat at the table. */
function showing(number: number, seat: string, restaurantId = instance.restaurantId): Visitor {
  const visitor = new Visitor(instance);
  visitor.cookies.set(cookieOf(restaurantId, number), seat);
  return visitor;
}

/** What the visitor gets at a table: to its orders, to order, to its stream. */
async function hits(visitor: Visitor, number: number, at: string = slug): Promise<string[]> {
  const base = `/api/restaurants/${at}/tables/${number}`;
  const found: string[] = [];
  if ((await visitor.get(`${base}/orders`)).status === 200) found.push('orders');
  const order = { key: randomUUID(), lines: [{ productId, quantity: 1, optionIds: [], notes: '' }] };
  if ((await visitor.post(`${base}/orders`, order)).status === 200) found.push('order');
  const { body } = await visitor.get(base);
  if (body.seated) found.push('seated');
  const ended = new AbortController();
  const headers = { cookie: visitor.cookieHeader };
  const stream = await fetch(`${instance.url}${base}/live`, { headers, signal: ended.signal });
  if (stream.status === 200) found.push('stream');
  ended.abort();
  return found;
}
const everything = ['orders', 'order', 'seated', 'stream'];

test('control: with a seat at the table everything is open, so the refusals below are about the seat', async () => {
  expect(await hits(showing(1, tables.get(1)!.sitting), 1)).toEqual(everything);
});

test('guessed seats open nothing, nor does the secret itself before it is scanned', async () => {
  const { secret: scanned, sitting: secret } = tables.get(1)!;
  const flipped = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a');
  const guesses = [
    '',
    'null',
    'undefined',
    'true',
    '1',
    "' or '1'='1",
    '%',
    '_'.repeat(22),
    secret.toUpperCase(),
    scanned,
    randomUUID(),
    secret.slice(0, -1),
  ];
  guesses.push(
    flipped,
    `${secret}x`,
    `${secret}%00`,
    '%00',
    '%',
    '%E0%A4%A',
    `${secret} `.repeat(2),
    tables.get(1)!.id,
    'x'.repeat(4_000),
  );
  for (let n = 0; n < 40; n += 1) guesses.push(randomBytes(16).toString('base64url'));
  const found: string[] = [];
  for (const guess of guesses) if ((await hits(showing(1, guess), 1)).length > 0) found.push(guess);
  expect(found).toEqual([]);
});

test('the seat at one table opens no other, here or in another restaurant', async () => {
  const { sitting: secret } = tables.get(1)!;
  expect(await hits(showing(1, secret), 2)).toEqual([]);
  expect(await hits(showing(2, secret), 2)).toEqual([]);
  const { rows } = await instance.owner.query('select sitting from tables where id = $1', [other.tables[0]!.id]);
  const theirs = rows[0].sitting;
  expect(await hits(showing(1, theirs), 1)).toEqual([]);
  expect(await hits(showing(1, theirs, other.id), 1)).toEqual([]);
  expect(await hits(showing(1, secret, other.id), 1, other.slug)).toEqual([]);
});

test('a rotated secret is dead at once, its short code too, and the new ones hold', async () => {
  const old = tables.get(3)!;
  const diner = showing(3, old.sitting);
  expect(await hits(diner, 3)).toEqual(everything);
  const secret = newTableSecret();
  await instance.owner.query(
    `update tables set secret = $2, short_code = 'ZZZZZ9', secret_rotated_at = now() where id = $1`,
    [old.id, secret],
  );
  expect(await hits(diner, 3)).toEqual([]);
  const enter = (code: string) => new Visitor(instance).post(`/api/restaurants/${slug}/tables/3/enter`, { code });
  expect((await enter(old.shortCode)).body.code).toBe('table_code_wrong');
  expect((await enter('zzz zz9')).status).toBe(200);
  const { rows } = await instance.owner.query('select sitting from tables where id = $1', [old.id]);
  expect(await hits(showing(3, rows[0].sitting), 3)).toEqual(everything);
});

test('a removed table is closed to whoever sat at it', async () => {
  const { id, sitting } = tables.get(4)!;
  await instance.owner.query('update tables set deleted_at = now() where id = $1', [id]);
  expect(await hits(showing(4, sitting), 4)).toEqual([]);
});

test('the secret never leaves the server, not even as the cookie of whoever showed the code', async () => {
  const { secret, shortCode } = tables.get(5)!;
  const diner = await new Visitor(instance).sitAt(5);
  const table = `/api/restaurants/${slug}/tables/5`;
  const answers = [
    await diner.get(table),
    await diner.get(`${table}/orders`),
    await diner.get(`/api/restaurants/${slug}`),
  ];
  answers.push(
    await diner.get(`/api/restaurants/${slug}/menu`),
    await diner.post(`${table}/enter`, { code: 'AAAAAA' }),
  );
  for (const { body, headers } of answers) {
    expect(JSON.stringify([body, [...headers]])).not.toContain(secret);
    expect(diner.cookieHeader).not.toContain(secret);
    expect(JSON.stringify(body)).not.toContain(shortCode);
  }
});

test('where the owner asks for no secret, a table is open to all, and closes again with the switch', async () => {
  const require = async (required: boolean) => {
    await instance.owner.query('update restaurants set requires_table_secret = $2 where id = $1', [
      instance.restaurantId,
      required,
    ]);
    // As the settings screen does: everything kept of the restaurant is given up.
    await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('restaurant'));
  };
  await require(false);
  expect(await hits(new Visitor(instance), 6)).toEqual(everything);
  expect(await hits(showing(6, 'wrong'), 6)).toEqual(everything);
  await require(true);
  expect(await hits(new Visitor(instance), 6)).toEqual([]);
});

test('guessing short codes ends after a few tries, at one table and over all of them', async () => {
  const again = await instance.another();
  const guess = (number: number, code: string, at: string = slug) =>
    new Visitor({ url: again.url, owner: instance.owner }).post(`/api/restaurants/${at}/tables/${number}/enter`, {
      code,
    });
  const codes: string[] = [];
  // Those that are there: what is not is no try.
  const present = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12];
  for (let n = 0; n < 60; n += 1) codes.push((await guess(present[n % present.length]!, 'AAAAAA')).body.code);
  const tried = codes.filter((code) => code !== 'table_code_exhausted');
  expect(tried.length).toBeLessThanOrEqual(40);
  expect(codes.at(-1)).toBe('table_code_exhausted');
  // The right code is no way around it, and no header makes another address of this one.
  expect((await guess(7, tables.get(7)!.shortCode)).body.code).toBe('table_code_exhausted');
  const forged = await fetch(`${again.url}/api/restaurants/${slug}/tables/8/enter`, {
    method: 'POST',
    headers: {
      origin: publicUrl,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    },
    body: JSON.stringify({ code: tables.get(8)!.shortCode }),
  });
  expect(forged.status).toBe(429);
  await again.close();
});
