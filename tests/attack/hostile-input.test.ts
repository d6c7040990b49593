import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Subject, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, publicUrl, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { type Answer, Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let visitor: Visitor;
let subject: Subject;

beforeAll(async () => {
  instance = await openTestInstance();
  visitor = await (await new Visitor(instance).sitAt(1)).signIn(waiter);
  subject = await subjectOf(instance.owner, instance.restaurantId);
  subject.orderId = (await place({})).body.id;
});
afterAll(() => instance.close());

const orders = `/api/restaurants/${slug}/tables/1/orders`;
const line = (changes: object) => ({ productId: subject.productId, quantity: 1, optionIds: [], notes: '', ...changes });
const place = (changes: object) => visitor.post(orders, { key: randomUUID(), lines: [line(changes)] });
const statusOf = (reason: unknown) =>
  visitor.post(`/api/orders/${subject.orderId}/status`, { status: 'pendente', reason });
const refused = (answer: Answer) => {
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  expect(answer.body.message).toBeTruthy();
};
/** A string literal in JSON text, sent as it stands. */
const postRaw = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(instance.url + path, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json', cookie: visitor.cookieHeader, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });

test('a NUL in any text is malformed input that names its field, and never a fault', async () => {
  const notes = await place({ notes: 'a\u0000b' });
  refused(notes);
  expect(notes.body.data.fields).toMatchObject([{ path: 'lines.0.notes' }]);
  refused(await statusOf('\u0000'));
  refused(
    await visitor.post(`/api/restaurants/${slug}/tables/1/enter`, { code: '\u0000\u0000\u0000\u0000\u0000\u0000' }),
  );
  for (const path of [
    '/api/restaurants/%00',
    `/api/restaurants/${slug}%00/menu`,
    '/api/restaurants/%00/tables/1/live',
    '/media/%00',
    '/%00',
  ]) {
    expect((await visitor.get(path)).status, path).toBeLessThan(500);
  }
  for (const cursor of [
    '%00',
    `2026-01-01T00:00:00Z ${'-'.repeat(36)}`,
    `2026-99-99T99:99:99Z ${randomUUID()}`,
    `0000-01-01T00:00:00Z ${randomUUID()}`,
  ]) {
    refused(await visitor.get(`/api/orders/delivered?cursor=${encodeURIComponent(decodeURIComponent(cursor))}`));
  }
});

test.each([
  ['half a letter', '"sal\\ud800"', 'sal'],
  ['right to left', '"\\u202egnp.exe\\u2066"', 'gnp.exe'],
  ['a stack of accents', `"${'z\u0300'.repeat(100)}"`, 'z\u0300'.repeat(100)],
  ['emoji families', '"\u{1F468}\u200d\u{1F469}\u200d\u{1F467}"', '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'],
  ['control characters', '"a\\u0001\\u001b[31m\\u007f"', 'a\u0001\u001b[31m\u007f'],
  [
    'markup and SQL',
    `"<script>alert(1)</script>'; drop table orders;--"`,
    `<script>alert(1)</script>'; drop table orders;--`,
  ],
])('%s in the notes is shown as text', async (_, literal, kept) => {
  const answer = await postRaw(
    orders,
    `{"key":"${randomUUID()}","lines":[${JSON.stringify(line({ notes: 0 })).replace('"notes":0', `"notes":${literal}`)}]}`,
  );
  expect(answer.status).toBe(200);
  const { body } = await visitor.get(orders);
  expect(body.orders[0].lines[0].notes).toBe(kept);
});

test('texts at their longest are taken, one more is refused', async () => {
  expect((await place({ notes: 'ç'.repeat(300) })).status).toBe(200);
  expect((await place({ notes: '\u{1F35B}'.repeat(150) })).status).toBe(200);
  refused(await place({ notes: 'ç'.repeat(301) }));
  refused(await statusOf('x'.repeat(301)));
  refused(await visitor.post(`/api/restaurants/${slug}/tables/1/enter`, { code: 'A'.repeat(21) }));
  refused(await visitor.get(`/api/orders/delivered?cursor=${'1'.repeat(201)}`));
  for (const length of [160, 161, 200, 201, 15_000])
    expect((await visitor.get(`/api/restaurants/${'a'.repeat(length)}`)).status).toBeLessThan(500);
});

test('quantities, lines and numbers that are none are refused', async () => {
  for (const quantity of [0, -1, 1.5, 100, 1e21, 1e308, '1', null, true, [], {}, [1], '0x1'])
    refused(await place({ quantity }));
  for (const seenUnitCents of [-1, 0.5, 1e12, '1', Number.MAX_SAFE_INTEGER + 1])
    refused(await place({ seenUnitCents }));
  for (const productId of ['', '1', `${randomUUID()}x`, null, {}, [randomUUID()], "' or 1=1"])
    refused(await place({ productId }));
  refused(await place({ optionIds: Array.from({ length: 61 }, () => randomUUID()) }));
  for (const raw of ['1e999', '-1e999', '-0.0', '9'.repeat(400), 'NaN']) {
    const sent = JSON.stringify({ key: randomUUID(), lines: [line({ quantity: 7 })] }).replace(
      '"quantity":7',
      `"quantity":${raw}`,
    );
    expect((await postRaw(orders, sent)).status, raw.slice(0, 9)).toBe(400);
  }
  for (const lines of [[], Array.from({ length: 51 }, () => line({})), {}, 'x', null, [null], [[]]]) {
    refused(await visitor.post(orders, { key: randomUUID(), lines }));
  }
  const most = (lines: number, quantity: number) =>
    visitor.post(orders, { key: randomUUID(), lines: Array.from({ length: lines }, () => line({ quantity })) });
  expect((await most(50, 1)).status).toBe(200);
  expect((await most(1, 99)).status).toBe(200);
  expect((await most(50, 99)).body.code).toBe('order_too_large');
  for (const number of [
    '0',
    '-1',
    '1.5',
    '1e400',
    '100001',
    '2147483648',
    '9007199254740993',
    'NaN',
    'x',
    '%20',
    '0x7fffffffff',
  ]) {
    for (const rest of ['', '/orders', '/live']) {
      const { status } = await visitor.get(`/api/restaurants/${slug}/tables/${number}${rest}`);
      expect([400, 403, 404], `${number}${rest}`).toContain(status);
    }
  }
});

test('an edit that names a line twice is refused: it would be charged twice and written once', async () => {
  const { body } = await visitor.get(`/api/orders/${subject.orderId}`);
  const { revision, tableId, status, itemsCents } = body.order;
  const twice = [1, 2].map((quantity) => ({ line: 1, quantity, notes: '' }));
  refused(await visitor.put(`/api/orders/${subject.orderId}`, { revision, tableId, status, lines: twice }));
  expect((await visitor.get(`/api/orders/${subject.orderId}`)).body.order).toMatchObject({ itemsCents, revision });
});

test('keys that reach for a prototype change none', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', '__defineGetter__']) {
    const sent = `{"key":"${randomUUID()}","lines":[],"${key}":{"prototype":{"polluted":1},"polluted":1}}`;
    expect((await postRaw(orders, sent)).status, key).toBe(400);
    for (const query of [
      `${key}[polluted]=1`,
      `${key}.polluted=1`,
      `${key}[prototype][polluted]=1`,
      `productIds[${key}]=1`,
      `productIds[4294967294]=1`,
    ]) {
      expect((await visitor.get(`/api/restaurants/${slug}/estimate?${query}`)).status, query).toBeLessThan(500);
    }
    expect(
      (
        await postRaw('/language', `locale=en&${key}[polluted]=1`, {
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status,
    ).toBeLessThan(500);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
