import { useMemo } from 'react';
import type { Item } from '#features/menu/availability/contract.ts';
import type { Menu } from '#features/menu/contract.ts';
import type { Order } from '../contract.ts';
import { spareOf } from '../stock/left.ts';
import { type DraftLine, priced, withLine } from './draft.ts';
import { lineTroubles } from './line-troubles.ts';
import { offeredTo } from './offered-to.ts';

interface FormLinesOptions {
  order: Order | null;
  menu: Menu;
  stock: readonly Pick<Item, 'id' | 'left'>[];
  /** On the order. */
  draft: readonly DraftLine[];
  /** Typed, and understood. */
  typed: readonly DraftLine[] | undefined;
}

/** The lines of the form at today's prices, what is still left beside them, and why some cannot be had. */
export function useFormLines({ order, menu: read, stock, draft, typed }: FormLinesOptions) {
  const { menu, index, left } = useMemo(() => offeredTo(order, read, stock), [order, read, stock]);
  const lines = draft.map((line) => priced(line, index));
  // What is typed and understood goes with the order, and counts.
  const all = typed ? typed.reduce(withLine, lines) : lines;
  return {
    menu,
    index,
    lines,
    all,
    troubles: lineTroubles(lines, index, left, typed),
    spareOf: (line: Pick<DraftLine, 'productId' | 'optionIds'>) => spareOf(line, [...lines, ...(typed ?? [])], left),
    goneOf: (others: DraftLine[]) => lineTroubles(others, index, left).size,
  };
}
