import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, needsSubscription, type Permission, permissions, type Role } from '#lib/permissions.ts';
import { administrator } from '../../db/seed/cast.ts';
import { asRequest, type Call, calls, type Subject, samples, subjectOf } from '../support/contract-calls.ts';
import { addRestaurant } from '../support/second-restaurant.ts';
import { cashier, openTestHouse, owner, slug, type TestHouse, waiter } from '../support/test-house.ts';
import { Visitor } from '../support/visitor.ts';

type Outcome = 'not_signed_in' | 'forbidden' | 'subscription_required' | 'admitted';
const refusals = ['not_signed_in', 'forbidden', 'subscription_required'];

/** Who asks, and what the table of permissions makes of them. `role` is null for whoever has no live account. */
const identities: Record<string, { role: Exclude<Role, 'diner'> | null; subscribed: boolean }> = {
  anonymous: { role: null, subscribed: true },
  'diner of the table': { role: null, subscribed: true },
  'diner of another table': { role: null, subscribed: true },
  waiter: { role: 'waiter', subscribed: true },
  cashier: { role: 'cashier', subscribed: true },
  owner: { role: 'restaurant_owner', subscribed: true },
  'owner of the other restaurant': { role: 'restaurant_owner', subscribed: true },
  'deactivated waiter': { role: null, subscribed: true },
  'owner without a subscription': { role: 'restaurant_owner', subscribed: false },
  'waiter without a subscription': { role: 'waiter', subscribed: false },
  administrator: { role: 'admin', subscribed: true },
};

function expected(permission: Permission, { role, subscribed }: (typeof identities)[string]): Outcome {
  if (permission === 'public') return 'admitted';
  if (role === null) return 'not_signed_in';
  if (!may(role, permission)) return 'forbidden';
  return needsSubscription(permission) && !subscribed ? 'subscription_required' : 'admitted';
}

let house: TestHouse;
let subject: Subject;
const visitors = new Map<string, Visitor>();

/** Whoever asks, as they were at the start: an answer to one call seats nobody for the next. */
function as(identity: string): Visitor {
  const visitor = new Visitor(house);
  for (const [name, value] of visitors.get(identity)!.cookies) visitor.cookies.set(name, value);
  return visitor;
}

beforeAll(async () => {
  house = await openTestHouse();
  const other = await addRestaurant(house.owner);
  const lapsed = await addRestaurant(house.owner, { slug: 'casa-vencida', subscription: 'expired' });
  subject = await subjectOf(house.owner, house.restaurantId);
  const visitor = () => new Visitor(house);
  visitors.set('anonymous', visitor());
  visitors.set('diner of the table', await visitor().sitAt(1));
  visitors.set('diner of another table', await visitor().sitAt(2));
  visitors.set('waiter', await visitor().signIn(waiter));
  visitors.set('cashier', await visitor().signIn(cashier));
  visitors.set('owner', await visitor().signIn(owner));
  visitors.set('owner of the other restaurant', await visitor().signIn(other.owner));
  visitors.set('deactivated waiter', await visitor().signIn(other.waiter));
  await house.owner.query('update users set active = false where email = $1', [other.waiter]);
  visitors.set('owner without a subscription', await visitor().signIn(lapsed.owner));
  visitors.set('waiter without a subscription', await visitor().signIn(lapsed.waiter));
  visitors.set('administrator', await visitor().signIn(administrator.email));
});
afterAll(() => house.close());

async function outcome(call: Call, identity: string): Promise<Outcome> {
  const { method, path, body } = asRequest(call, samples[call.name]!(subject));
  const answer = await as(identity).send(method, path, body);
  expect(answer.status, `${call.name} as ${identity}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  // Not a refusal of something else, such as a missing Origin or a call that nothing serves.
  expect(['cross_origin', 'not_found']).not.toContain(answer.body.code);
  return refusals.includes(answer.body.code) ? answer.body.code : 'admitted';
}

test('every call declares a permission of the table, and has a sample input', () => {
  for (const { name, meta } of calls) {
    expect(Object.keys(permissions), `${name} declares ${meta.permission}`).toContain(meta.permission);
    expect(samples[name], `${name} needs a sample in tests/support/contract-calls.ts`).toBeTypeOf('function');
  }
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
  expect(answer).toBe(expected('orders', identities[identity]!));
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
  const response = await fetch(`${house.url}${path}`, { headers, signal: ended.signal });
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
