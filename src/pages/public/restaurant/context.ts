import { type MetaDescriptor, useOutletContext } from 'react-router';
import type { Profile } from '#features/restaurants/contract.ts';
import { pageMeta, siteUrl } from '../site/page-meta.ts';

/** What the restaurant's shell hands to its pages. */
export interface RestaurantContext {
  restaurant: Profile;
  /** Where the restaurant's pages begin. */
  base: string;
  /** When the server rendered the page. */
  renderedAt: string;
}

export function useRestaurant(): RestaurantContext {
  return useOutletContext<RestaurantContext>();
}

type Match = { id: string; loaderData?: unknown } | undefined;
type Words = { title: string; description: string; path?: string; data?: object };

/** What a page of the restaurant says of itself to search engines and to those it is shared with. */
export function restaurantMeta(
  matches: readonly Match[],
  words: (restaurant: Profile, site: string) => Words,
): MetaDescriptor[] {
  const layout = matches.find((match) => match?.id === 'public/restaurant/layout')?.loaderData;
  const restaurant = (layout as { restaurant?: Profile } | undefined)?.restaurant;
  if (!restaurant) return [];
  const { path = '', ...said } = words(restaurant, siteUrl(matches));
  return pageMeta(matches, {
    ...said,
    path: `/r/${restaurant.slug}${path}`,
    // Another version is another picture, for those who keep what they were once given.
    picture: `/og/${restaurant.slug}.jpg?v=${restaurant.version}`,
  });
}
