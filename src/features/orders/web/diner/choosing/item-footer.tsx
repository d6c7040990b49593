import type { MouseEvent } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { Product } from '../../../../menu/contract.ts';
import { isSoldByStaff } from '../../../../menu/web/diner/orderable.ts';

type Props = {
  /** Since the dialog was opened. */
  soldOut: boolean;
  quantity: number;
  onQuantity: (quantity: number) => void;
  most: number;
  totalCents: number;
  /** What is to be chosen first, in words. */
  missing: string | null;
  /** What the button says once nothing is missing. */
  confirm: string;
  onCancel: () => void;
  onSubmit: (event: MouseEvent) => void;
};

/** How many, what they come to, and the way to the comanda. */
export function ItemFooter(props: Props) {
  const { soldOut, quantity, onQuantity, most, totalCents, missing, confirm, onCancel, onSubmit } = props;
  return (
    <>
      <div role="status" className="not-empty:mb-4">
        {soldOut && <Notice tone="yellow">{m['diner.soldOutNow']()}</Notice>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <NumberStepper
          value={quantity}
          onChange={onQuantity}
          min={1}
          max={most}
          label={m['diner.quantity']()}
          decreaseLabel={m['diner.less']()}
          increaseLabel={m['diner.more']()}
        />
        <p className="flex items-baseline gap-3 text-ink-2 text-sm">
          {m['diner.total']()}
          <strong className="money font-semibold text-2xl text-ink tracking-tight">
            {/* What its choices make the price of has none before them. */}
            {totalCents === 0 && missing !== null ? '–' : formatMoney(totalCents, getLocale())}
          </strong>
        </p>
      </div>
      <div className="mt-4 grid grid-cols-[1fr_2fr] gap-3">
        <Button variant="quiet" onClick={onCancel} className="px-3!">
          {m['diner.cancel']()}
        </Button>
        <Button
          disabled={soldOut}
          onClick={onSubmit}
          variant={missing === null ? 'fill' : 'soft'}
          className={missing === null ? '' : 'px-3! py-1.5!'}
        >
          {missing === null ? (
            confirm
          ) : (
            // Two lines of it fit the height that the button has with one.
            <span className="line-clamp-2 text-sm leading-5 wrap-anywhere">{missing}</span>
          )}
        </Button>
      </div>
    </>
  );
}

/** What becomes of a dish that a guest cannot order: the team sells it, or it cannot be had. */
function readingText(product: Product): string {
  if (!isSoldByStaff(product)) return m['diner.onlyToRead']();
  return product.pricing === 'weight' ? m['diner.weighedOnAsking']() : m['diner.pricedOnAsking']();
}

/** Of a dish that a guest could not order when it was opened. */
export function ReadingFooter({ product, onClose }: { product: Product; onClose: () => void }) {
  return (
    <>
      <Notice>{readingText(product)}</Notice>
      <Button variant="quiet" wide onClick={onClose} className="mt-4">
        {m['common.close']()}
      </Button>
    </>
  );
}
