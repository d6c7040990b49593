import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/contract-calls.ts';
import { addRestaurant, fingerprint } from '../support/second-restaurant.ts';
import { openTestHouse, type TestHouse, waiter } from '../support/test-house.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
let visitor: Visitor;
let subject: Subject;

beforeAll(async () => {
  house = await openTestHouse();
  // Signed in and seated: a browser would send all of it along.
  visitor = await (await new Visitor(house).sitAt(1)).signIn(waiter);
  subject = await subjectOf(house.owner, house.restaurantId);
  await addRestaurant(house.owner);
});
afterAll(() => house.close());

interface Sent {
  status: number;
  cookies: string[];
  location: string | undefined;
  body: string;
}

/** Sends exactly these headers; fetch would set and forbid some. */
function send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, house.url);
    const sent = httpRequest(
      url,
      { method, agent: false, headers: { cookie: visitor.cookieHeader, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          const { location, 'set-cookie': cookies = [] } = response.headers;
          resolve({ status: response.statusCode ?? 0, cookies, location, body: text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const foreign: Record<string, () => Record<string, string>> = {
  'another site': () => ({ ...json, origin: 'https://evil.example' }),
  'no origin': () => json,
  'an opaque origin': () => ({ ...json, origin: 'null' }),
  'an empty origin': () => ({ ...json, origin: '' }),
  'our name with something behind': () => ({ ...json, origin: `${house.url}.evil.example` }),
  'our name at another port': () => ({ ...json, origin: `${house.url.slice(0, -1)}` }),
  'our name in other letters of scheme': () => ({ ...json, origin: house.url.replace('http:', 'https:') }),
  'two origins': () => ({ ...json, origin: `${house.url}, https://evil.example` }),
  'a forged forwarded host': () => ({
    ...json,
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  }),
  'a site that says it is none': () => ({ ...json, 'sec-fetch-site': 'same-origin', referer: house.url }),
  'text/plain without origin': () => ({ 'content-type': 'text/plain' }),
  'text/plain of another site': () => ({ 'content-type': 'text/plain', origin: 'https://evil.example' }),
  'text/plain of our own': () => ({ 'content-type': 'text/plain', origin: house.url }),
  'a form of another site': () => ({ ...form, origin: 'https://evil.example' }),
  'a form of our own': () => ({ ...form, origin: house.url }),
  'a form with files': () => ({ 'content-type': 'multipart/form-data; boundary=x', origin: house.url }),
  'no content type': () => ({ origin: house.url }),
};

/** Sign-in and sign-out beside the contract's own writes. */
const writes = [
  ...calls
    .filter(({ method }) => method !== 'GET')
    .map((call) => ({ name: call.name, make: () => asRequest(call, samples[call.name]!(subject)) })),
  {
    name: 'sign-in',
    make: () => ({ method: 'POST', path: '/api/auth/sign-in/email', body: { email: waiter, password: demoPassword } }),
  },
  { name: 'sign-out', make: () => ({ method: 'POST', path: '/api/auth/sign-out', body: {} }) },
  { name: 'rename', make: () => ({ method: 'POST', path: '/api/auth/update-user', body: { name: 'Taken over' } }) },
];

const encodings: Record<string, (body: object) => string> = {
  'application/x-www-form-urlencoded': (body) =>
    new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)])).toString(),
  'multipart/form-data; boundary=x': (body) =>
    `${Object.entries(body)
      .map(([k, v]) => `--x\r\ncontent-disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
      .join('')}--x--\r\n`,
};

/** Everything that a write may leave behind. */
const state = async () => {
  const { rows } = await house.owner.query('select count(*)::int as n from sessions');
  return { ...(await fingerprint(house.owner, house.restaurantId)), sessions: rows[0].n };
};

test.each(writes)('$name: nothing is accepted but from our own pages', async ({ make }) => {
  const before = await state();
  for (const [from, headersOf] of Object.entries(foreign)) {
    const { method, path, body } = make();
    const headers = headersOf();
    const encode = encodings[headers['content-type'] ?? ''] ?? JSON.stringify;
    const answer = await send(method, path, headers, encode(body ?? {}));
    expect(answer.status, `${from}: ${answer.body}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${from}: ${answer.body}`).toBeLessThan(500);
    expect(answer.cookies, from).toEqual([]);
  }
  expect(await state()).toEqual(before);
});

test('control: from our own pages the same writes are taken', async () => {
  for (const { name, make } of writes.filter((write) =>
    /^(orders.place|orders.create|tables.enter|sign-in|rename)$/.test(write.name),
  )) {
    const { method, path, body } = make();
    const answer = await send(method, path, { ...json, origin: house.url }, JSON.stringify(body));
    expect(answer.status, name).toBe(200);
  }
});

test('the language form is taken from our own pages only', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await send('POST', '/language', { ...form, origin }, 'locale=en&to=/');
    expect([answer.status, answer.cookies]).toEqual([403, []]);
  }
});

test('the language form leads to no other host', async () => {
  const targets = [
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
  ];
  targets.push(
    '/x/../\\evil.example',
    '/./\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/\r\nset-cookie: a=b',
  );
  targets.push(
    '///evil.example',
    '/ /evil.example',
    '/..//evil.example/%2f..',
    'evil.example',
    '',
    '/@evil.example',
    '/\u0000/evil.example',
  );
  for (const to of targets) {
    const answer = await send(
      'POST',
      '/language',
      { ...form, origin: house.url },
      `locale=en&to=${encodeURIComponent(to)}`,
    );
    expect(answer.status, JSON.stringify(to)).toBe(303);
    // As a browser at our address reads it.
    expect(new URL(answer.location ?? '', house.url).origin, JSON.stringify(to)).toBe(house.url);
    expect(answer.cookies.join()).not.toContain('a=b');
  }
  const kept = await send('POST', '/language', { ...form, origin: house.url }, 'locale=en&to=/r/casa/table/1?x=1');
  expect(kept.location).toBe('/r/casa/table/1?x=1');
});
