import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, publicUrl, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { serveSiteMap } from './site-map.ts';

let instance: TestInstance;
let app: FastifyInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await instance.owner.query(
    `insert into restaurants (name, slug) select 'Bar ' || n, 'bar-' || n from generate_series(1, 10) n`,
  );
  await instance.owner.query(`insert into restaurants (name, slug, active) values ('Fantasma', 'fantasma', false)`);
  app = Fastify();
  // Small parts, so that eleven restaurants need several.
  serveSiteMap(app, instance.database.system, publicUrl, 4);
});
afterAll(async () => {
  await app.close();
  await instance.close();
});

const read = async (path: string) => (await app.inject(path)).body;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);

test('robots are told where the map is, and what is nobody else’s business', async () => {
  const robots = await (await fetch(`${instance.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  for (const path of ['/api/', '/restaurant-admin', '/admin', '/r/*/table/*/orders'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots, 'its canonical address can be read').not.toContain('Disallow: /r/*/table/\n');
});

test('the map is split into parts, which hold every active restaurant once, in both languages', async () => {
  const parts = locations(await read('/sitemap.xml'));
  expect(parts).toEqual(
    ['pages', 'restaurants-1', 'restaurants-2', 'restaurants-3'].map((name) => `${publicUrl}/sitemap/${name}.xml`),
  );
  const all = await Promise.all(parts.map(async (part) => locations(await read(new URL(part).pathname))));
  const addresses = all.flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${publicUrl}/pricing?lang=en`);
  for (const path of [`/r/${slug}`, `/r/${slug}/menu`, `/r/${slug}/reservations`, '/r/bar-10/menu']) {
    expect(addresses).toContain(publicUrl + path);
    expect(addresses).toContain(`${publicUrl}${path}?lang=en`);
  }
  expect(addresses.join()).not.toContain('fantasma');
  expect(addresses.filter((address) => address.includes('/r/')).length).toBe(11 * 3 * 2);
});

test('each address names itself and its other languages, as search engines ask', async () => {
  const xml = await read('/sitemap/pages.xml');
  for (const [, url] of xml.matchAll(/<url>(.*?)<\/url>/g)) {
    const alternates = [...url!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
    expect(alternates.map(([language]) => language)).toEqual(['pt-BR', 'en', 'x-default']);
    expect(alternates.map(([, href]) => href)).toContain(locations(url!)[0]);
  }
});

test('there is no part that was not named', async () => {
  for (const name of ['restaurants-9', 'restaurants-0', 'other', 'restaurants-1%2f'])
    expect((await fetch(`${instance.url}/sitemap/${name}.xml`)).status).toBe(404);
});
