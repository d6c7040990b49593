import { useMemo } from 'react';
import type { Wanted } from '../../../../menu/finding/wanted.ts';
import type { Profile } from '../../../../restaurants/contract.ts';
import { type MenuIndex, type Refusal, totals } from '../../../order.ts';
import type { Counting } from '../choosing/counting.ts';
import { countItems, isLocked, type Line, marks } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';

/** The lines of the comanda against the menu as it is now. */
export function useComandaView(menu: MenuIndex, menuReadAt: number, counting: Counting | undefined) {
  const { comanda } = useComanda();
  const { lines } = comanda;
  const refusals = useMemo(
    () => marks(lines, menu, menuReadAt, counting?.short(lines)),
    [lines, menu, menuReadAt, counting],
  );
  return { lines, refusals, locked: isLocked(comanda), count: countItems(lines) };
}

export type ComandaView = ReturnType<typeof useComandaView>;

/** What every way of showing the comanda is given: beside the menu, or over it. */
export interface ComandaViewProps {
  view: ComandaView;
  menu: MenuIndex;
  /** The filters of the sitting. */
  wanted: Wanted;
  restaurant: Profile;
  onEdit: (line: Line) => void;
}

/** What is no longer on offer is not ordered, and counts for nothing. */
export const isLeftOut = (refusal: Refusal | undefined) => refusal?.code === 'product_unavailable';

/** What the comanda comes to, by the server's own rule, and of how many items. */
export function comandaTotals({ lines, refusals }: ComandaView, serviceFeeBasisPoints: number) {
  const ordered = lines.filter(({ id }) => !isLeftOut(refusals.get(id)));
  const charged = ordered.map(({ quantity, seenUnitCents }) => ({ quantity, unitCents: seenUnitCents }));
  return { ...totals(charged, serviceFeeBasisPoints), count: countItems(ordered) };
}
