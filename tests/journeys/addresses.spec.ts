import type { APIRequestContext } from '@playwright/test';
import { instanceUrl, look, qrCode } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const follow = (request: APIRequestContext, path: string) => request.get(instanceUrl() + path, { maxRedirects: 0 });

test('a printed code of before the renaming leads to the restaurant of today, secret and all', async ({
  request,
  context,
  page,
}) => {
  await look(`insert into restaurant_former_slugs (slug, restaurant_id)
    select 'cantina-antiga', id from restaurants where slug = 'restaurant-demo' on conflict do nothing`);
  const printed = (await qrCode(12)).replace('restaurant-demo', 'cantina-antiga');
  const answer = await follow(request, printed);
  expect([answer.status(), answer.headers().location]).toEqual([301, await qrCode(12)]);
  const deep = await follow(request, '/r/cantina-antiga/table/12/menu?lang=x');
  expect([deep.status(), deep.headers().location]).toEqual([301, '/r/restaurant-demo/table/12/menu?lang=x']);

  await page.goto(instanceUrl() + printed);
  expect(page.url()).toBe(`${instanceUrl()}/r/restaurant-demo/table/12`);
  expect((await context.cookies()).some(({ name }) => name.startsWith('mesa_'))).toBe(true);
});

test('a scanned secret moves from the address into a cookie that no script reads', async ({ request }) => {
  const address = await qrCode(12);
  const secret = address.split('k=')[1] ?? '';
  const answer = await follow(request, address);
  expect([answer.status(), answer.headers().location]).toEqual([303, '/r/restaurant-demo/table/12']);
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  const cookie = answer.headers()['set-cookie'] ?? '';
  // The seat that it gives; not the secret, which would open the table to the next guests' bill.
  expect(cookie).toMatch(/^mesa_/);
  expect(cookie).not.toContain(secret);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  const body = await (await request.get(instanceUrl() + answer.headers().location)).text();
  expect(body).not.toContain(secret);
});

test('a wrong secret sets no cookie and leaves the address all the same', async ({ request }) => {
  const answer = await follow(request, '/r/restaurant-demo/table/12?k=guessed-secret-guessed&from=door');
  expect([answer.status(), answer.headers().location]).toEqual([303, '/r/restaurant-demo/table/12?from=door']);
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('guessed');
});
