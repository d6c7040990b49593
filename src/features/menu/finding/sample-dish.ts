import type { Product } from '../contract.ts';

/** What the tests of finding look for: named by its name, and plain but for what is said. */
export const dish = (name: string, more: Partial<Product> = {}): Product => ({
  id: name,
  name,
  description: '',
  priceCents: 1_000,
  imageUrl: null,
  available: true,
  preparationMinutes: 10,
  tags: [],
  allergens: [],
  optionGroupIds: [],
  ...more,
});
