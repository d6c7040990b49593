import type { Caller, StaffCaller } from '#database/caller.ts';
import type { Menu } from './contract.ts';
import { menuCsv } from './csv/server.ts';
import { keptMenu, readMenu } from './store.ts';

export const menu = {
  async bySlug(caller: Caller, input: { slug: string }): Promise<Menu> {
    const { scope } = await caller.house(input.slug);
    const found = await keptMenu(scope);
    return { ...found, categories: found.categories.filter((category) => category.products.length > 0) };
  },
  own(caller: StaffCaller): Promise<Menu> {
    return readMenu(caller.scope);
  },
  ...menuCsv,
};
