import type { StartingMenu } from '../../../menu/starting/take-menu.ts';
import type { Kitchen } from '../../values.ts';
import { boteco } from './boteco.ts';
import { cafe } from './cafe.ts';
import { churrascaria } from './churrascaria.ts';
import { japones } from './japones.ts';
import { marmitaria } from './marmitaria.ts';
import { pizzaria } from './pizzaria.ts';
import { shared } from './shared.ts';

const own: Record<Kitchen, Record<string, string>> = { boteco, pizzaria, cafe, japones, churrascaria, marmitaria };

/** A starter with its English beside it: guests from abroad can read it from the first day. */
export function withEnglish(kitchen: Kitchen, { stations, groups, categories }: StartingMenu): StartingMenu {
  const said = (text: string) => own[kitchen][text] ?? shared[text] ?? '';
  const named = <T extends { name: string }>(it: T) => ({ ...it, nameEn: said(it.name) });
  return {
    stations,
    groups: groups.map((group) => ({ ...named(group), options: group.options.map(named) })),
    categories: categories.map((category) => ({
      ...named(category),
      dishes: category.dishes.map((dish) => ({ ...named(dish), descriptionEn: said(dish.description) })),
    })),
  };
}
