import type { Serves } from '../serves.ts';
import { keptStock } from './availability/stock.ts';
import type { menu as calls } from './contract.ts';
import { menuCsv } from './csv/server.ts';
import { keptMenu, readMenu } from './store.ts';

export const menu = {
  async bySlug(caller, input) {
    const { scope } = await caller.house(input.slug);
    const found = await keptMenu(scope);
    return { ...found, categories: found.categories.filter((category) => category.products.length > 0) };
  },
  async stock(caller, { slug }) {
    const { scope } = await caller.house(slug);
    return keptStock(scope);
  },
  own(caller) {
    return readMenu(caller.scope);
  },
  ...menuCsv,
} satisfies Serves<typeof calls>;
