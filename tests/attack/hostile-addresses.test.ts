import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#features/contract.ts';
import { builtWebApp } from '#server/pages/web-app.ts';
import { administrator } from '../../db/seed/cast.ts';
import { asRequest, type Call, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { pages } from '../support/server/every-page.ts';
import { openTestInstance, owner, type Running, slug, type TestInstance } from '../support/server/instance.ts';
import { queryNames } from '../support/server/query-names.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let server: Running;
let subject: Subject;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  instance = await openTestInstance();
  server = await instance.another({ web: await builtWebApp(path.resolve('build')), logLevel: 'silent' });
  subject = await subjectOf(instance.owner, instance.restaurantId);
  const visitor = () => new Visitor({ url: server.url, owner: instance.owner });
  visitors.set('anonymous', visitor());
  visitors.set('owner', await visitor().signIn(owner));
  visitors.set('administrator', await visitor().signIn(administrator.email));
});
afterAll(async () => {
  await server.close();
  await instance.close();
});

/** What stands in an address, as it travels. */
const hostile = [
  'CAFE',
  slug.toUpperCase(),
  'Caf%C3%A9',
  '.',
  '..',
  '...',
  '%2e%2e',
  '%2e%2e%2fetc',
  'a.b',
  '-',
  '--',
  '~',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%c0%af',
  '%ED%A0%80',
  '%E2%80%AE',
  '%0d%0aset-cookie:a=b',
  '%20',
  '%F0%9F%8D%9B',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '0',
  '-1',
  '1.5',
  '1e400',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '0x10',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '99999-01-01',
  '-2026-01-01',
  '2026-02-30T25:61:61Z',
  'infinity',
  '-infinity',
  "'%20or%201=1--",
  '%3Cscript%3E',
  '%7B%22a%22:1%7D',
  'x'.repeat(20_000),
  '%F0%9F%8D%9B'.repeat(500),
  '/'.repeat(50),
  '00000000-0000-0000-0000-000000000000',
  `infinity_${'0'.repeat(8)}-0000-0000-0000-000000000000`,
  '2026-99-99 99:99:99+00_00000000-0000-0000-0000-000000000000',
];

async function faults(addresses: Iterable<string>, who: string, method = 'GET'): Promise<string[]> {
  const found: string[] = [];
  const visitor = visitors.get(who)!;
  for (const address of addresses) {
    const { status } = await visitor.send(method, address, method === 'GET' ? undefined : {});
    if (status >= 500) found.push(`${who} ${method} ${address.slice(0, 120)}: ${status}`);
  }
  return found;
}

const inputs = new Map<string, string[]>(
  Object.entries(contract).flatMap(([feature, entries]) =>
    Object.entries(entries).map(([name, entry]): [string, string[]] => {
      const { inputSchema } = (entry as (typeof contract)['orders']['place'])['~orpc'] as { inputSchema?: z.ZodType };
      return [`${feature}.${name}`, inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : []];
    }),
  ),
);

/** Every address in which one parameter of a call is hostile, the others being right. */
function* hostileCalls(call: Call): Generator<string> {
  const sample = samples[call.name]!(subject);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const right = asRequest(call, sample).path;
  for (const name of inPath) {
    const marked = asRequest(call, { ...sample, [name]: 'MARK' }).path;
    for (const value of hostile) yield marked.replace('MARK', value);
  }
  if (call.method !== 'GET') return;
  const [plain = ''] = right.split('?');
  for (const name of [...(inputs.get(call.name) ?? []), 'anything'].filter((name) => !inPath.includes(name))) {
    for (const value of hostile) yield `${plain}?${name}=${value}`;
    for (const form of [
      `${name}[]=1`,
      `${name}[a]=1`,
      `${name}=1&${name}=2`,
      `${name}[__proto__][a]=1`,
      `${name}[9999999]=1`,
    ])
      yield `${plain}?${form}`;
  }
}

test.each(calls)('$name finds no fault with whatever stands in its address', async (call) => {
  const who = call.meta.permission === 'platform' ? 'administrator' : 'owner';
  // Who may not ask is told so before an address is read: of strangers a few suffice.
  const addresses = [...hostileCalls(call)];
  const byStrangers = call.meta.permission === 'public' ? addresses : addresses.filter((_, n) => n % 20 === 0);
  expect([
    ...(await faults(byStrangers, 'anonymous', call.method)),
    ...(call.meta.permission === 'public' ? [] : await faults(addresses, who, call.method)),
  ]).toEqual([]);
});

