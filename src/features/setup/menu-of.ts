import type { StartingMenu } from '../menu/starting/take-menu.ts';
import type { TakenMenu } from './contract.ts';
import { stationOf } from './paste/station-of.ts';
import { starters } from './starters/menus.ts';

/** What is to be added: the menu of a kitchen, or a list as its owner corrected it. */
export function menuOf(taken: TakenMenu): StartingMenu {
  if ('starter' in taken) return starters[taken.starter];
  const placed = taken.categories.map((category) => ({ ...category, station: stationOf(category.name) }));
  return {
    stations: [...new Map(placed.map(({ station }) => [station.name, station])).values()],
    groups: [],
    categories: placed.map(({ name, station, dishes }) => ({
      name,
      station: station.name,
      dishes: dishes.map((dish) => ({ ...dish, minutes: station.minutes, tags: [], allergens: [], groups: [] })),
    })),
  };
}
