import type { Menu } from '#features/menu/contract.ts';
import { type ComandaMenu, readComanda } from '../../typed/read-comanda.ts';

/** The menu as if nothing of it had run out: what a word means does not change with that. */
export function onceHad(menu: Menu): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({ ...product, available: true })),
  }));
  return { ...menu, categories };
}

/** The names of the dishes that a typed text orders; several of which it would be asked are all of them named. */
export function dishesFound(menu: ComandaMenu, text: string): string[] {
  const { lines, asked } = readComanda(menu, text);
  const meant = asked.filter(({ line }) => line === null).flatMap(({ candidates }) => candidates);
  const ids = [
    ...lines.map(({ productId }) => productId),
    ...meant.flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])),
  ];
  const names = new Map(menu.categories.flatMap(({ products }) => products.map(({ id, name }) => [id, name])));
  return [...new Set(ids)].map((id) => names.get(id) ?? '');
}
