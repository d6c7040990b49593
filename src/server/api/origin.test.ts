import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, publicUrl, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const signIn = (headers: Record<string, string>) =>
  new Visitor(instance).send('POST', '/api/auth/sign-in/email', { email: owner, password: 'x' }, headers);

test('who writes from this server by another name is told at which address it is taken', async () => {
  const { status, body } = await signIn({ origin: instance.url, cookie: 'locale=pt-BR' });
  expect([status, body.code, body.data]).toEqual([403, 'wrong_address', { address: publicUrl }]);
  expect(body.message).toContain(`Abra o Comanda em ${publicUrl}`);
  // A proxy may name the server as it likes: browsers say themselves that the page is of the same site.
  const behind = await signIn({ origin: 'http://mesa.local', 'sec-fetch-site': 'same-origin' });
  expect(behind.body.code).toBe('wrong_address');
  const path = `/api/restaurants/${slug}/tables/1/orders`;
  const guest = await new Visitor(instance).send(
    'POST',
    path,
    { key: randomUUID(), lines: [] },
    { origin: instance.url },
  );
  expect([guest.body.code, guest.body.data]).toEqual(['wrong_address', { address: publicUrl }]);
});

test('pages of other sites are told nothing of it', async () => {
  for (const origin of ['https://evil.example', 'null', `${instance.url}.evil.example`]) {
    const { status, body } = await signIn({ origin });
    expect([status, body.code, body.data], origin).toEqual([403, 'cross_origin', {}]);
  }
});
