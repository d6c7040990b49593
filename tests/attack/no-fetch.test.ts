import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/contract-calls.ts';
import { openTestHouse, owner, slug, type TestHouse } from '../support/test-house.ts';
import { Visitor } from '../support/visitor.ts';

let house: TestHouse;
let subject: Subject;
let trap: Server;
let address: string;
const hits: string[] = [];

beforeAll(async () => {
  house = await openTestHouse();
  subject = await subjectOf(house.owner, house.restaurantId);
  // Something inside the house's own network, which nobody outside can reach.
  trap = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('secret');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => trap.once('listening', resolve));
  address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
});
afterAll(async () => {
  trap.close();
  await house.close();
});

test('the server asks no address that somebody typed, wherever it is kept or shown', async () => {
  const visitor = await (await new Visitor(house).sitAt(1)).signIn(owner);
  const saved = (await visitor.get('/api/customization')).body;
  const { slug: _slug, ...look } = saved;
  const changed = await visitor.put('/api/customization', {
    ...look,
    logoUrl: `${address}/logo.png`,
    coverImageUrl: `${address}/cover.png`,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const dish = samples['menuEditing.createProduct']!(subject);
  const added = await visitor.post('/api/menu/products', { ...dish, imageUrl: `${address}/dish.png` });
  expect(added.status, JSON.stringify(added.body)).toBe(200);

  const administrators = await new Visitor(house).signIn(administrator.email);
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { method, path } = asRequest(call, samples[call.name]!(subject));
    for (const who of [visitor, administrators, new Visitor(house)]) await who.send(method, path);
  }
  for (const path of [`/og/${slug}.jpg`, '/sitemap.xml', '/api/openapi.json']) {
    expect((await fetch(house.url + path)).status, path).toBe(200);
  }
  expect(hits).toEqual([]);
});

test('control: whoever does ask is noticed', async () => {
  await fetch(`${address}/logo.png`);
  expect(hits).toEqual(['/logo.png']);
});
