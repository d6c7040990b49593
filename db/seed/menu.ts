import { dessertAndDrinkCategories } from './menu-desserts-drinks.ts';
import { mainCategories } from './menu-mains.ts';
import { pastaAndSideCategories } from './menu-pasta-sides.ts';
import { starterCategories } from './menu-starters.ts';
import type { SeedCategory } from './menu-types.ts';

export { optionGroups } from './menu-options.ts';
export type { SeedAllergen, SeedCategory, SeedOption, SeedOptionGroup, SeedProduct, SeedTag } from './menu-types.ts';

export const categories: SeedCategory[] = [
  ...starterCategories,
  ...mainCategories,
  ...pastaAndSideCategories,
  ...dessertAndDrinkCategories,
];