const right: Record<string, string> = { slug, number: '1', id: '00000000-0000-0000-0000-000000000000' };
const withRight = (page: string) =>
  page.replace(/:(\w+)/g, (_, name: string) => right[name] ?? '1').replace('*', 'none');
/** Whatever some source reads of a query, and what none does. */
const asked = [...queryNames().names, 'anything', '__proto__'];

function* hostilePages(page: string): Generator<string> {
  for (const value of hostile) {
    for (const [, name] of page.matchAll(/:(\w+)/g)) yield withRight(page.replace(`:${name}`, value));
  }
  // Each request has another value for each name: after as many as there are values, each name has had each of them.
  for (const first of hostile.keys()) {
    const query = asked.map((name, n) => `${name}=${hostile[(first + n) % hostile.length]!.slice(0, 1_000)}`);
    yield `${withRight(page)}?${query.join('&')}`;
  }
}

test('what pages read of their addresses is found in their sources, and nothing that is read there by a name untold', () => {
  const { names, untold } = queryNames();
  // Of each way in which sources ask: by a word, a constant, another file's constant, a record of names, a filter of its own.
  const known =
    'view station error second token plan cursor k lang from address lista data mesas situacao preview dia mesa';
  expect([...known.split(' '), 'status', 'busca', 'dias', 'ordem'].filter((name) => !names.includes(name))).toEqual([]);
  // The one place that is told its names by others, whose calls are looked for.
  expect(untold.filter((each) => !each.startsWith('src/client/use-address-query.ts:'))).toEqual([]);
});

test.each(pages)('the page %s opens or is not there, whatever stands in its address', async (page) => {
  const who = page.startsWith('/admin')
    ? 'administrator'
    : page.startsWith('/restaurant-admin')
      ? 'owner'
      : 'anonymous';
  expect(await faults(hostilePages(page), who)).toEqual([]);
});

test('so do the addresses that stand beside pages and calls', async () => {
  const beside = [
    '/media/:a/:b',
    '/media/:a',
    '/og/:a.jpg',
    '/sitemap/:a.xml',
    '/assets/:a',
    '/:a',
    '/api/:a',
    '/dev/outbox/:a',
    '/api/payments/:a/invoice.pdf',
    '/api/tills/:a/closing.pdf',
    '/sandbox/:a',
    '/api/restaurants/:a/tables/1/live',
    '/manifest.webmanifest?slug=:a',
    `/api/restaurants/${slug}/tables/:a/live`,
    '/api/auth/:a',
    '/api/auth/verify-email?token=:a',
    '/icons/:a',
    '/restaurant-admin/picture-frame?address=:a',
    '/restaurant-admin/picture-frame?address=https://:a/b.png',
  ];
  const addresses = beside.flatMap((address) => hostile.map((value) => address.replaceAll(/:[ab]\b/g, value)));
  expect(await faults(addresses, 'owner')).toEqual([]);
});

test('an upper-case address leads to the one that there is, and what is no restaurant is not found', async () => {
  const guest = visitors.get('anonymous')!;
  const upper = await guest.get(`/r/${slug.toUpperCase()}/table/1?lang=en`);
  expect([upper.status, upper.headers.get('location')]).toEqual([301, `/r/${slug}/table/1?lang=en`]);
  for (const address of [
    '/r/CAFE/table/1',
    '/r/a.b',
    '/r/caf%C3%A9/menu',
    '/r/%00',
    '/r/__proto__/table/1',
    '/r/x_y/login',
  ])
    expect([address, (await guest.get((await guest.get(address)).headers.get('location') ?? address)).status]).toEqual([
      address,
      404,
    ]);
});

test('days that no calendar has are malformed input', async () => {
  const staff = visitors.get('owner')!;
  for (const day of ['2026-02-30', '0000-01-01', '2026-13-01', '10000-01-01', 'today']) {
    const { status, body } = await staff.get(`/api/orders/delivered?day=${day}`);
    expect([day, status, body.code]).toEqual([day, 400, 'invalid_input']);
  }
  expect((await staff.get('/api/orders/delivered?day=2024-02-29')).status).toBe(200);
});
