import { useMemo } from 'react';
import type { MenuIndex } from '../../order.ts';
import { countItems, isLocked, marks } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';

/** The lines of the comanda against the menu as it is now. */
export function useComandaLines(menu: MenuIndex | null, menuReadAt: number) {
  const { comanda } = useComanda();
  const { lines } = comanda;
  const refusals = useMemo(() => marks(lines, menu, menuReadAt), [lines, menu, menuReadAt]);
  return { lines, refusals, locked: isLocked(comanda), count: countItems(lines) };
}

export type ComandaLines = ReturnType<typeof useComandaLines>;
