import { m } from '#generated/messages/messages.js';

/** '1 item', '3 itens'. */
export function itemsText(count: number): string {
  return count === 1 ? m['bills.pass.item']() : m['bills.pass.items']({ count });
}
