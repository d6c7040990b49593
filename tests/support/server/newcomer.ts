import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { demoPassword } from '../../../db/seed/cast.ts';
import type { TestInstance } from './instance.ts';
import { Visitor } from './visitor.ts';

/** Somebody who has just registered a restaurant, signed in. */
export async function newcomer(instance: TestInstance, name = 'Boteco da Lu') {
  const email = `lu-${randomUUID().slice(0, 8)}@boteco.example`;
  const form = { name, description: 'Petiscos', address: 'Rua Nova, 1', phone: '(11) 3000-0000', email };
  const registered = await new Visitor(instance).post('/api/register', {
    ...form,
    password: demoPassword,
    confirmPassword: demoPassword,
  });
  expect(registered.status).toBe(200);
  const { restaurantId, slug } = registered.body as { restaurantId: string; slug: string };
  return { owner: await new Visitor(instance).signIn(email), id: restaurantId, slug };
}

/** Begun so long ago; as somebody who paid. */
export const subscribe = (instance: TestInstance, id: string, status = 'active', since = '60 days') =>
  instance.owner.query(
    `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at)
     select $1, (select id from plans limit 1), $2, 2990, now() - $3::interval, now() + interval '30 days'`,
    [id, status, since],
  );

async function plainProduct(instance: TestInstance, slug: string): Promise<string> {
  const menu = (await new Visitor(instance).get(`/api/restaurants/${slug}/menu`)).body;
  return menu.categories.flatMap((each: any) => each.products).find((each: any) => each.optionGroupIds.length === 0).id;
}

/** A guest's phone at a table, and what its order is answered. */
export async function orderAt(instance: TestInstance, slug: string, code: { number: number }) {
  const guest = await new Visitor(instance).sitAt(code.number, slug);
  const lines = [{ productId: await plainProduct(instance, slug), quantity: 1, optionIds: [], notes: '' }];
  return guest.post(`/api/restaurants/${slug}/tables/${code.number}/orders`, { key: randomUUID(), lines });
}
