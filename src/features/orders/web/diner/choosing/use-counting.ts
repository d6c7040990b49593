import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#client/diner-api.ts';
import { patiently } from '#client/lazily.ts';
import type { Menu } from '../../../../menu/contract.ts';
import type { Counting } from './counting.ts';

/** What is left of what the restaurant counts. Read apart from the menu, which stays as it is with every sale, and only where there is any. */
export function useCounting(slug: string, menu: Menu | undefined): Counting | undefined {
  const enabled = Boolean(menu?.counted[0]);
  const { data } = useQuery({
    queryKey: api.menu.stock.key(),
    queryFn: async () => (await patiently(() => import('./counting.ts'))).readCounting(slug),
    enabled,
  });
  return useMemo(() => (menu && enabled ? data?.(menu) : undefined), [menu, data, enabled]);
}
