import { hasWords } from '#lib/folded.ts';
import type { EditedCategory, EditedMenu } from '../../editing/contract.ts';

/** What is left of the menu under a search and a choice of category. While nothing is searched for, empty categories stay. */
export function searchMenu(menu: Pick<EditedMenu, 'categories'>, search: string, categoryId: string): EditedCategory[] {
  return menu.categories
    .filter(({ id }) => categoryId === '' || id === categoryId)
    .map((category) => ({
      ...category,
      products: category.products.filter(({ name, description, nameEn, descriptionEn }) =>
        hasWords(`${name} ${description} ${nameEn} ${descriptionEn}`, search),
      ),
    }))
    .filter(({ products }) => products.length > 0 || search.trim() === '');
}
