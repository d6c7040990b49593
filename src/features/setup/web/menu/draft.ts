import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { folded } from '#lib/folded.ts';
import { formatMoney } from '#lib/money.ts';
import { priceText } from '../../../menu/price-text.ts';
import { isPriced, type PricedChoice, repricedSizes, sameSizes } from '../../../menu/starting/priced-choices.ts';
import type { Pricing } from '../../../menu/values.ts';
import type { PresentMenu, TakenMenu } from '../../contract.ts';
import type { ReadCategory, ReadDish } from '../../paste/read-list.ts';
import { askRepeated, together } from '../../paste/repeated.ts';
import { stationOf } from '../../paste/station-of.ts';
import { starters } from '../../starters/menus.ts';
import type { Kitchen } from '../../values.ts';

/** What would be added, as it is shown beside the decision. */
export interface DraftDish extends ReadDish {
  /** Names it among the others, however the list changes around it. */
  key: string;
  note: string;
  /** What the menu asks for it now; null for a dish that is new. */
  presentCents: number | null;
  presentPricing: Pricing | null;
  presentSizes: readonly PricedChoice[] | null;
  /** Taken out by hand. */
  out: boolean;
  /** Its price was asked and answered. */
  answered: boolean;
}
export interface DraftCategory {
  name: string;
  station: string | null;
  dishes: DraftDish[];
}

/** What was decided where the list alone did not say it, by the dish's key: its price, or that it is left out. */
export type Decided = ReadonlyMap<string, number | 'out'>;

export function draftOfStarter(kitchen: Kitchen, present: PresentMenu): DraftCategory[] {
  return starters[kitchen].categories.map(({ name, station, dishes }) => ({
    name,
    station,
    dishes: dishes.map((dish) => {
      const there = presentDish(present, name, dish.name);
      return {
        ...plain(`${name}\n${dish.name}`, dish.name, there?.priceCents ?? dish.priceCents),
        note: [dish.description, dish.groups.join(', ')].filter(Boolean).join(' · '),
        presentCents: there?.priceCents ?? null,
        presentPricing: there?.pricing ?? null,
      };
    }),
  }));
}

/** What is there already. */
export const draftOfMenu = ({ categories }: PresentMenu): DraftCategory[] =>
  categories.map(({ name, dishes }) => ({
    name,
    station: null,
    dishes: dishes.map(({ name, priceCents, pricing, sizes }, place) => ({
      ...plain(String(place), name, priceCents),
      presentPricing: pricing,
      note: choicesText({ choices: sizes ?? [], priceCents }),
    })),
  }));

const plain = (key: string, name: string, priceCents: number): DraftDish => ({
  key,
  name,
  priceCents,
  said: [],
  description: '',
  note: '',
  choices: [],
  prices: [],
  repeated: false,
  presentCents: null,
  presentPricing: null,
  presentSizes: null,
  out: false,
  answered: false,
});

/** A list as it was read, with what was decided since. */
export function draftOfList(read: readonly ReadCategory[], decided: Decided, present: PresentMenu): DraftCategory[] {
  return placed(read, present).map(({ name, dishes }) => ({
    name,
    station: stationOf(name).name,
    dishes: dishes.map((dish) => {
      // The same in each language.
      const key = `${name === m['setup.menu.unnamed']() ? '' : name}\n${dish.name}\n${dish.prices.join()}`;
      const answer = decided.get(key);
      const there = presentDish(present, name, dish.name);
      return {
        ...dish,
        key,
        note: [dish.description, choicesText(dish)].filter(Boolean).join(' · '),
        priceCents: dish.priceCents ?? (answer === 'out' ? null : (answer ?? null)),
        presentCents: there?.priceCents ?? null,
        presentPricing: there?.pricing ?? null,
        presentSizes: there?.sizes ?? null,
        out: answer === 'out',
        answered: dish.priceCents === null && typeof answer === 'number',
      };
    }),
  }));
}

