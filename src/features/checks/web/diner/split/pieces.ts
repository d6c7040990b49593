import { m } from '#generated/messages/messages.js';
import type { CheckLine } from '../../../told/contract.ts';
import { piece } from '../../../values.ts';

export interface Standing {
  /** In twelfths of a piece: of this phone, of the others, of nobody. */
  mine: number;
  others: number;
  free: number;
}

export function standingOf({ quantity, claims }: Pick<CheckLine, 'quantity' | 'claims'>): Standing {
  const sum = (yours: boolean) =>
    claims.filter(({ you, held }) => (you && !held) === yours).reduce((total, { pieces }) => total + pieces, 0);
  const mine = sum(true);
  const others = sum(false);
  return { mine, others, free: Math.max(0, quantity * piece - mine - others) };
}

/** What claimed pieces cost on the menu; the server's own sum of a part is shown beneath. */
export const priceOf = ({ cents, quantity }: Pick<CheckLine, 'cents' | 'quantity'>, pieces: number) =>
  Math.floor((cents * pieces) / (quantity * piece));

/** The parts of one piece that people divide it into, with how they are written and how they are said. */
export const fractions = [
  { pieces: piece, sign: () => m['checks.whole'](), name: () => m['checks.whole']() },
  { pieces: piece / 2, sign: () => '½', name: () => m['checks.half']() },
  { pieces: piece / 3, sign: () => '⅓', name: () => m['checks.third']() },
  { pieces: piece / 4, sign: () => '¼', name: () => m['checks.quarter']() },
];

/** '1 de 2', 'Metade', 'O resto' of what is not whole. */
export function piecesText(quantity: number, pieces: number): string | null {
  if (pieces === quantity * piece) return quantity > 1 ? m['checks.allOf']({ quantity }) : null;
  if (pieces % piece === 0) return m['checks.someOf']({ count: pieces / piece, quantity });
  const part = fractions.find((each) => each.pieces === pieces);
  return part ? part.name() : m['checks.partOf']();
}
