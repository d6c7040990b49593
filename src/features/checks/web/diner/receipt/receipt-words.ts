import { m } from '#generated/messages/messages.js';
import { feeText } from '../../../../bills/web/diner/receipt-part.tsx';
import type { OwnReceipt } from '../../../receipt/contract.ts';
import { piece } from '../../../values.ts';
import { money } from '../money.ts';
import { piecesText } from '../split/pieces.ts';

interface Row {
  label: string;
  amount: string;
}

/** What a part is of where it is of no certain dishes. */
export function partWord({ people, last }: Pick<OwnReceipt, 'people' | 'last'>): string {
  if (people !== null) return m['checks.receipt.equal']({ people });
  return last ? m['checks.receipt.last']() : m['checks.receipt.amount']();
}

/** How it adds up, the fee told as that of the bill; what is nothing has no row. */
export function sumsOf(receipt: OwnReceipt): Row[] {
  const { lines, itemsCents, couvertCents, feeCents, serviceFeeBasisPoints, extraCents, restCents } = receipt;
  const fee = feeText(serviceFeeBasisPoints);
  if (lines.length === 0)
    return feeCents > 0 ? [{ label: m['checks.receipt.feeWithin']({ fee }), amount: money(feeCents) }] : [];
  const rows: [string, number][] = [
    [m['checks.items'](), itemsCents],
    [m['checks.couvert'](), couvertCents],
    [fee, feeCents],
    [m['checks.otherShare'](), extraCents],
    [m['checks.receipt.rest'](), restCents],
  ];
  return rows.flatMap(([label, cents]) => (cents === 0 ? [] : { label, amount: signed(cents) }));
}

const signed = (cents: number) => (cents < 0 ? m['diner.minus']({ amount: money(-cents) }) : money(cents));

/** How many of a line were paid for; of a share of one, the line as it was ordered and how much of it. */
export function countOf({ quantity, pieces }: Pick<OwnReceipt['lines'][number], 'quantity' | 'pieces'>) {
  if (pieces % piece === 0) return { count: pieces / piece, share: null };
  return { count: quantity, share: piecesText(quantity, pieces) };
}