/** 'Escolha 1: carne, queijo', and of sizes what each of them costs. */
function choicesText({ choices, priceCents }: Pick<ReadDish, 'choices' | 'priceCents'>): string {
  if (choices.length === 0) return '';
  const priced = priceCents !== null && isPriced(choices);
  return m['setup.menu.choose']({
    choices: priced ? sizesText(priceCents, choices) : choices.map(({ name }) => name).join(', '),
  });
}

const sizesText = (priceCents: number, sizes: readonly PricedChoice[]) =>
  sizes
    .map(({ name, priceDeltaCents }) => `${name} ${formatMoney(priceCents + priceDeltaCents, getLocale())}`)
    .join(', ');

/** What the menu asks for it now, where that is to change. */
export function presentText(dish: DraftDish): string | null {
  const { presentCents, presentPricing, presentSizes } = dish;
  if (presentCents === null || isThere(dish) || hasOtherSizes(dish)) return null;
  return presentSizes
    ? sizesText(presentCents, presentSizes)
    : priceText({ priceCents: presentCents, pricing: presentPricing });
}

/** What it is to cost, once that is known: by the kilo, where it is sold so. */
export const shownPrice = (dish: DraftDish): string | null =>
  dish.priceCents === null ? null : priceText({ priceCents: dish.priceCents, pricing: soldAs(dish) });

const soldAs = ({ pricing, presentPricing }: DraftDish) => (pricing === undefined ? presentPricing : pricing);

/** Dishes without a heading are where the menu has them, when that is one place; or of the menu as a whole. */
function placed(read: readonly ReadCategory[], present: PresentMenu): ReadCategory[] {
  const homeOf = (dish: string) => {
    const homes = present.categories.filter(({ name }) => presentDish(present, name, dish));
    return homes.length === 1 ? homes[0]!.name : m['setup.menu.unnamed']();
  };
  return askRepeated(
    together(
      read.flatMap((category) =>
        category.name ? [category] : category.dishes.map((dish) => ({ name: homeOf(dish.name), dishes: [dish] })),
      ),
    ),
  );
}

function presentDish({ categories }: PresentMenu, category: string, dish: string) {
  const there = categories.find(({ name }) => folded(name) === folded(category));
  return there?.dishes.find(({ name }) => folded(name) === folded(dish));
}

/** Still asked about. */
export const asks = ({ priceCents, out }: DraftDish): boolean => priceCents === null && !out;
/** In the menu already, at these very prices, and sold so. */
export const isThere = (dish: DraftDish): boolean =>
  dish.presentCents !== null &&
  dish.priceCents === dish.presentCents &&
  soldAs(dish) === dish.presentPricing &&
  !hasOtherSizes(dish) &&
  repricedSizes(dish.choices, dish.presentSizes).length === 0;
/** The menu has it in other sizes: what becomes of them, only who edits the menu can say. */
export const hasOtherSizes = ({ presentCents, presentSizes, choices, priceCents }: DraftDish): boolean =>
  presentCents !== null && priceCents !== null && !sameSizes(choices, presentSizes);
const taken = (dish: DraftDish): boolean => dish.priceCents !== null && !isThere(dish) && !hasOtherSizes(dish);

export function countOf(draft: readonly DraftCategory[]) {
  const dishes = draft.flatMap((category) => category.dishes);
  return {
    all: dishes.length,
    taken: dishes.filter(taken).length,
    unsure: dishes.filter(asks).length,
    categories: draft.length,
  };
}

/** What is sure of it, as the server takes it. */
export function takenOf(draft: readonly DraftCategory[]): TakenMenu {
  const categories = draft.map(({ name, dishes }) => ({
    name,
    dishes: dishes.filter(taken).map(({ name: dish, description, priceCents, pricing, presentCents, choices }) => ({
      name: dish,
      description,
      priceCents: priceCents!,
      pricing,
      presentCents,
      choices,
    })),
  }));
  return { categories: categories.filter(({ dishes }) => dishes.length > 0) };
}
