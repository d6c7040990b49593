import type { Allergen } from './allergen-words.ts';
import type { Product } from './contract.ts';
import type { Diet } from './finding/wanted.ts';

/** What a dish may not declare that suits a diet, whatever its tags say: of two statements the stricter counts. */
export const excludedBy: Record<Diet, readonly Allergen[]> = {
  vegetariano: ['peixe', 'crustaceos'],
  vegano: ['peixe', 'crustaceos', 'leite', 'lactose', 'ovo'],
  sem_gluten: ['gluten'],
};

/** The tags that guests read: none that what the dish declares contradicts. What is vegan is vegetarian as well, and saying so once is enough. */
export function toldTags({ tags, allergens }: Pick<Product, 'tags' | 'allergens'>): Product['tags'] {
  const held = tags.filter((tag) => tag === 'picante' || !excludedBy[tag].some((each) => allergens.includes(each)));
  return held.includes('vegano') ? held.filter((tag) => tag !== 'vegetariano') : held;
}
