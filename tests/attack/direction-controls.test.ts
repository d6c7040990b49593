import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, owner, type TestInstance } from '../support/server/instance.ts';
import { Visitor } from '../support/server/visitor.ts';

const controls = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
controls.push('\u2066', '\u2067', '\u2068', '\u2069');
const any = new RegExp(`[${controls.join('')}]`);

let instance: TestInstance;
let boss: Visitor;
let subject: Subject;
beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
  subject = await subjectOf(instance.owner, instance.restaurantId);
});
afterAll(() => instance.close());

/** The fields of an input that hold what somebody or something is called, with the way to each. */
function namesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key];
    return /^(name|nameEn|customerName)$/.test(key) && typeof inner === 'string' ? [here] : namesIn(inner, here);
  });
}

function withName(input: Record<string, unknown>, path: string[], name: string): Record<string, unknown> {
  const copy = structuredClone(input) as Record<string, any>;
  const last = path.at(-1)!;
  path.slice(0, -1).reduce((at, key) => at[key], copy)[last] = name;
  return copy;
}

test('no call takes a name that turns the text after it around', async () => {
  const admin = await new Visitor(instance).signIn(administrator.email);
  const met: string[] = [];
  for (const call of calls.filter(({ method }) => method !== 'GET')) {
    const input = samples[call.name]!(subject);
    for (const way of namesIn(input)) {
      met.push(call.name);
      for (const control of controls) {
        const { method, path, body } = asRequest(call, withName(input, way, `Bia ${control}txt.exe`));
        const visitor = call.meta.permission === 'platform' ? admin : boss;
        const answer = await visitor.send(method, path, body);
        expect([call.name, answer.body.code], way.join('.')).toEqual([call.name, 'invalid_input']);
        expect(answer.body.data.fields, call.name).toContainEqual({
          path: way.join('.'),
          code: 'fields.direction',
          message: 'Tire os caracteres invisíveis que invertem o texto',
        });
      }
    }
  }
  expect(met).toEqual(
    expect.arrayContaining(['accounts.register', 'staff.create', 'menuEditing.createProduct', 'reservations.request']),
  );
  expect((await boss.post('/api/auth/update-user', { name: 'Bia \u202etxt' })).body.code).toBe('invalid_input');
  const text = 'nome;preço\nBia \u202etxt;10,00\n';
  const { body } = await boss.post('/api/menu/csv/preview', { text });
  expect(JSON.stringify(body)).not.toMatch(any);
});

test('what was stored before, and texts that are no names, are shown without them', async () => {
  const turned = 'Pao \u202eexe.txt\u2066';
  const { restaurantId } = instance;
  await instance.owner.query('update products set name = $1, description = $1 where restaurant_id = $2', [
    turned,
    restaurantId,
  ]);
  await instance.owner.query('update restaurants set description = $1, address = $1 where id = $2', [
    turned,
    restaurantId,
  ]);
  await instance.owner.query('update users set name = $1 where email = $2', [turned, owner]);
  await instance.owner
    .query('update orders set notes = $1 where restaurant_id = $2', [turned, restaurantId])
    .catch(() => {});
  await instance.owner.query('update order_items set name = $1, notes = $1 where restaurant_id = $2', [
    turned,
    restaurantId,
  ]);
  // A server that kept nothing of before.
  const server = await instance.another();
  const reader = new Visitor({ url: server.url, owner: instance.owner });
  for (const [name, value] of boss.cookies) reader.cookies.set(name, value);
  let shown = 0;
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { path } = asRequest(call, samples[call.name]!(subject));
    const said = JSON.stringify((await reader.get(path)).body);
    expect(said, call.name).not.toMatch(any);
    if (said.includes('Pao exe.txt')) shown += 1;
  }
  expect(shown).toBeGreaterThan(4);
  await server.close();
});
