import { hasWords } from '#lib/folded.ts';
import type { EditedCategory, EditedMenu } from '../../editing/contract.ts';

/** What is left of the menu under a search and a choice of category. While nothing is searched for, empty categories stay. */
export function searchMenu(menu: EditedMenu, search: string, categoryId: string): EditedCategory[] {
  return menu.categories
    .filter(({ id }) => categoryId === '' || id === categoryId)
    .map((category) => ({
      ...category,
      products: category.products.filter(({ name, description }) => hasWords(`${name} ${description}`, search)),
    }))
    .filter(({ products }) => products.length > 0 || search.trim() === '');
}
