import type { Allergen } from '../allergen-words.ts';
import type { Menu, Product } from '../contract.ts';
import { excludedBy } from '../told-tags.ts';
import { allergens } from '../values.ts';
import { type Diet, diets, type Wanted } from './wanted.ts';

/** All allergens that these filters keep away. Lactose comes with milk; milk may come without lactose. */
export function avoidedBy({ diets, without }: Pick<Wanted, 'diets' | 'without'>): ReadonlySet<Allergen> {
  const avoided = new Set([...without, ...diets.flatMap((diet) => excludedBy[diet])]);
  return avoided.has('leite') ? avoided.add('lactose') : avoided;
}

/** By its tags. What is vegan is vegetarian as well, whether or not the house says both. */
export function suits({ tags }: Pick<Product, 'tags'>, diet: Diet): boolean {
  return tags.includes(diet) || (diet === 'vegetariano' && tags.includes('vegano'));
}

export function passes(product: Product, wanted: Pick<Wanted, 'diets' | 'without'>): boolean {
  const avoided = avoidedBy(wanted);
  return (
    wanted.diets.every((diet) => suits(product, diet)) && !product.allergens.some((allergen) => avoided.has(allergen))
  );
}

/**
 * The filters that tell the dishes of a menu apart, and those that are set: a house that says nothing of diets and allergens has
 * none. Gluten is offered once: by its tag, which is stricter than its allergen, where the house uses it.
 */
export function filtersOf({ categories }: Pick<Menu, 'categories'>, wanted: Pick<Wanted, 'diets' | 'without'>) {
  const products = categories.flatMap((category) => category.products);
  const offered = diets.filter(
    (diet) =>
      wanted.diets.includes(diet) || products.some((product) => passes(product, { diets: [diet], without: [] })),
  );
  const byTag = (allergen: Allergen) => allergen === 'gluten' && offered.includes('sem_gluten');
  return {
    diets: offered,
    allergens: allergens.filter(
      (allergen) =>
        wanted.without.includes(allergen) ||
        (!byTag(allergen) && products.some((product) => product.allergens.includes(allergen))),
    ),
  };
}
