import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRequest, calls, type Subject, samples } from '../support/contract-calls.ts';
import { rawRequest } from '../support/raw-request.ts';
import { openTestHouse, slug, type TestHouse, waiter } from '../support/test-house.ts';
import { type Answer, Visitor } from '../support/visitor.ts';

let house: TestHouse;
let visitor: Visitor;
let subject: Subject;

beforeAll(async () => {
  house = await openTestHouse();
  visitor = await (await new Visitor(house).sitAt(1)).signIn(waiter);
  const { rows } = await house.owner.query(
    `select t.id as "tableId", t.number, t.short_code as "shortCode",
       (select id from products where restaurant_id = $1 and name = 'Pão de queijo da Canastra') as "productId"
     from tables t where t.restaurant_id = $1 and t.number = 1`,
    [house.restaurantId],
  );
  subject = { slug, optionIds: [], orderId: '', ...rows[0] };
  subject.orderId = (await place({})).body.id;
});
afterAll(() => house.close());

const orders = `/api/restaurants/${slug}/tables/1/orders`;
const line = (changes: object) => ({ productId: subject.productId, quantity: 1, optionIds: [], notes: '', ...changes });
const place = (changes: object) => visitor.post(orders, { key: randomUUID(), lines: [line(changes)] });
const statusOf = (reason: unknown) => visitor.post(`/api/orders/${subject.orderId}/status`, { status: 'pendente', reason });
const refused = (answer: Answer) => {
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  expect(answer.body.message).toBeTruthy();
};
/** A string literal in JSON text, sent as it stands. */
const postRaw = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(house.url + path, {
    method: 'POST',
    headers: { origin: house.url, 'content-type': 'application/json', cookie: visitor.cookieHeader, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });

test('a NUL in any text is malformed input that names its field, and never a fault', async () => {
  const notes = await place({ notes: 'a\u0000b' });
  refused(notes);
  expect(notes.body.data.fields).toMatchObject([{ path: 'lines.0.notes' }]);
  refused(await statusOf('\u0000'));
  refused(await visitor.post(`/api/restaurants/${slug}/tables/1/enter`, { code: '\u0000\u0000\u0000\u0000\u0000\u0000' }));
  for (const path of ['/api/restaurants/%00', `/api/restaurants/${slug}%00/menu`, '/api/restaurants/%00/tables/1/live', '/media/%00', '/%00']) {
    expect((await visitor.get(path)).status, path).toBeLessThan(500);
  }
  for (const cursor of ['%00', `2026-01-01T00:00:00Z ${'-'.repeat(36)}`, `2026-99-99T99:99:99Z ${randomUUID()}`, `0000-01-01T00:00:00Z ${randomUUID()}`]) {
    refused(await visitor.get(`/api/orders/delivered?cursor=${encodeURIComponent(decodeURIComponent(cursor))}`));
  }
});

test.each([
  ['a lone surrogate', '"\\ud800"', '\ufffd'],
  ['right to left', '"\\u202egnp.exe\\u2066"', '\u202egnp.exe\u2066'],
  ['a stack of accents', `"${'z\u0300'.repeat(100)}"`, 'z\u0300'.repeat(100)],
  ['emoji families', '"\u{1F468}\u200d\u{1F469}\u200d\u{1F467}"', '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'],
  ['control characters', '"a\\u0001\\u001b[31m\\u007f"', 'a\u0001\u001b[31m\u007f'],
  ['markup and SQL', `"<script>alert(1)</script>'; drop table orders;--"`, `<script>alert(1)</script>'; drop table orders;--`],
])('%s in the notes is kept as text', async (_, literal, kept) => {
  const answer = await postRaw(orders, `{"key":"${randomUUID()}","lines":[${JSON.stringify(line({ notes: 0 })).replace('"notes":0', `"notes":${literal}`)}]}`);
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
  for (const length of [160, 161, 200, 201, 15_000]) expect((await visitor.get(`/api/restaurants/${'a'.repeat(length)}`)).status).toBeLessThan(500);
});

test('quantities, lines and numbers that are none are refused', async () => {
  for (const quantity of [0, -1, 1.5, 100, 1e21, 1e308, '1', null, true, [], {}, [1], '0x1']) refused(await place({ quantity }));
  for (const seenUnitCents of [-1, 0.5, 1e12, '1', Number.MAX_SAFE_INTEGER + 1]) refused(await place({ seenUnitCents }));
  for (const productId of ['', '1', `${randomUUID()}x`, null, {}, [randomUUID()], "' or 1=1"]) refused(await place({ productId }));
  refused(await place({ optionIds: Array.from({ length: 61 }, () => randomUUID()) }));
  for (const raw of ['1e999', '-1e999', '-0.0', '9'.repeat(400), 'NaN']) {
    const sent = JSON.stringify({ key: randomUUID(), lines: [line({ quantity: 7 })] }).replace('"quantity":7', `"quantity":${raw}`);
    expect((await postRaw(orders, sent)).status, raw.slice(0, 9)).toBe(400);
  }
  for (const lines of [[], Array.from({ length: 51 }, () => line({})), {}, 'x', null, [null], [[]]]) {
    refused(await visitor.post(orders, { key: randomUUID(), lines }));
  }
  expect((await visitor.post(orders, { key: randomUUID(), lines: Array.from({ length: 50 }, () => line({ quantity: 99 })) })).status).toBe(200);
  for (const number of ['0', '-1', '1.5', '1e400', '100001', '2147483648', '9007199254740993', 'NaN', 'x', '%20', '0x7fffffffff']) {
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
    for (const query of [`${key}[polluted]=1`, `${key}.polluted=1`, `${key}[prototype][polluted]=1`, `productIds[${key}]=1`, `productIds[4294967294]=1`]) {
      expect((await visitor.get(`/api/restaurants/${slug}/estimate?${query}`)).status, query).toBeLessThan(500);
    }
    expect((await postRaw('/language', `locale=en&${key}[polluted]=1`, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBeLessThan(500);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

/** Bodies that are no input of anything, sent to every write. */
const bodies: [string, string | Buffer][] = [
  ['nothing', ''],
  ['half of an object', '{"key":'],
  ['a bare word', 'lines'],
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['ten thousand lists in one another', `{"lines":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['ten thousand objects in one another', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['as deep as the limit allows', '['.repeat(130_000) + ']'.repeat(130_000)],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['a text of no encoding', Buffer.concat([Buffer.from('{"notes":"'), Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]), Buffer.from('"}')])],
  ['too much', `{"notes":"${'x'.repeat(300 * 1024)}"}`],
  ['many keys', `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`],
];

test.each(bodies)('%s as the body of any write is refused, never a fault', async (name, body) => {
  const paths = calls.filter(({ method }) => method === 'POST').map((call) => asRequest(call, samples[call.name]!(subject)).path);
  for (const path of [...paths, '/api/auth/sign-in/email', '/api/auth/sign-out', '/language', '/api/nothing']) {
    // Without cookies where a body that is taken would end the session.
    const { status } = await postRaw(path, body, path.includes('/auth/') ? { cookie: '' } : {});
    expect(status, path).toBeLessThan(500);
    if (paths.includes(path)) expect(status, path).toBe(name === 'too much' ? 413 : 400);
  }
});

test('sign-in takes malformed input for what it is', async () => {
  for (const [email, password] of [['a\u0000@b.example', 'x'.repeat(9)], [waiter, 'p\u0000'.repeat(5)], [waiter, 'x'.repeat(200_000)], [{}, []], [null, null]]) {
    const answer = await new Visitor(house).post('/api/auth/sign-in/email', { email, password });
    expect([400, 401, 422, 429], JSON.stringify(answer.body)).toContain(answer.status);
  }
});

test('malformed addresses, headers and cookies are answered or cut off, never a fault', async () => {
  const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nhost: ${new URL(house.url).host}\r\n${headers}connection: close\r\n\r\n`;
  const seat = [...visitor.cookies.keys()].find((name) => name.startsWith('mesa_'));
  const targets = ['/api/orders/%E0%A4%A', '/%', '/api/%', '//', '//x', '/api//', '/..%2f..%2fetc/passwd', '/media/..%2f..%2fsecrets.json', '/api/restaurants/%ff'];
  targets.push('http://evil.example/api/session', `/${'a'.repeat(9_000)}`, `/api/auth/${'%2e'.repeat(99)}`, '/api/auth/%00', '/api/auth/callback/%E0', '*', '/api/auth//');
  for (const target of targets) expect(await rawRequest(house.url, get(target)), target.slice(0, 40)).toBeLessThan(500);
  const headers = [`cookie: ${seat}=%00`, `cookie: ${seat}=%E0%A4%A`, 'cookie: =;;;=;%', 'cookie: comanda.session_token=%00.%00', 'cookie: __proto__=1; constructor=2'];
  headers.push(`cookie: locale=${'x'.repeat(8_000)}`, 'cookie: comanda.session_token=.', 'accept-encoding: \u00ff', 'if-none-match: "', 'range: bytes=9-1');
  for (const header of headers) {
    for (const path of [`${orders}`, `/api/restaurants/${slug}`, '/api/session', '/api/auth/get-session', `/api/restaurants/${slug}/tables/1/live`]) {
      expect(await rawRequest(house.url, get(path, `${header}\r\n`)), `${header.slice(0, 40)} ${path}`).toBeLessThan(500);
    }
  }
  for (const host of ['', ':', '[', 'a b', 'x'.repeat(300), '::::', '%', 'evil.example/x?y#z@']) {
    for (const path of ['/api/auth/get-session', '/api/session', '/']) {
      expect(await rawRequest(house.url, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`), `${host} ${path}`).toBeLessThan(500);
    }
  }
  for (const garbage of ['\u0016\u0003\u0001', 'GET\r\n\r\n', `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(5_000)}\r\n`, 'POST / HTTP/1.1\r\ncontent-length: -1\r\n\r\n']) {
    expect(await rawRequest(house.url, garbage)).toBeLessThan(500);
  }
});

test('requests that drip are ended: the server watches for them', async () => {
  const { server } = house.app;
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  // The same watch with less patience, over connections that send a byte now and then.
  const again = await house.another({ slowestRequestMs: 400 });
  const { port } = new URL(again.url);
  const starts = ['', 'GET / HT', `POST ${orders} HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{`];
  const ended = starts.map(async (start) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => socket.write(' '), 50);
    socket.on('error', () => {}).resume();
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
  });
  await Promise.all(ended);
  await again.close();
});
