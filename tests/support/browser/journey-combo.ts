import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoHouse, look, plainDish } from './journey.ts';
import { headers, stationId } from './journey-kitchen.ts';

/** What a combo's guests choose, and of which group. */
export const drink = 'Chopinho da casa';
export const drinksOfCombo = 'Bebida do combo';

/** Has the dish without questions ask for a drink that the bar makes, by the call that the owner's form makes. */
export async function addDrinkOfCombo(owner: Page): Promise<void> {
  const [dish] = await look<{ id: string }>(
    `select id from products where restaurant_id = ${demoHouse} and name = $1`,
    [plainDish],
  );
  const option = { name: drink, priceDeltaCents: 0, available: true, stationId: await stationId('Bar') };
  const data = { key: randomUUID(), name: drinksOfCombo, min: 0, max: 2, attach: [dish?.id], options: [option] };
  const answer = await owner.request.post('/api/menu/option-groups', { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
}
