import type { StartingMenu } from '../menu/starting/take-menu.ts';
import { longest } from '../menu/values.ts';
import type { TakenMenu } from './contract.ts';
import type { Choice } from './paste/sizes.ts';
import { stationOf } from './paste/station-of.ts';
import { starters } from './starters/menus.ts';

/** What is to be added: the menu of a kitchen, or a list as its owner corrected it. */
export function menuOf(taken: TakenMenu): StartingMenu {
  if ('starter' in taken) return starters[taken.starter];
  const placed = taken.categories.map((category) => ({ ...category, station: stationOf(category.name) }));
  return {
    stations: [...new Map(placed.map(({ station }) => [station.name, station])).values()],
    groups: placed.flatMap(({ dishes }) =>
      dishes
        .filter(({ choices }) => choices.length > 0)
        .map(({ name, choices }) => ({ name: groupOf(name), ...choice(choices) })),
    ),
    categories: placed.map(({ name, station, dishes }) => ({
      name,
      station: station.name,
      dishes: dishes.map(({ choices, ...dish }) => ({
        ...dish,
        minutes: station.minutes,
        tags: [],
        allergens: [],
        groups: choices.length > 0 ? [groupOf(dish.name)] : [],
      })),
    })),
  };
}

/** Two dishes need not offer the same: each has a group of its own, which its owner can tell by the dish. */
const groupOf = (dish: string) => dish.slice(0, longest.option);

const choice = (options: readonly Choice[]) => ({ min: 1, max: 1, options });
