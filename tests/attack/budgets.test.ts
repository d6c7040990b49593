import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { piece } from '#features/checks/values.ts';
import { may } from '#lib/permissions.ts';
import { administrator } from '../../db/seed/cast.ts';
import { seedVisitorsHouse } from '../../db/seed/visitors-house.ts';
import { checking } from '../support/server/checking.ts';
import { asRequest, type Call, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, owner, type Running, type TestInstance } from '../support/server/instance.ts';
import { pairedDevice } from '../support/server/paired-device.ts';
import { Visitor } from '../support/server/visitor.ts';

const none = { burst: 0, refillMs: 60_000 };
const general = ['network', 'seat', 'session', 'device', 'visitor'] as const;
const usedUp = Object.fromEntries(general.map((budget) => [budget, none]));

let instance: TestInstance;
/** A server where whoever asks has used up what they may ask. */
let spent: Running;
let subject: Subject;
const people = new Map<string, Visitor>();

beforeAll(async () => {
  instance = await openTestInstance();
  subject = await subjectOf(instance.owner, instance.restaurantId);
  await seedVisitorsHouse(instance.database, instance.restaurantId);
  const boss = await new Visitor(instance).signIn(owner);
  const visitor = new Visitor(instance);
  expect((await visitor.post('/api/demo/table')).status).toBe(200);
  people.set('guest', await new Visitor(instance).sitAt(1));
  people.set('owner', boss);
  people.set('administrator', await new Visitor(instance).signIn(administrator.email));
  people.set('display', (await pairedDevice(new Visitor(instance), boss)).screen);
  people.set('visitor', visitor);
  spent = await instance.another({ allowances: usedUp });
});
afterAll(async () => {
  await spent.close();
  await instance.close();
});

/** As somebody is known at the first server, at the one where they have asked too much. */
function at(server: Running, name: string): Visitor {
  const visitor = new Visitor({ url: server.url, owner: instance.owner });
  for (const [cookie, value] of people.get(name)?.cookies ?? []) visitor.cookies.set(cookie, value);
  return visitor;
}

async function codeOf(visitor: Visitor, call: Call): Promise<unknown> {
  const { path, body } = asRequest(call, samples[call.name]?.(subject) ?? {});
  return (await visitor.send(call.method, path, body)).body?.code;
}

const whoMakes = ({ meta: { permission } }: Call) =>
  permission === 'public'
    ? 'guest'
    : may('visitor', permission)
      ? 'visitor'
      : may('restaurant_owner', permission)
        ? 'owner'
        : 'administrator';

test('every call has a budget: whoever has used it up is refused, whatever they ask for', async () => {
  const answers = new Map<string, unknown>();
  for (const call of calls) answers.set(call.name, await codeOf(at(spent, whoMakes(call)), call));
  const uncounted = calls.filter(({ meta: { budget } }) => budget === 'kept' || budget === 'orders');
  for (const { name } of uncounted) {
    expect(answers.get(name), name).not.toBe('too_many_requests');
    answers.delete(name);
  }
  expect([...answers].filter(([, code]) => code !== 'too_many_requests')).toEqual([]);
  // Answered from memory, and the orders of a table, which have a budget of their own (`flood.test.ts`).
  expect(uncounted.filter(({ meta: { cached, budget } }) => !cached && budget !== 'orders')).toEqual([]);
});

test('a display counts by itself, and not with the session of whoever paired it', async () => {
  const shared = calls.filter(({ meta: { permission } }) => permission !== 'public' && may('kitchen', permission));
  expect(shared.length).toBeGreaterThan(3);
  for (const call of shared) expect(await codeOf(at(spent, 'display'), call), call.name).toBe('too_many_requests');
  const others = await instance.another({ allowances: { session: none } });
  for (const call of shared) expect(await codeOf(at(others, 'display'), call), call.name).not.toBe('too_many_requests');
  await others.close();
});

test('who has used up what they may change may still read', async () => {
  const others = await instance.another({ allowances: { sessionWrites: none, deviceWrites: none } });
  for (const call of calls.filter((each) => whoMakes(each) === 'owner')) {
    const code = await codeOf(at(others, 'owner'), call);
    if (call.method === 'GET') expect(code, call.name).not.toBe('too_many_requests');
    else expect(code, call.name).toBe('too_many_requests');
  }
  await others.close();
});

test('a stranger uses up no more of a table than their own network has of it', async () => {
  const few = await instance.another({ allowances: { seat: { burst: 3, refillMs: 60_000 } }, trustProxy: 1 });
  const ask = async (from: string, number: number) =>
    (
      await at(few, 'guest').send('GET', `/api/restaurants/restaurant-demo/tables/${number}`, undefined, {
        'x-forwarded-for': from,
      })
    ).status;
  for (let n = 0; n < 3; n += 1) expect(await ask('203.0.113.7', 1)).toBe(200);
  expect(await ask('203.0.113.7', 1)).toBe(429);
  expect(await ask('203.0.113.7', 2)).toBe(200);
  expect(await ask('198.51.100.9', 1)).toBe(200);
  await few.close();
});

test('one phone that goes by other names cannot go on choosing what it does not pay', async () => {
  const taps = (burst: number) => ({ burst, refillMs: 60_000 });
  const allowed = { claims: taps(3), claimsOfNetwork: taps(5) };
  const few = await instance.another({ allowances: allowed, trustProxy: 1 });
  const claims = `/api/restaurants/restaurant-demo/tables/1/check/claims`;
  const order = { orderId: randomUUID(), line: 1, pieces: piece };
  const tap = async (phone: Visitor, from: string) =>
    (await phone.send('PUT', claims, order, { 'x-forwarded-for': from })).body.code;
  const newPhone = () => checking.phonesBeside({ url: few.url, owner: instance.owner }, people.get('guest')!, 1)[0]!;
  const phone = newPhone();
  for (let n = 0; n < 3; n += 1) expect(await tap(phone, '203.0.113.7')).toBe('line_not_found');
  expect(await tap(phone, '203.0.113.7')).toBe('too_many_requests');
  for (let n = 0; n < 2; n += 1) expect(await tap(newPhone(), '203.0.113.7')).toBe('line_not_found');
  expect(await tap(newPhone(), '203.0.113.7')).toBe('too_many_requests');
  expect(await tap(newPhone(), '198.51.100.9')).toBe('line_not_found');
  await few.close();
});
