import { type MetaDescriptor, useOutletContext } from 'react-router';
import type { Profile } from '#features/restaurants/contract.ts';

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
type Words = { title: string; description: string; path?: string };

/** Title and description of a page of the restaurant, and the one address that search engines should keep of it. */
export function restaurantMeta(matches: readonly Match[], words: (restaurant: Profile) => Words): MetaDescriptor[] {
  const layout = matches.find((match) => match?.id === 'public/restaurant-layout')?.loaderData;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string } | undefined;
  const restaurant = (layout as { restaurant?: Profile } | undefined)?.restaurant;
  if (!restaurant) return [];
  const { title, description, path = '' } = words(restaurant);
  const href = `${root?.publicUrl?.replace(/\/$/, '') ?? ''}/r/${restaurant.slug}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { tagName: 'link', rel: 'canonical', href },
  ];
}
