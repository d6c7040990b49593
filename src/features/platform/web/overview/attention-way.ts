import { managedRestaurantPath, platformPaths, subscriptionsOf } from '#lib/addresses.ts';
import { mostCharacters } from '#lib/limits.ts';
import type { AttentionItem } from '../../overview/contract.ts';
import type { AttentionKind } from '../../overview/values.ts';

/** The list in which a kind stands. Refunds are made above the subscriptions. */
const lists = {
  refund: 'subscriptions',
  past_due: 'subscriptions',
  payment_failed: 'subscriptions',
  ending: 'subscriptions',
  restaurant: 'restaurants',
  feedback: 'feedback',
} as const satisfies Record<AttentionKind, string>;

/** A list searched for words: as many as a search takes, without half of a character at their end. */
const searched = (list: string, words: string) =>
  `${list}?busca=${encodeURIComponent(
    words
      .slice(0, mostCharacters.search)
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
  )}`;

/** Where something is acted on: mostly the page of its restaurant. */
export function actedOnAt(item: Pick<AttentionItem, 'kind' | 'restaurant' | 'restaurantId'>): string {
  const { kind, restaurant, restaurantId } = item;
  if (kind === 'refund') return platformPaths.subscriptions;
  return kind === 'feedback' ? searched(platformPaths.feedback, restaurant) : managedRestaurantPath(restaurantId);
}

/** Where all of a kind are. */
export const allOfKind = (kind: AttentionKind) => {
  if (kind === 'past_due') return subscriptionsOf('past_due');
  return kind === 'ending' ? subscriptionsOf('active') : platformPaths[lists[kind]];
};
