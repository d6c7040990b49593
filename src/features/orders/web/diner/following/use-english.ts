import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '#client/diner-api.ts';
import { getLocale } from '#generated/messages/runtime.js';

/**
 * What a dish or an option is called on the menu of a guest who reads English. Orders hold the Portuguese names; whoever comes from the
 * menu has it already, and without it an order is told as it was stored.
 */
export function useEnglish(): (id: string) => string | undefined {
  const { slug = '' } = useParams();
  const { data } = useQuery({
    ...api.menu.inEnglish.queryOptions({ input: { slug } }),
    enabled: getLocale() === 'en',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const named = [
    ...(data?.categories.flatMap(({ products }) => products) ?? []),
    ...(data?.optionGroups.flatMap(({ options }) => options) ?? []),
  ].filter(({ inPortuguese }) => inPortuguese);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
}
