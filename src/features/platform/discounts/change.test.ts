import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import type { Discount } from './contract.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
  other = await addRestaurant(instance.owner);
});
afterAll(() => instance.close());

const newCode = () => `T${randomUUID().slice(0, 8)}`.toUpperCase();
const given = (changes: object = {}) => ({
  code: newCode(),
  type: 'percentage',
  value: 1_000,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  maxUses: null,
  active: true,
  restaurantId: null,
  ...changes,
});
const create = (changes: object = {}) => desk.admin.post('/api/platform/discounts', given(changes));
const made = async (changes: object = {}): Promise<Discount> => {
  const answer = await create(changes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const bodyOf = ({ id: _, usedCount: _1, restaurant: _2, createdAt: _3, ...body }: Discount) => body;
const edit = (discount: Discount, changes: object = {}) =>
  desk.admin.put(`/api/platform/discounts/${discount.id}`, { ...bodyOf(discount), ...changes });
const list = async (query = ''): Promise<{ discounts: Discount[]; nextCursor: string | null }> =>
  (await desk.admin.get(`/api/platform/discounts?${query}`)).body;
const use = (id: string, times: number) =>
  instance.owner.query('update discounts set used_count = $2 where id = $1', [id, times]);

test('a new code has not been used, is told in capitals, and comes first in the list', async () => {
  const code = newCode();
  const saved = await made({
    code: ` ${code.toLowerCase()} `,
    type: 'fixed',
    value: 1_550,
    maxUses: 5,
    restaurantId: other.id,
  });
  expect(saved).toMatchObject({
    code,
    type: 'fixed',
    value: 1_550,
    maxUses: 5,
    usedCount: 0,
    restaurant: 'Casa Vizinha',
  });
  expect((await list()).discounts[0]).toEqual(saved);
  expect((await list(`search=${code.slice(0, 6).toLowerCase()}`)).discounts).toEqual([saved]);
  expect((await list('search=VIZINHA')).discounts.map(({ id }) => id)).toContain(saved.id);
});

test('the list goes on where it ended', async () => {
  const mark = newCode();
  await instance.owner.query(
    `insert into discounts (code, type, value, starts_on, ends_on)
     select $1 || '-' || n, 'fixed', n, '2026-01-01', '2026-01-02' from generate_series(1, 50) n`,
    [mark],
  );
  const ids = new Set<string>();
  let pages = 0;
  for (let cursor: string | null = ''; cursor !== null; pages += 1) {
    const page = await list(`search=${mark}${cursor && `&cursor=${cursor}`}`);
    for (const { id } of page.discounts) ids.add(id);
    cursor = page.nextCursor;
  }
  expect([ids.size, pages]).toEqual([50, 3]);
});

test('each field says for itself what is wrong with it', async () => {
  const told = async (changes: object) => {
    const answer = await desk.english('POST', '/api/platform/discounts', given(changes));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    return answer.told;
  };
  const before = await desk.written();
  expect(await told({ code: ' ', value: -1, startDate: '', endDate: '' })).toEqual({
    code: 'Code is required',
    value: 'Value must be positive',
    startDate: 'Start date is required',
    endDate: 'End date is required',
  });
  expect(await told({ value: null, startDate: undefined, endDate: '2026-02-30' })).toEqual({
    value: 'Value must be positive',
    startDate: 'Start date is required',
    endDate: 'Invalid date',
  });
  expect(await told({ value: 10_001 })).toEqual({ value: 'A percentage cannot be above 100' });
  expect(await told({ type: 'fixed', value: 100_000_001 })).toMatchObject({ value: expect.any(String) });
  expect(await told({ code: 'DEZ POR CENTO' })).toEqual({
    code: 'Use 2 to 40 letters, digits, hyphens or underscores',
  });
  expect(Object.keys(await told({ maxUses: 0 }))).toEqual(['maxUses']);
  expect(Object.keys(await told({ restaurantId: 'casa' }))).toEqual(['restaurantId']);
  expect(await desk.written()).toBe(before);
});

test('a code is one code, however it is written', async () => {
  const { code } = await made();
  const before = await desk.written();
  const again = await create({ code: code.toLowerCase() });
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'discount_code_taken', data: { fields: [{ path: 'code' }] } },
  });
  expect((await edit(await made(), { code: code.toLowerCase() })).body.code).toBe('discount_code_taken');
  const together = newCode();
  const codes = await Promise.all(Array.from({ length: 5 }, async () => (await create({ code: together })).status));
  expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409]);
  // The code that was edited in vain, and the one of the five.
  expect(await desk.written()).toBe(before + 2);
});

