import type { Allergen } from '../../../allergen-words.ts';
import type { EditedGroup, EditedMenu } from '../../../editing/contract.ts';
import { presentStation } from '../../../stations/home.ts';
import type { PriceRule } from '../../../values.ts';

export interface OptionDraft {
  /** The id of an option that is there, or one of this form's own. */
  key: string;
  saved: boolean;
  name: string;
  /** What guests who read English see; '' while nothing is written. */
  nameEn: string;
  /** Below zero while a minus is typed: that says the same as `discount`. NaN: what is typed is no amount. */
  priceDeltaCents: number;
  /** Said apart from the amount. */
  discount: boolean;
  available: boolean;
  allergens: Allergen[];
  /** Where it is made; null is with its dish. */
  stationId: string | null;
}

/** An option group as it is being typed. */
export interface GroupDraft {
  name: string;
  nameEn: string;
  min: number;
  max: number;
  priceRule: PriceRule;
  /** One option may be chosen several times. */
  repeats: boolean;
  options: OptionDraft[];
  /** The ids of the products that ask for it. */
  products: string[];
}

export const mostOptions = 50;

export function newOption(key: string): OptionDraft {
  return {
    key,
    saved: false,
    name: '',
    nameEn: '',
    priceDeltaCents: 0,
    discount: false,
    available: true,
    allergens: [],
    stationId: null,
  };
}

export function newGroupDraft(key: string): GroupDraft {
  return {
    name: '',
    nameEn: '',
    min: 0,
    max: 1,
    priceRule: 'sum',
    repeats: false,
    options: [newOption(key)],
    products: [],
  };
}

export function groupDraftOf(group: EditedGroup, products: string[]): GroupDraft {
  const { name, nameEn, min, max, priceRule, repeats, options } = group;
  return {
    name,
    nameEn,
    min,
    max,
    priceRule,
    repeats,
    products,
    options: options.map(({ id, name, nameEn, priceDeltaCents, available, allergens = [], stationId }) => ({
      key: id,
      saved: true,
      name,
      nameEn,
      available,
      allergens,
      stationId,
      priceDeltaCents: Math.abs(priceDeltaCents),
      discount: priceDeltaCents < 0,
    })),
  };
}

/** A new group that begins as another is; of no product yet. */
export function copiedDraft(group: EditedGroup): GroupDraft {
  const draft = groupDraftOf(group, []);
  return { ...draft, options: draft.options.map((option) => ({ ...option, saved: false })) };
}

const askedOf = (menu: EditedMenu, groupId: string | undefined) =>
  groupId === undefined
    ? []
    : menu.categories
        .flatMap(({ products }) => products)
        .filter(({ optionGroupIds }) => optionGroupIds.includes(groupId));

export const productsOf = (menu: EditedMenu, groupId: string | undefined): string[] =>
  askedOf(menu, groupId).map(({ id }) => id);

/** The names of the products that ask for a group, in the order of the menu. */
export const dishesOf = (menu: EditedMenu, groupId: string): string[] => askedOf(menu, groupId).map(({ name }) => name);

/** As the contract takes it: of the products only what was changed here, and nothing of one that has gone meanwhile. */
export function sentGroup({ products, options, ...draft }: GroupDraft, before: string[], menu: EditedMenu) {
  const there = new Set(menu.categories.flatMap(({ products }) => products.map(({ id }) => id)));
  return {
    ...draft,
    options: options.map(
      ({ key, saved, name, nameEn, priceDeltaCents, discount, available, allergens, stationId }) => ({
        ...(saved ? { id: key } : {}),
        name,
        nameEn,
        available,
        allergens,
        stationId: presentStation(stationId, menu.stations)?.id ?? null,
        priceDeltaCents: discount && priceDeltaCents > 0 ? -priceDeltaCents : priceDeltaCents,
      }),
    ),
    attach: products.filter((id) => there.has(id) && !before.includes(id)),
    detach: before.filter((id) => there.has(id) && !products.includes(id)),
  };
}
