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

/** How much of a line a row stands for, and what that costs: what this phone has of it, or what it can still take. */
export function rowOf(line: Pick<CheckLine, 'cents' | 'quantity'>, { mine, free }: Pick<Standing, 'mine' | 'free'>) {
  const { quantity } = line;
  const amount = priceOf(line, mine || free);
  if (mine > 0) return { amount, detail: piecesText(quantity, mine) };
  if (free < quantity * piece)
    return { amount, detail: m['checks.stillFree']({ pieces: piecesText(quantity, free) ?? '' }) };
  return { amount, detail: quantity > 1 ? m['checks.quantity']({ quantity }) : null };
}

/** '1 de 2', 'Metade', 'O resto' of what is not whole. */
export function piecesText(quantity: number, pieces: number): string | null {
  if (pieces === quantity * piece) return quantity > 1 ? m['checks.allOf']({ quantity }) : null;
  if (pieces % piece === 0) return m['checks.someOf']({ count: pieces / piece, quantity });
  const part = fractions.find((each) => each.pieces === pieces);
  return part ? part.name() : m['checks.partOf']();
}
