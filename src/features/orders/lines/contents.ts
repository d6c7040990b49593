import type { Allergen } from '../../menu/allergen-words.ts';
import type { Menu, OptionGroup, Product } from '../../menu/contract.ts';

/** The allergens of each product and of each option, by its id. */
export type Contents = ReadonlyMap<string, Allergen[]>;

export function contentsOf({ categories, optionGroups }: Menu): Contents {
  return contentsIn(
    categories.flatMap(({ products }) => products),
    optionGroups,
  );
}

export function contentsIn(products: Iterable<Product>, groups: Iterable<Pick<OptionGroup, 'options'>>): Contents {
  const options = [...groups].flatMap((group) => group.options);
  return new Map([...products, ...options].map(({ id, allergens = [] }) => [id, allergens]));
}

/** What a line contains: its dish and the options that were chosen with it, each allergen once. */
export function contained(
  { productId, choices }: { productId: string; choices: readonly { optionId: string }[] },
  contents: Contents,
): Allergen[] {
  const ids = [productId, ...choices.map(({ optionId }) => optionId)];
  return [...new Set(ids.flatMap((id) => contents.get(id) ?? []))];
}
