import { afterAll, beforeAll, expect, test } from 'vitest';
import { may } from '#lib/permissions.ts';
import { administrator } from '../../db/seed/cast.ts';
import { seedVisitorsHouse } from '../../db/seed/visitors-house.ts';
import { asRequest, type Call, calls, type Subject, samples, subjectOf } from '../support/server/contract-calls.ts';
import { openTestInstance, owner, type TestInstance } from '../support/server/instance.ts';
import { Visitor } from '../support/server/visitor.ts';

/** What only the server decides, as somebody would guess that it is called. */
const decided = {
  price: 1,
  priceCents: 1,
  unitPriceCents: 1,
  total: 1,
  totalCents: 1,
  amount: 1,
  itemsCents: 1,
  discountCents: 1,
  role: 'restaurant_owner',
  restaurantId: '00000000-0000-7000-8000-000000000000',
  active: true,
  status: 'active',
  restaurant_id: '00000000-0000-7000-8000-000000000000',
  usedCount: 0,
  used_count: 0,
  ownerId: '1',
  paidAt: '1',
  subscribed: true,
  endsAt: '2099-01-01T00:00:00Z',
  createdAt: '2000-01-01T00:00:00Z',
  emailVerified: true,
};

let instance: TestInstance;
let subject: Subject;
const visitors = {} as Record<'owner' | 'admin' | 'visitor', Visitor>;

beforeAll(async () => {
  instance = await openTestInstance();
  subject = await subjectOf(instance.owner, instance.restaurantId);
  visitors.owner = await (await new Visitor(instance).sitAt(1)).signIn(owner);
  visitors.admin = await new Visitor(instance).signIn(administrator.email);
  await seedVisitorsHouse(instance.database, instance.restaurantId);
  visitors.visitor = new Visitor(instance);
  await visitors.visitor.post('/api/demo/table');
});
afterAll(() => instance.close());

/** The input once for each object in it, with one more field there. */
function* withMore(input: Record<string, unknown>, name: string, value: unknown): Generator<Record<string, unknown>> {
  if (!(name in input)) yield { ...input, [name]: value };
  for (const [key, part] of Object.entries(input)) {
    if (isObject(part)) for (const changed of withMore(part, name, value)) yield { ...input, [key]: changed };
    const [first, ...rest] = Array.isArray(part) ? part : [];
    if (isObject(first))
      for (const changed of withMore(first, name, value)) yield { ...input, [key]: [changed, ...rest] };
  }
}

/** Sends it as someone who may. */
function send(call: Call, input: Record<string, unknown>) {
  const { method, path, body } = asRequest(call, input);
  const { permission } = call.meta;
  const by = may('restaurant_owner', permission) ? 'owner' : may('visitor', permission) ? 'visitor' : 'admin';
  return visitors[by].send(method, path, body);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const writes = calls.filter(({ method }) => method !== 'GET');

test('there are writes to try', () => {
  expect(writes.length).toBeGreaterThan(40);
});

test.each(writes.map((call): [string, Call] => [call.name, call]))(
  '%s takes nothing that it did not ask for',
  async (name, call) => {
    for (const [field, value] of Object.entries(decided)) {
      for (const input of withMore(samples[name]!(subject), field, value)) {
        const answer = await send(call, input);
        expect([answer.status, answer.body.code], `${field} in ${JSON.stringify(input)}`).toEqual([
          400,
          'invalid_input',
        ]);
      }
    }
  },
);

test('control: without the added field the same calls are well formed', async () => {
  const malformed: string[] = [];
  for (const call of writes) {
    const answer = await send(call, samples[call.name]!(subject));
    if (answer.body?.code === 'invalid_input') malformed.push(call.name);
  }
  expect(malformed).toEqual([]);
});
