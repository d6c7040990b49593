import type { Product } from '#features/menu/contract.ts';
import { slug, type TestInstance } from './instance.ts';
import { Visitor } from './visitor.ts';

/** What can be ordered without choosing anything of it. */
export async function plainProducts(instance: TestInstance): Promise<Product[]> {
  const { body } = await new Visitor(instance).get(`/api/restaurants/${slug}/menu`);
  return body.categories
    .flatMap(({ products }) => products)
    .filter(({ available, optionGroupIds }) => available && optionGroupIds.length === 0);
}
