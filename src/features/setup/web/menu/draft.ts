import { m } from '#generated/messages/messages.js';
import type { TakenMenu } from '../../contract.ts';
import type { ReadCategory, ReadDish } from '../../paste/read-list.ts';
import { stationOf } from '../../paste/station-of.ts';
import { starters } from '../../starters/menus.ts';
import type { Kitchen } from '../../values.ts';

/** What would be added, as it is shown beside the decision. */
export interface DraftDish extends Omit<ReadDish, 'line'> {
  /** Names it among the others, however the list changes around it. */
  key: string;
  note: string;
}
export interface DraftCategory {
  name: string;
  station: string | null;
  dishes: DraftDish[];
}

/** What was decided where the list alone did not say it, by the dish's key. */
export type Decided = ReadonlyMap<string, number>;

export function draftOfStarter(kitchen: Kitchen): DraftCategory[] {
  return starters[kitchen].categories.map(({ name, station, dishes }) => ({
    name,
    station,
    dishes: dishes.map((dish) => ({
      key: dish.name,
      name: dish.name,
      description: dish.description,
      note: [dish.description, dish.groups.join(', ')].filter(Boolean).join(' · '),
      choices: [],
      priceCents: dish.priceCents,
      prices: [],
    })),
  }));
}

/** A list as it was read, with what was decided since. A heading was needed, and there is none: the dishes are of the menu. */
export function draftOfList(read: readonly ReadCategory[], decided: Decided): DraftCategory[] {
  return read.map(({ name: said, dishes }) => {
    const name = said || m['setup.menu.unnamed']();
    return {
      name,
      station: stationOf(name).name,
      dishes: dishes.map(({ line: _, ...dish }) => {
        const key = `${name}\n${dish.name}\n${dish.prices.join()}`;
        const choices = dish.choices.length > 0 ? m['setup.menu.choose']({ choices: dish.choices.join(', ') }) : '';
        const note = [dish.description, choices].filter(Boolean).join(' · ');
        return { ...dish, key, note, priceCents: dish.priceCents ?? decided.get(key) ?? null };
      }),
    };
  });
}

const sure = ({ priceCents }: DraftDish): boolean => priceCents !== null;

export const countOf = (draft: readonly DraftCategory[]) => ({
  dishes: draft.flatMap(({ dishes }) => dishes).filter(sure).length,
  unsure: draft.flatMap(({ dishes }) => dishes).filter((dish) => !sure(dish)).length,
  categories: draft.length,
});

/** What is sure of it, as the server takes it. */
export function takenOf(draft: readonly DraftCategory[]): TakenMenu {
  const categories = draft.map(({ name, dishes }) => ({
    name,
    dishes: dishes.flatMap((dish) =>
      dish.priceCents === null
        ? []
        : [{ name: dish.name, description: dish.description, priceCents: dish.priceCents, choices: dish.choices }],
    ),
  }));
  return { categories: categories.filter(({ dishes }) => dishes.length > 0) };
}
