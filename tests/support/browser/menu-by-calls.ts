import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoHouse, instanceUrl, look } from './journey.ts';

/** A new dish of the demonstration, by the call that its form makes: what it is sold for, and how, is for the journey to say. */
export async function newDish(staff: Page, dish: { name: string; priceCents: number; pricing?: 'weight' | 'open' }) {
  const [category] = await look<{ id: string }>(
    `select id from categories where restaurant_id = ${demoHouse} order by position limit 1`,
  );
  const answer = await staff.request.post('/api/menu/products', {
    headers: { origin: instanceUrl() },
    data: {
      key: randomUUID(),
      description: '',
      category: { id: category?.id },
      preparationMinutes: 10,
      tags: [],
      allergens: [],
      imageUrl: null,
      optionGroupIds: [],
      available: true,
      ...dish,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).id as string;
}
