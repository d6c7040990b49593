import { keptIn } from '#client/kept.ts';
import { maxNotes, maxQuantity } from '../../../values.ts';
import type { Line } from '../comanda/comanda.ts';
import { isTexts } from '../comanda/comanda-store.ts';

export interface Choice extends Pick<Line, 'quantity' | 'notes'> {
  optionIds: readonly string[];
}

interface Kept extends Choice {
  productId: string;
}

const tab = keptIn(() => sessionStorage);
// One for the tab: no more than one dish is chosen at a time, and a product is of one restaurant.
const name = 'choice';

/** What is being chosen of a dish and not yet added outlives the page; with null nothing is. */
export function keepChoice(kept: Kept | null): void {
  tab.keep(name, kept && JSON.stringify(kept));
}

/** What was being chosen when the page went. What does not fit is none: storage is shared with other versions of this page. */
export function keptChoice(): Kept | null {
  try {
    const kept: unknown = JSON.parse(tab.read(name) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  const { productId, optionIds, quantity, notes } = Object(value) as Record<keyof Kept, unknown>;
  return (
    typeof productId === 'string' &&
    isTexts(optionIds) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= maxQuantity &&
    typeof notes === 'string' &&
    notes.length <= maxNotes
  );
}
