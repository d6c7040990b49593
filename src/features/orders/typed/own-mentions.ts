import type { Lexicon } from './lexicon.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import type { Token } from './tokens.ts';

/**
 * What the tokens name where the house has a word of its own for something else there. Both fit, so that both are asked; a house that says
 * which of several dishes it means is taken at its word, and where more was said than its word the menu's dish is meant.
 */
export function orByHouse(
  menu: Mention | null,
  at: number,
  tokens: readonly Token[],
  lexicon: Lexicon,
): Mention | null {
  const house = tokens[at]?.house;
  if (!house) return menu;
  const own = mentionsIn(house.means, lexicon)(0);
  if (!own || own.cover.end < house.means.length) return menu;
  const used = tokens.flatMap(({ start }, place) => (place >= at && start < house.end ? [place] : []));
  const end = at + used.length;
  if (menu && menu.cover.end > end) return menu;
  const cover = { ...own.cover, start: at, end, used, skipped: [] };
  const known = menu?.names ?? [];
  const isOneOfThem = own.names.every((name) => known.includes(name));
  if (menu?.sure && isOneOfThem) return menu;
  if (isOneOfThem) return { ...own, cover };
  return { names: [...new Set([...known, ...own.names])], cover, sure: false, called: true };
}
