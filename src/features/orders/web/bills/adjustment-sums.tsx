import { m } from '#generated/messages/messages.js';
import { formatPercentage } from '#lib/money.ts';
import type { Charge, Discount } from '../../contract.ts';
import { PaperSum, paperMoney, portuguese } from '../paper.tsx';

interface AdjustmentSumsProps {
  charges: readonly Charge[];
  discount: Discount | null;
  /** What was really taken off. */
  discountCents: number;
}

/** The cashier's lines on paper: each charge by its name, and what was taken off. */
export function AdjustmentSums({ charges, discount, discountCents }: AdjustmentSumsProps) {
  const percentage = discount?.type === 'percentage' ? formatPercentage(discount.value, 'pt-BR') : null;
  return (
    <>
      {charges.map(({ description, cents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change; two charges may say the same
        <PaperSum key={index} label={description}>
          {paperMoney(cents)}
        </PaperSum>
      ))}
      {discountCents > 0 && (
        <PaperSum
          label={
            percentage === null
              ? m['bills.discount']({}, portuguese)
              : m['bills.discountOf']({ percentage }, portuguese)
          }
        >
          {m['bills.minus']({ amount: paperMoney(discountCents) }, portuguese)}
        </PaperSum>
      )}
    </>
  );
}
