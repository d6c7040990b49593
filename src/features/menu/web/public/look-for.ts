import { mostCharacters } from '#lib/limits.ts';
import type { Menu } from '../../contract.ts';
import { findDishes, indexForSearch } from '../../finding/find.ts';
import { anything } from '../../finding/wanted.ts';
import { tagTexts } from '../diner/tag-texts.ts';

/** Nobody looks for a dish in more words; each of them is compared with every word of the menu. */
const mostWords = 8;

/** What an address asks for, within bounds: '' for nothing. */
export function askedFor(address: string): string {
  const typed = new URL(address).searchParams.get('q') ?? '';
  return typed.slice(0, mostCharacters.search).trim().split(/\s+/).slice(0, mostWords).join(' ');
}

/** The menu narrowed down to what answers to these words, the best of each category first. */
export function lookFor(menu: Menu, text: string): Menu {
  const categories = findDishes(
    indexForSearch(menu, (tag) => tagTexts[tag]()),
    { ...anything, text },
  );
  return { ...menu, categories };
}
