import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, demoPassword as password } from '../../../db/seed/cast.ts';
import { secretOf } from '../../../tests/support/server/app-secret.ts';
import { calls } from '../../../tests/support/server/contract-calls.ts';
import { openTestInstance, owner, type Running, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { codeAt } from './one-time-code.ts';

let instance: TestInstance;
let service: Running;
beforeAll(async () => {
  instance = await openTestInstance();
  service = await instance.another({ demo: false });
});
afterAll(async () => {
  await service.close();
  await instance.close();
});

const at = (url: string, email: string) => new Visitor({ url, owner: instance.owner }).signIn(email);
const mustEnrol = async (who: Visitor) => (await who.get('/api/session')).body.user.mustEnrol;

test('the administrator reaches nothing but their own account until they have a second factor', async () => {
  const admin = await at(service.url, administrator.email);
  expect(await mustEnrol(admin)).toBe(true);
  const ofPlatform = calls.filter(({ meta }) => meta.permission === 'platform');
  expect(ofPlatform.length).toBeGreaterThan(10);
  for (const { method, path } of ofPlatform) {
    const answer = await admin.send(
      method,
      `/api${path.replace('{id}', randomUUID())}`,
      method === 'GET' ? undefined : {},
    );
    expect([answer.status, answer.body.code], path).toEqual([403, 'factor_required']);
  }
  const { body } = await admin.post('/api/auth/two-factor/enable', { password });
  expect(await mustEnrol(admin), 'a secret that nobody has shown is none').toBe(true);
  const code = codeAt(secretOf(body.totpURI), Math.floor(Date.now() / 30_000));
  expect((await admin.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
  expect(await mustEnrol(admin)).toBe(false);
  expect((await admin.get('/api/platform/plans')).status).toBe(200);
  await admin.post('/api/auth/two-factor/disable', { password });
  expect((await admin.get('/api/platform/plans')).body.code).toBe('factor_required');
});

test('nobody else is asked for one, nor is the administrator of a demonstration', async () => {
  expect(await mustEnrol(await at(service.url, owner))).toBe(false);
  const admin = await at(instance.url, administrator.email);
  expect(await mustEnrol(admin)).toBe(false);
  expect((await admin.get('/api/platform/plans')).status).toBe(200);
});
