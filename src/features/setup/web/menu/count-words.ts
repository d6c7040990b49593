import { m } from '#generated/messages/messages.js';

/** '1 item', '19 itens'. */
export function itemsText(count: number): string {
  return count === 1 ? m['setup.menu.item']() : m['setup.menu.items']({ count });
}

export function categoriesText(count: number): string {
  return count === 1 ? m['setup.menu.category']() : m['setup.menu.categories']({ count });
}

/** What the button takes, and how many it leaves out because nobody has said what they cost. */
export function takingText(count: number, unsure: number): string {
  if (count === 0) return m['setup.menu.useNone']();
  if (unsure > 0) return m['setup.menu.useSome']({ count, left: unsure });
  return count === 1 ? m['setup.menu.useOne']() : m['setup.menu.use']({ count });
}
