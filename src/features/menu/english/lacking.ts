import type { EditedCategory, EditedGroup, EditedMenu, EditedProduct } from '../editing/contract.ts';

/** A description that is not there needs no English. */
const ownLacking = ({ nameEn, description, descriptionEn }: EditedProduct) =>
  nameEn === '' || (description !== '' && descriptionEn === '');

export function isGroupLacking({ nameEn, options }: EditedGroup): boolean {
  return nameEn === '' || options.some((option) => option.nameEn === '');
}

/** What is still without English of all that a guest reads: categories, and products by themselves or by what is chosen of them. */
export function lackingEnglish({ categories, optionGroups }: EditedMenu) {
  const groups = new Set(optionGroups.filter(isGroupLacking).map(({ id }) => id));
  const isLacking = (product: EditedProduct) =>
    ownLacking(product) || product.optionGroupIds.some((id) => groups.has(id));
  return {
    isLacking,
    count: categories.reduce(
      (sum, { nameEn, products }) => sum + products.filter(isLacking).length + (nameEn === '' ? 1 : 0),
      0,
    ),
  };
}

/** The menu narrowed down to what is still to be written. A category without its own name stays, to say so. */
export function onlyLacking(categories: readonly EditedCategory[], isLacking: (product: EditedProduct) => boolean) {
  return categories
    .map((category) => ({ ...category, products: category.products.filter(isLacking) }))
    .filter(({ nameEn, products }) => nameEn === '' || products.length > 0);
}
