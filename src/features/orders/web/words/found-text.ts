import { m } from '#generated/messages/messages.js';

/** What is ordered by a word; of several dishes the order form asks which. */
export function foundText(dishes: readonly string[]): string {
  if (dishes.length === 0) return m['orders.words.noDish']();
  const names = dishes.join(' · ');
  return dishes.length === 1 ? m['orders.words.dish']({ name: names }) : m['orders.words.asks']({ names });
}
