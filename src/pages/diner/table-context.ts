import { type MetaDescriptor, useOutletContext } from 'react-router';
import type { Profile } from '#features/restaurants/contract.ts';

/** What the table's layout hands to its pages. */
export interface TableContext {
  restaurant: Profile;
  number: number;
  /** Where the table's pages begin. */
  base: string;
  /** When the server rendered the page. */
  renderedAt: string;
  /** Their bill is closed. */
  ended: boolean;
}

export function useTable(): TableContext {
  return useOutletContext<TableContext>();
}

type Match = { id: string; loaderData?: unknown } | undefined;

/** Title and description of a page of the table, from what the layout has read; and the page that search engines should show. */
export function tableMeta(
  matches: readonly Match[],
  words: (restaurant: Profile) => { title: string; description: string; canonical?: string },
): MetaDescriptor[] {
  const layout = matches.find((match) => match?.id === 'diner/layout')?.loaderData;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string } | undefined;
  const restaurant = (layout as { restaurant?: Profile } | undefined)?.restaurant;
  if (!restaurant) return [];
  const { title, description, canonical } = words(restaurant);
  const href = `${root?.publicUrl?.replace(/\/$/, '') ?? ''}${canonical}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href }] : []),
  ];
}
