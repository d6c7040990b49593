import type { Menu, Product } from '../contract.ts';
import { allergens } from '../values.ts';
import type { Allergen, Diet, Wanted } from './wanted.ts';

const diets: readonly Diet[] = ['vegetariano', 'vegano', 'sem_gluten'];

/** What is vegan is vegetarian as well, whether or not the house says both. */
function suits(tags: Product['tags'], diet: Diet): boolean {
  return tags.includes(diet) || (diet === 'vegetariano' && tags.includes('vegano'));
}

export function passes({ tags, allergens: has }: Product, { diets, without }: Wanted): boolean {
  return diets.every((diet) => suits(tags, diet)) && !without.some((allergen) => has.includes(allergen));
}

/** The filters that tell the dishes of a menu apart: a house that says nothing of diets and allergens has none. */
export function filtersOf({ categories }: Pick<Menu, 'categories'>): { diets: Diet[]; allergens: Allergen[] } {
  const products = categories.flatMap((category) => category.products);
  return {
    diets: diets.filter((diet) => products.some(({ tags }) => suits(tags, diet))),
    allergens: allergens.filter((allergen) => products.some((product) => product.allergens.includes(allergen))),
  };
}
