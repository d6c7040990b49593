import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { Menu, Product } from '#features/menu/contract.ts';

/** What was ordered last and can be ordered now. Without an answer there is simply no such list. */
export function useRecentProducts(menu: Menu, tableId: string): Product[] {
  const input = tableId ? { tableId } : {};
  const recent = useQuery({
    ...api.orders.recentProducts.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const products = menu.categories.flatMap((category) => category.products);
  return (recent.data?.productIds ?? []).flatMap((id) => products.filter((p) => p.id === id && p.available));
}
