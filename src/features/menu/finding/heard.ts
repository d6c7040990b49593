import type { Menu } from '../contract.ts';
import { avoidedBy, filtersOf } from './filters.ts';
import { leftOutIn } from './left-out.ts';
import type { Wanted } from './wanted.ts';

type Filters = Pick<Wanted, 'diets' | 'without'>;

export const withFilters = (wanted: Wanted, { diets, without }: Filters): Wanted => ({
  ...wanted,
  diets: [...new Set([...wanted.diets, ...diets])],
  without: [...new Set([...wanted.without, ...without])],
});

/** With what its words leave out, as if it had been chosen. */
export const asHeard = (wanted: Wanted): Wanted => withFilters(wanted, leftOutIn(wanted.text));

/** What the words leave out that has not been chosen, as the filters that a guest would choose for it. */
export function filtersHeard(menu: Pick<Menu, 'categories'>, wanted: Wanted): Filters {
  const left = leftOutIn(wanted.text);
  const avoided = avoidedBy(wanted);
  const without = left.without.filter((allergen) => !avoided.has(allergen));
  const byTag = without.includes('gluten') && filtersOf(menu, wanted).diets.includes('sem_gluten');
  const vegetarian = wanted.diets.some((diet) => diet !== 'sem_gluten');
  return {
    diets: [...left.diets.filter(() => !vegetarian), ...(byTag ? (['sem_gluten'] as const) : [])],
    // Milk takes lactose along, and gluten has one filter.
    without: without.filter((allergen) =>
      allergen === 'lactose' ? !without.includes('leite') : !(byTag && allergen === 'gluten'),
    ),
  };
}
