import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtWebApp } from '#server/pages/web-app.ts';
import { openTestInstance, type Running, type TestInstance } from '../support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../support/server/second-restaurant.ts';

let instance: TestInstance;
let server: Running;
let house: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  house = await addRestaurant(instance.owner);
  await instance.owner.query('update restaurants set active = false where id = $1', [house.id]);
  server = await instance.another({ web: await builtWebApp(path.resolve('build')) });
});
afterAll(async () => {
  await server.close();
  await instance.close();
});

const get = (address: string, cookie = '') =>
  fetch(`${server.url}${address}`, { redirect: 'manual', headers: { cookie } });
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

test('who scans a table of a deactivated restaurant reads to call the staff, and not whose table it is', async () => {
  const scan = await get(`/r/${house.slug}/table/1?k=${house.tables[0]!.secret}`);
  expect([scan.status, scan.headers.get('location')]).toEqual([303, `/r/${house.slug}/table/1`]);
  const cookies = scan.headers.getSetCookie().map((each) => each.split(';')[0]);
  for (const page of ['', '/menu', '/orders', '/bill']) {
    const seen = await get(`/r/${house.slug}/table/1${page}`, cookies.join('; '));
    const html = await seen.text();
    expect([seen.status, headingOf(html)], page).toEqual([
      403,
      'O restaurante não está recebendo pedidos agora. Chame a equipe.',
    ]);
    expect(html).not.toContain('Casa Vizinha');
  }
});

test('without the right code it looks as though there were no such restaurant', async () => {
  const none = async (slug: string, rest: string) => {
    const answer = await get(`/r/${slug}${rest}`);
    return [answer.status, headingOf(await answer.text()), answer.headers.getSetCookie()];
  };
  for (const rest of ['/table/1', `/table/1?k=${'x'.repeat(22)}`, `/table/2?k=${house.tables[0]!.secret}`])
    expect(await none(house.slug, rest), rest).toEqual(await none('no-such-house', rest));
  expect(await none(house.slug, '/table/1')).toEqual([404, 'Restaurante não encontrado', []]);
});
