import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, publicUrl, type TestInstance, waiter } from '../support/server/instance.ts';
import { addRestaurant, fingerprint } from '../support/server/second-restaurant.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let visitor: Visitor;
let subject: Subject;

beforeAll(async () => {
  instance = await openTestInstance();
  // Signed in and seated: a browser would send all of it along.
  visitor = await (await new Visitor(instance).sitAt(1)).signIn(waiter);
  subject = await subjectOf(instance.owner, instance.restaurantId);
  await addRestaurant(instance.owner);
});
afterAll(() => instance.close());

interface Sent {
  status: number;
  cookies: string[];
  location: string | undefined;
  body: string;
}

/** Sends exactly these headers; fetch would set and forbid some. */
function send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, instance.url);
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
  'our name with something behind': () => ({ ...json, origin: `${publicUrl}.evil.example` }),
  'our name at another port': () => ({ ...json, origin: `${publicUrl}:8080` }),
  'our name in other letters of scheme': () => ({ ...json, origin: publicUrl.replace('http:', 'https:') }),
  'the address that the request itself names, which whoever leads a name of their own here may choose': () => ({
    ...json,
    origin: instance.url,
  }),
  'a name of another site that leads here': () => ({
    ...json,
    origin: 'http://rebound.example',
    host: 'rebound.example',
  }),
  'two origins': () => ({ ...json, origin: `${publicUrl}, https://evil.example` }),
  'a forged forwarded host': () => ({
    ...json,
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  }),
  'a site that says it is none': () => ({ ...json, 'sec-fetch-site': 'same-origin', referer: publicUrl }),
  'text/plain without origin': () => ({ 'content-type': 'text/plain' }),
  'text/plain of another site': () => ({ 'content-type': 'text/plain', origin: 'https://evil.example' }),
  'text/plain of our own': () => ({ 'content-type': 'text/plain', origin: publicUrl }),
  'a form of another site': () => ({ ...form, origin: 'https://evil.example' }),
  'a form of our own': () => ({ ...form, origin: publicUrl }),
  'a form with files': () => ({ 'content-type': 'multipart/form-data; boundary=x', origin: publicUrl }),
  'no content type': () => ({ origin: publicUrl }),
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
  const { rows } = await instance.owner.query('select count(*)::int as n from sessions');
  return { ...(await fingerprint(instance.owner, instance.restaurantId)), sessions: rows[0].n };
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
    const answer = await send(method, path, { ...json, origin: publicUrl }, JSON.stringify(body));
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
      { ...form, origin: publicUrl },
      `locale=en&to=${encodeURIComponent(to)}`,
    );
    expect(answer.status, JSON.stringify(to)).toBe(303);
    // As a browser at our address reads it.
    expect(new URL(answer.location ?? '', instance.url).origin, JSON.stringify(to)).toBe(instance.url);
    expect(answer.cookies.join()).not.toContain('a=b');
  }
  const kept = await send('POST', '/language', { ...form, origin: publicUrl }, 'locale=en&to=/r/casa/table/1?x=1');
  expect(kept.location).toBe('/r/casa/table/1?x=1');
});
