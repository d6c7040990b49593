import type { Product } from '../contract.ts';

export type Diet = Exclude<Product['tags'][number], 'picante'>;
export type Allergen = Product['allergens'][number];

/** What a guest looks for in the menu: words, diets, and what must not be in it. */
export interface Wanted {
  text: string;
  diets: readonly Diet[];
  without: readonly Allergen[];
}

export const anything: Wanted = { text: '', diets: [], without: [] };

export function wantsAnything({ text, diets, without }: Wanted): boolean {
  return text.trim() === '' && diets.length === 0 && without.length === 0;
}
