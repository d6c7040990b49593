import { useState } from 'react';
import type { Menu, Product } from '#features/menu/contract.ts';
import type { Chosen } from '../chosen.ts';
import type { MenuIndex } from '../order.ts';
import { halfMade, type Picks } from './draft.ts';

const nothing: Chosen = [];

export type HalfMade = ReturnType<typeof useHalfMade>;

/** What was chosen of a product that is not on the order yet: it is never left behind without a word. */
export function useHalfMade(menu: Menu, groups: MenuIndex['groups'], begunWith: Picks) {
  const [picks, setPicks] = useState(begunWith);
  const [measuring, setMeasuring] = useState<Product | null>(null);
  // A new object each time someone goes on without it: each time it is pointed out.
  const [told, setTold] = useState<{ product: Product } | null>(null);
  const begun = halfMade(menu, groups, picks) ?? measuring ?? undefined;
  return {
    picks,
    /** Whether a weight or a price is typed that is not on the order yet. */
    measured: measuring !== null,
    /** Whether something is half made. */
    begun: begun !== undefined,
    of: (product: Product) => picks[product.id] ?? nothing,
    pick: (product: Product, chosen: Chosen) => {
      setPicks((all) => ({ ...all, [product.id]: chosen }));
    },
    isMeasuring: (product: Product) => measuring?.id === product.id,
    measure: (product: Product, typed: boolean) => {
      setMeasuring(typed ? product : null);
    },
    forget: (product: Product) => {
      setPicks(({ [product.id]: _, ...others }) => others);
      setMeasuring((other) => (other?.id === product.id ? null : other));
      setTold(null);
    },
    told,
    /** Whether nothing is half made; what is, is pointed out. */
    check(): boolean {
      setTold(begun ? { product: begun } : null);
      return begun === undefined;
    },
  };
}
