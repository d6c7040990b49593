import { m } from '#generated/messages/messages.js';
import type { Charge, Discount } from '../contract.ts';
import { discountLabel } from '../fee-label.ts';
import { paperMoney, portuguese } from '../portuguese.ts';
import { PaperSum } from './paper.tsx';

interface AdjustmentSumsProps {
  charges: readonly Charge[];
  discount: Discount | null;
  /** What was really taken off. */
  discountCents: number;
}

/** The cashier's lines on paper: each charge by its name, and what was taken off. */
export function AdjustmentSums({ charges, discount, discountCents }: AdjustmentSumsProps) {
  return (
    <>
      {charges.map(({ description, cents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change; two charges may say the same
        <PaperSum key={index} label={description}>
          {paperMoney(cents)}
        </PaperSum>
      ))}
      {discountCents > 0 && (
        <PaperSum label={discountLabel(discount, portuguese.locale)}>
          {m['bills.minus']({ amount: paperMoney(discountCents) }, portuguese)}
        </PaperSum>
      )}
    </>
  );
}
