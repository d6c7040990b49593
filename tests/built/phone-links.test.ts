import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outbox } from '#server/mail/outbox.ts';
import { serveOutbox } from '#server/mail/outbox-page.ts';
import { builtWebApp } from '#server/pages/web-app.ts';
import { openTestInstance, owner, type Running, slug, type TestInstance } from '../support/server/instance.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let server: Running;
beforeAll(async () => {
  instance = await openTestInstance();
  server = await instance.another({ web: await builtWebApp(path.resolve('build')) });
});
afterAll(async () => {
  await server.close();
  await instance.close();
});

const at = (visitor: Visitor) => async (address: string) => (await visitor.send('GET', address)).body as string;
const visitor = () => new Visitor({ url: server.url, owner: instance.owner });

/** What an iPhone is told to make no link of, in the head and so before it reads any figure. */
const leftAlone = (html: string) =>
  /<head>.*<meta name="format-detection" content="([^"]*)".*<\/head>/s.exec(html)?.[1]?.split(', ').sort();
const everything = ['address=no', 'date=no', 'email=no', 'telephone=no'];

test.each([
  ['of the service', '/'],
  ['of a restaurant', `/r/${slug}/menu`],
  ['at a table', `/r/${slug}/table/10/menu`],
  ['of what was ordered', `/r/${slug}/table/10/orders`],
  ['to sign in', '/login'],
  ['of the kitchen', '/kitchen'],
  ['of an address that there is not', '/no/such/page'],
  ['of a table that there is not', `/r/${slug}/table/999`],
  ['of the API', '/api/docs'],
  ['of the payment sandbox', '/sandbox/pay/sbx_nowhere'],
])('no phone makes links of figures on the page %s', async (_, address) => {
  expect(leftAlone(await at(visitor())(address))).toEqual(everything);
});

test("nor on the staff's pages", async () => {
  const staff = at(await visitor().signIn(owner));
  for (const address of ['/restaurant-admin', '/restaurant-admin/orders'])
    expect(leftAlone(await staff(address)), address).toEqual(everything);
});

test('nor where a page tells that the browser is too old for it', async () => {
  const html = await at(visitor())(`/r/${slug}/table/10/menu`);
  expect(html).toContain('id="old-browser"');
  expect(leftAlone(html)).toEqual(everything);
});

test('nor in the outbox', async () => {
  const letter = {
    id: '1',
    at: '2026-11-20T23:16:00.000Z',
    to: 'ana@exemplo.test',
    subject: 'Olá',
    text: '11 3000-0000',
  };
  const outbox = { list: async () => [letter], read: async () => letter } as unknown as Outbox;
  const app = fastify();
  serveOutbox(app, outbox);
  for (const address of ['/dev/outbox', '/dev/outbox/1'])
    expect(leftAlone((await app.inject(address)).body), address).toEqual(everything);
  await app.close();
});
