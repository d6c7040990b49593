import type { Allergen } from '../allergen-words.ts';
import type { Product } from '../contract.ts';
import { allergens } from '../values.ts';

export type Diet = Exclude<Product['tags'][number], 'picante'>;

export const diets: readonly Diet[] = ['vegetariano', 'vegano', 'sem_gluten'];

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

/** Without the words, or without anything where there are none: who clears a search has not said that they may eat milk again. */
export function withoutWords(wanted: Wanted): Wanted {
  return wanted.text.trim() === '' ? anything : { ...wanted, text: '' };
}

/** The filters that a tab has kept; what no longer is one is left out. */
export function parseFilters(kept: string | null): Pick<Wanted, 'diets' | 'without'> {
  const named = kept?.split(' ') ?? [];
  return {
    diets: diets.filter((diet) => named.includes(diet)),
    without: allergens.filter((allergen) => named.includes(allergen)),
  };
}

/** As text, '' where nothing is set. No diet has the name of an allergen. */
export function filtersText({ diets, without }: Wanted): string {
  return [...diets, ...without].join(' ');
}
