import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { newCategory, newProduct } from '../../../tests/support/server/menu-editor.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

const minuteMs = 60_000;
let instance: TestInstance;
let staff: Visitor;
let dishes: { id: string }[];

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
  const boss = await new Visitor(instance).signIn(owner);
  const category = await newCategory(boss);
  dishes = [];
  for (const _ of Array(12)) dishes.push(await newProduct(boss, category, { preparationMinutes: 40 }));
});
afterAll(() => instance.close());
afterEach(() => void vi.useRealTimers());

const line = ({ id }: { id: string }) => ({ productId: id, quantity: 1, optionIds: [], notes: '' });
const set = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

async function orderAt(table: number, lines: { id: string }[]) {
  const address = `/api/restaurants/${slug}/tables/${table}/orders`;
  const guest = await new Visitor(instance).sitAt(table);
  const placed = await guest.post(address, { key: randomUUID(), lines: lines.map(line) });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const onPhone = async () => (await guest.get(address)).body.orders[0].expected?.to ?? null;
  const onTicket = async () => {
    const { orders } = (await staff.get('/api/kitchen/tickets')).body;
    return orders.find(({ id }: { id: string }) => id === placed.body.id)?.lines[0]?.expectedTo;
  };
  const onBoard = async () => {
    const { orders } = (await staff.get('/api/orders')).body;
    return orders.find(({ id }: { id: string }) => id === placed.body.id)?.expected?.to ?? null;
  };
  const rush = (rushed: boolean) => staff.put(`/api/orders/${placed.body.id}/rush`, { rushed });
  return { id: placed.body.id as string, onPhone, onTicket, onBoard, rush };
}

test('phone, board and ticket tell one forecast for a minute, and as it turns all of them tell what a rush has changed', async () => {
  const start = Math.ceil(Date.now() / minuteMs) * minuteMs;
  set(start);
  const first = await orderAt(1, dishes);
  set(start + 10_000);
  const second = await orderAt(2, dishes.slice(0, 1));
  // Longer than the widest range, however slow the last evenings were.
  set(start + 60 * minuteMs);
  const waits = await second.onTicket();
  expect(waits).not.toBeNull();
  const told = await first.onTicket();
  expect((await second.rush(true)).status).toBe(200);

  set(start + 60 * minuteMs + 50_000);
  const everywhere = ({ onPhone, onTicket, onBoard }: typeof first) => Promise.all([onPhone(), onTicket(), onBoard()]);
  expect(await everywhere(second)).toEqual([waits, waits, waits]);
  expect(await everywhere(first)).toEqual([told, told, told]);

  set(start + 61 * minuteMs);
  // With nothing before it any more it is ready sooner.
  const sooner = await second.onPhone();
  expect(await everywhere(second)).toEqual([sooner, sooner, sooner]);
  expect(sooner === null || sooner < waits!).toBe(true);
});
