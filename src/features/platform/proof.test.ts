import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, demoPassword } from '../../../db/seed/cast.ts';
import { calls } from '../../../tests/support/server/contract-calls.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let admin: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  admin = await new Visitor(instance).signIn(administrator.email);
});
afterAll(() => instance.close());

const shownAgo = (interval: string) =>
  instance.owner.query('update sessions set proved_at = now() - $1::interval', [interval]);
const writes = calls.filter(({ meta, method }) => meta.permission === 'platform' && method !== 'GET');

test('what the administrator changes wants the password to have been shown within ten minutes; what they read does not', async () => {
  await shownAgo('10 minutes');
  expect(writes.length).toBeGreaterThan(5);
  for (const { method, path } of writes) {
    const answer = await admin.send(method, `/api${path.replace('{id}', randomUUID())}`, {});
    expect([answer.status, answer.body.code, answer.body.message], path).toEqual([
      403,
      'proof_required',
      'Confirme sua senha para continuar.',
    ]);
  }
  expect((await admin.get('/api/platform/plans')).status).toBe(200);
  expect((await admin.put('/api/profile', { locale: 'pt-BR' })).status, 'their own account is no part of it').toBe(200);
});

test('the password opens it for this session alone, and a wrong one does not', async () => {
  const elsewhere = await new Visitor(instance).signIn(administrator.email);
  const erase = (who: Visitor) => who.post('/api/platform/people/erase', { email: 'nobody@nowhere.example' });
  expect((await erase(elsewhere)).status, 'signing in has shown it').toBe(200);
  await shownAgo('11 minutes');
  expect((await admin.post('/api/session/prove', { password: 'não é esta' })).body.code).toBe('password_wrong');
  expect((await erase(admin)).body.code).toBe('proof_required');
  expect((await admin.post('/api/session/prove', { password: demoPassword })).body).toEqual({ proved: true });
  expect((await erase(admin)).status).toBe(200);
  expect((await erase(elsewhere)).body.code).toBe('proof_required');
});
