import { folded } from '../../csv/cells.ts';
import type { EditedCategory, EditedMenu, EditedProduct } from '../../editing/contract.ts';

/** 'acai' finds 'Açaí'; every word must occur in the name or the description. */
export function matches(product: Pick<EditedProduct, 'name' | 'description'>, search: string): boolean {
  const text = folded(`${product.name} ${product.description}`);
  return folded(search)
    .split(' ')
    .every((word) => text.includes(word));
}

/** What is left of the menu under a search and a choice of category. While nothing is searched for, empty categories stay. */
export function found(menu: EditedMenu, search: string, categoryId: string): EditedCategory[] {
  return menu.categories
    .filter(({ id }) => categoryId === '' || id === categoryId)
    .map((category) => ({ ...category, products: category.products.filter((product) => matches(product, search)) }))
    .filter(({ products }) => products.length > 0 || search.trim() === '');
}