test('a period may be a day, but does not run backwards', async () => {
  await made({ startDate: '2026-11-21', endDate: '2026-11-21' });
  const backwards = { startDate: '2026-11-22', endDate: '2026-11-21' };
  const refused = { status: 409, body: { code: 'discount_period', data: { fields: [{ path: 'endDate' }] } } };
  expect(await create(backwards)).toMatchObject(refused);
  expect(await edit(await made(), backwards)).toMatchObject(refused);
});

test('a restaurant that does not exist is refused', async () => {
  const refused = { body: { code: 'restaurant_not_found', data: { fields: [{ path: 'restaurantId' }] } } };
  expect(await create({ restaurantId: randomUUID() })).toMatchObject(refused);
  expect(await edit(await made(), { restaurantId: randomUUID() })).toMatchObject(refused);
});

test('the uses that were made stay, and bound the maximum from below', async () => {
  const discount = await made({ maxUses: 10 });
  await use(discount.id, 4);
  expect(await edit(discount, { maxUses: 3 })).toMatchObject({
    status: 409,
    body: { code: 'discount_below_uses', data: { fields: [{ path: 'maxUses' }] } },
  });
  expect((await edit(discount, { maxUses: 4, value: 2_000 })).body).toMatchObject({
    maxUses: 4,
    usedCount: 4,
    value: 2_000,
  });
});

test('whoever saves what has changed meanwhile is refused, also of two at the same moment', async () => {
  const discount = await made();
  const [one, two] = await Promise.all([edit(discount, { value: 1 }), edit(discount, { value: 2 })]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect((await edit(discount, { value: 3 })).body.code).toBe('stale_revision');
  expect(await desk.records(discount.id)).toHaveLength(2);
  expect((await edit({ ...discount, id: randomUUID() })).body.code).toBe('discount_unknown');
});

test('what is counted or kept by the service cannot be sent', async () => {
  for (const extra of [{ usedCount: 5 }, { used_count: 0 }, { createdAt: '2020-01-01T00:00:00Z' }, { revision: 7 }]) {
    expect((await create(extra)).body.code).toBe('invalid_input');
  }
  const discount = await made();
  expect((await edit(discount, { usedCount: 0 })).body.code).toBe('invalid_input');
  expect((await list(`search=${discount.code}`)).discounts).toEqual([discount]);
});

test('the record holds what a new code is, then what changed of it, and nothing for a save that changes nothing', async () => {
  const discount = await made({ maxUses: 5 });
  await edit(discount);
  const fixed = (await edit(discount, { type: 'fixed', value: 500, maxUses: null, restaurantId: other.id })).body;
  await edit(fixed, { active: false, code: `${fixed.code}-B` });
  const records = await desk.records(discount.id);
  expect(records.map(({ action, entity_name }) => [action, entity_name])).toEqual([
    ['discount.created', discount.code],
    ['discount.edited', discount.code],
    ['discount.edited', `${discount.code}-B`],
  ]);
  expect(records.map(({ changes }) => changes)).toEqual([
    {
      code: { from: null, to: discount.code },
      type: { from: null, to: 'percentage' },
      percentage: { from: null, to: 1_000 },
      startDate: { from: null, to: '2026-11-01' },
      endDate: { from: null, to: '2026-12-31' },
      maxUses: { from: null, to: 5 },
      active: { from: null, to: true },
    },
    {
      type: { from: 'percentage', to: 'fixed' },
      percentage: { from: 1_000, to: null },
      amountCents: { from: null, to: 500 },
      maxUses: { from: 5, to: null },
      restaurant: { from: null, to: 'Casa Vizinha' },
    },
    { code: { from: discount.code, to: `${discount.code}-B` }, active: { from: true, to: false } },
  ]);
});
