import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';
import { totals } from '../../order.ts';
import { useComanda } from './comanda-context.tsx';

const estimateFreshMs = 60_000;

/** What the comanda comes to, by the server's own rule. */
export function useComandaTotals(serviceFeeBasisPoints: number) {
  const { lines } = useComanda().comanda;
  return totals(
    lines.map(({ quantity, seenUnitCents }) => ({ quantity, unitCents: seenUnitCents })),
    serviceFeeBasisPoints,
  );
}

/** How long the kitchen would need for it now, or nothing while that is not known. */
export function useEstimate(slug: string) {
  const productIds = [...new Set(useComanda().comanda.lines.map((line) => line.productId))].sort();
  const { data } = useQuery({
    ...api.orders.estimate.queryOptions({ input: { slug, productIds } }),
    enabled: productIds.length > 0,
    staleTime: estimateFreshMs,
    refetchInterval: estimateFreshMs,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return productIds.length > 0 ? data : undefined;
}
