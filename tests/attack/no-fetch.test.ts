import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, owner, slug, type TestInstance } from '../support/server/instance.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let subject: Subject;
let trap: Server;
let address: string;
const hits: string[] = [];
/** Connections count too: whoever asks by https never comes as far as a request here. */
let knocks = 0;

beforeAll(async () => {
  instance = await openTestInstance();
  subject = await subjectOf(instance.owner, instance.restaurantId);
  // Something inside the server's own network, which nobody outside can reach.
  trap = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('secret');
  }).listen(0, '127.0.0.1');
  trap.on('connection', () => (knocks += 1));
  await new Promise((resolve) => trap.once('listening', resolve));
  address = `127.0.0.1:${(trap.address() as AddressInfo).port}`;
});
afterAll(async () => {
  trap.close();
  await instance.close();
});

test('the server asks no address that somebody typed, wherever it is kept or shown', async () => {
  const visitor = await (await new Visitor(instance).sitAt(1)).signIn(owner);
  const saved = (await visitor.get('/api/customization')).body;
  const { slug: _slug, ...look } = saved;
  const changed = await visitor.put('/api/customization', {
    ...look,
    logoUrl: `https://${address}/logo.png`,
    coverImageUrl: `https://${address}/cover.png`,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const dish = samples['menuEditing.createProduct']!(subject);
  const added = await visitor.post('/api/menu/products', { ...dish, imageUrl: `https://${address}/dish.png` });
  expect(added.status, JSON.stringify(added.body)).toBe(200);

  const administrators = await new Visitor(instance).signIn(administrator.email);
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { method, path } = asRequest(call, samples[call.name]!(subject));
    for (const who of [visitor, administrators, new Visitor(instance)]) await who.send(method, path);
  }
  for (const path of [`/og/${slug}.jpg`, '/sitemap.xml', '/api/openapi.json']) {
    expect((await fetch(instance.url + path)).status, path).toBe(200);
  }
  expect(hits).toEqual([]);
  expect(knocks).toBe(0);
});

test('control: whoever does ask is noticed', async () => {
  await fetch(`http://${address}/logo.png`);
  expect(hits).toEqual(['/logo.png']);
  expect(knocks).toBe(1);
});
