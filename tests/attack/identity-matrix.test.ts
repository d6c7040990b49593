import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, mayBegin, needsSubscription, type Permission, permissions, type Role } from '#lib/permissions.ts';
import { administrator } from '../../db/seed/cast.ts';
import { seedVisitorsHouse } from '../../db/seed/visitors-house.ts';
import { asRequest, type Call, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { cashier, openTestInstance, owner, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { pairedDevice } from '../support/server/paired-device.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';
import { Visitor } from '../support/server/visitor.ts';

const refusals = [
  'not_signed_in',
  'device_disconnected',
  'demo_table_gone',
  'forbidden',
  'subscription_required',
] as const;
type Outcome = (typeof refusals)[number] | 'admitted';

/** Who asks, and what the table of permissions makes of them. `role` is null for whoever has no live account. */
const identities: Record<
  string,
  { role: Exclude<Role, 'diner'> | null; subscribed: boolean; isNew?: boolean; paired?: boolean }
> = {
  anonymous: { role: null, subscribed: true },
  'diner of the table': { role: null, subscribed: true },
  'diner of another table': { role: null, subscribed: true },
  waiter: { role: 'waiter', subscribed: true },
  cashier: { role: 'cashier', subscribed: true },
  owner: { role: 'restaurant_owner', subscribed: true },
  'owner of the other restaurant': { role: 'restaurant_owner', subscribed: true },
  'deactivated waiter': { role: null, subscribed: true },
  'owner without a subscription': { role: 'restaurant_owner', subscribed: false },
  'owner before the first subscription': { role: 'restaurant_owner', subscribed: false, isNew: true },
  'waiter before the first subscription': { role: 'waiter', subscribed: false, isNew: true },
  'waiter without a subscription': { role: 'waiter', subscribed: false },
  administrator: { role: 'admin', subscribed: true },
  'kitchen device': { role: 'kitchen', subscribed: true },
  'kitchen device without a subscription': { role: 'kitchen', subscribed: false },
  'revoked kitchen device': { role: null, subscribed: true, paired: true },
  'visitor of the demonstration': { role: 'visitor', subscribed: true },
};

function expected(permission: Permission, { role, subscribed, isNew, paired }: (typeof identities)[string]): Outcome {
  if (permission === 'public') return 'admitted';
  // No account opens it, and it opens nothing else.
  if (may('visitor', permission)) return role === 'visitor' ? 'admitted' : 'demo_table_gone';
  if (role === 'visitor') return 'not_signed_in';
  if (role === null) return paired && may('kitchen', permission) ? 'device_disconnected' : 'not_signed_in';
  if (role === 'kitchen' && permission === 'account') return 'not_signed_in';
  if (!may(role, permission)) return 'forbidden';
  const open = subscribed || (isNew && mayBegin(permission));
  return needsSubscription(permission) && !open ? 'subscription_required' : 'admitted';
}

let instance: TestInstance;
let subject: Subject;
const visitors = new Map<string, Visitor>();

/** Whoever asks, as they were at the start: an answer to one call seats nobody for the next. */
function as(identity: string): Visitor {
  const visitor = new Visitor(instance);
  for (const [name, value] of visitors.get(identity)!.cookies) visitor.cookies.set(name, value);
  return visitor;
}

beforeAll(async () => {
  instance = await openTestInstance();
  const other = await addRestaurant(instance.owner);
  const lapsed = await addRestaurant(instance.owner, { slug: 'casa-vencida', subscription: 'expired' });
  subject = await subjectOf(instance.owner, instance.restaurantId);
  const visitor = () => new Visitor(instance);
  await seedVisitorsHouse(instance.database, instance.restaurantId);
  const atDemo = visitor();
  expect((await atDemo.post('/api/demo/table')).status).toBe(200);
  visitors.set('visitor of the demonstration', atDemo);
  visitors.set('anonymous', visitor());
  visitors.set('diner of the table', await visitor().sitAt(1));
  visitors.set('diner of another table', await visitor().sitAt(2));
  visitors.set('waiter', await visitor().signIn(waiter));
  visitors.set('cashier', await visitor().signIn(cashier));
  visitors.set('owner', await visitor().signIn(owner));
  visitors.set('owner of the other restaurant', await visitor().signIn(other.owner));
  visitors.set('deactivated waiter', await visitor().signIn(other.waiter));
  await instance.owner.query('update users set active = false where email = $1', [other.waiter]);
  visitors.set('owner without a subscription', await visitor().signIn(lapsed.owner));
  visitors.set('waiter without a subscription', await visitor().signIn(lapsed.waiter));
  const fresh = await addRestaurant(instance.owner, { slug: 'casa-nova' });
  await instance.owner.query(`update subscriptions set status = 'pending' where restaurant_id = $1`, [fresh.id]);
  visitors.set('owner before the first subscription', await visitor().signIn(fresh.owner));
  visitors.set('waiter before the first subscription', await visitor().signIn(fresh.waiter));
  const display = await pairedDevice(visitor(), visitors.get('owner')!);
  visitors.set('kitchen device', display.screen);
  const lapsedDisplay = await pairedDevice(visitor(), visitors.get('owner')!);
  await instance.owner.query('update kitchen_devices set restaurant_id = $1 where id = $2', [
    lapsed.id,
    lapsedDisplay.id,
  ]);
  visitors.set('kitchen device without a subscription', lapsedDisplay.screen);
  const revoked = await pairedDevice(visitor(), visitors.get('owner')!);
  await visitors.get('owner')!.post(`/api/kitchen-devices/${revoked.id}/revoke`);
  visitors.set('revoked kitchen device', revoked.screen);
  visitors.set('administrator', await visitor().signIn(administrator.email));
});
afterAll(() => instance.close());

async function outcome(call: Call, identity: string): Promise<Outcome> {
  const { method, path, body } = asRequest(call, samples[call.name]!(subject));
  const answer = await as(identity).send(method, path, body);
  expect(answer.status, `${call.name} as ${identity}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  // Not a refusal of something else, such as a missing Origin or a call that nothing serves.
  expect(['cross_origin', 'not_found']).not.toContain(answer.body.code);
  return refusals.find((code) => code === answer.body.code) ?? 'admitted';
}

test('every call declares a permission of the table, and has a sample input', () => {
  for (const { name, meta } of calls) {
    expect(Object.keys(permissions), `${name} declares ${meta.permission}`).toContain(meta.permission);
    expect(samples[name], `${name} needs a sample in tests/support/server/contract-calls.ts`).toBeTypeOf('function');
  }
});

test('without a subscription, a restaurant has what opens one, its first page, and its people their accounts; nothing else', () => {
  const open = Object.keys(permissions).filter((permission) => !needsSubscription(permission as Permission));
  expect(open.sort()).toEqual(['account', 'dashboard', 'demo', 'live', 'platform', 'public', 'subscription']);
  expect(calls.filter(({ meta }) => meta.permission === 'dashboard').map(({ name }) => name)).toEqual(['stats.today']);
});

test('before the first subscription, what sets the house up is open too, and nothing else', () => {
  const begins = Object.keys(permissions).filter((permission) => mayBegin(permission as Permission));
  expect(begins).toEqual(['setup']);
  expect(
    new Set(calls.filter(({ meta }) => meta.permission === 'setup').map(({ name }) => name.split('.')[0])),
  ).toEqual(new Set(['setup']));
});

test('an answer kept for everyone belongs to a call that everyone may make', () => {
  expect(calls.filter(({ meta }) => meta.cached && meta.permission !== 'public')).toEqual([]);
});

describe.each(calls)('$name', (call) => {
  test.each(Object.keys(identities))('as %s', async (identity) => {
    expect(await outcome(call, identity)).toBe(expected(call.meta.permission, identities[identity]!));
  });
});

test.each(Object.keys(identities))('the live stream of a restaurant, as %s', async (identity) => {
  const answer = await openStream('/api/live', identity);
  // Without an open subscription too: a new name and a payment reach the screens that are open then.
  expect(answer).toBe(expected('live', identities[identity]!));
});

test('the live stream of a table is for those who sit at it', async () => {
  const live = `/api/restaurants/${slug}/tables/1/live`;
  const open = Object.keys(identities).map(async (identity) => [identity, await openStream(live, identity)] as const);
  for (const [identity, answer] of await Promise.all(open)) {
    expect(answer, identity).toBe(identity === 'diner of the table' ? 'admitted' : 'table_secret_required');
  }
});

async function openStream(path: string, identity: string): Promise<string> {
  const ended = new AbortController();
  const headers = { cookie: as(identity).cookieHeader };
  const response = await fetch(`${instance.url}${path}`, { headers, signal: ended.signal });
  const answer = response.status === 200 ? 'admitted' : ((await response.json()) as { code: string }).code;
  ended.abort();
  return answer;
}

test('control: a call that is declared for everyone instead is caught for those who may not make it', async () => {
  const board = calls.find(({ name }) => name === 'orders.board')!;
  const open = { ...board, meta: { ...board.meta, permission: 'public' as const } };
  const caught: string[] = [];
  for (const [identity, who] of Object.entries(identities)) {
    if ((await outcome(open, identity)) !== expected(open.meta.permission, who)) caught.push(identity);
  }
  expect(caught).toEqual(
    Object.keys(identities).filter((name) => expected('orders', identities[name]!) !== 'admitted'),
  );
});
