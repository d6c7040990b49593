import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { Menu, Product } from '#features/menu/contract.ts';

/** Of a table, or of the whole house where that is ''. */
export function recentProductsOf(tableId: string) {
  return api.orders.recentProducts.queryOptions({ input: tableId ? { tableId } : {} });
}

/** What was ordered last and can be ordered now. Without an answer there is simply no such list. */
export function useRecentProducts(menu: Menu, tableId: string): Product[] {
  const recent = useQuery({ ...recentProductsOf(tableId), placeholderData: keepPreviousData });
  const products = menu.categories.flatMap((category) => category.products);
  return (recent.data?.productIds ?? []).flatMap((id) => products.filter((p) => p.id === id && p.available));
}
