import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestInstance } from './instance.ts';
import { plainProducts } from './plain-products.ts';
import type { Visitor } from './visitor.ts';

export interface Combo {
  hot: string;
  bar: string;
  /** As they are ordered: a dish of the hot kitchen with a drink that the bar makes, the same dish alone, and a drink of the bar's. */
  combo: (quantity?: number) => object;
  dish: () => object;
  drink: () => object;
}

/** A dish with a choice that another station makes. */
export async function addCombo(instance: TestInstance, boss: Visitor): Promise<Combo> {
  const [first, second] = (await plainProducts(instance)).map(({ id }) => id) as [string, string];
  const editing = async (): Promise<any> => (await boss.get('/api/menu/editing')).body;
  const { stations } = await editing();
  const named = (station: string): string => stations.find(({ name }: any) => name === station).id;
  const hot = named('Cozinha quente');
  const bar = named('Bar');
  const place = (product: string, station: string) =>
    instance.owner.query('update products set station_id = $2 where id = $1', [product, station]);
  await place(first, hot);
  await place(second, bar);
  const options = [{ name: 'Guaraná', priceDeltaCents: 0, available: true, stationId: bar }];
  const group = { key: randomUUID(), name: 'Bebida do combo', min: 0, max: 1, attach: [first], options };
  const { body, status } = await boss.post('/api/menu/option-groups', group);
  expect(status, JSON.stringify(body)).toBe(200);
  const made = (await editing()).optionGroups.find(({ id }: any) => id === body.id);
  const optionIds = made.options.map(({ id }: any) => id);
  const line = (productId: string, quantity = 1, chosen: string[] = []) => ({
    productId,
    quantity,
    optionIds: chosen,
    notes: '',
  });
  return {
    hot,
    bar,
    combo: (quantity = 1) => line(first, quantity, optionIds),
    dish: () => line(first),
    drink: () => line(second),
  };
}
