import { m } from '#generated/messages/messages.js';

/** How many dishes and drinks are in a category, or made at a station. */
export function itemsText(count: number): string {
  return count === 1 ? m['menu.list.countOne']() : m['menu.list.count']({ count });
}
