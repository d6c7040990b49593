import type { Serves } from '../serves.ts';
import { keptStock } from './availability/stock.ts';
import type { menu as calls, Menu } from './contract.ts';
import { menuCsv } from './csv/server.ts';
import { inEnglish } from './english/in-english.ts';
import { keptEnglish } from './english/store.ts';
import { withLooks } from './looks/store.ts';
import { keptMenu, readMenu } from './store.ts';

const forGuests = (menu: Menu): Menu => ({
  ...menu,
  categories: menu.categories.filter(({ products }) => products.length > 0),
});

export const menu = {
  async bySlug(caller, input) {
    const { scope } = await caller.house(input.slug);
    return forGuests(await withLooks(scope, await keptMenu(scope)));
  },
  async inEnglish(caller, { slug }) {
    const { scope } = await caller.house(slug);
    const [menu, english] = await Promise.all([keptMenu(scope), keptEnglish(scope)]);
    return forGuests(await withLooks(scope, inEnglish(menu, english)));
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
