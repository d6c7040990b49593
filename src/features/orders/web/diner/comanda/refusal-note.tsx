import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { leftText } from '../../../../menu/web/diner/left-text.ts';
import type { Refusal } from '../../../order.ts';
import type { LineEdit } from './comanda.ts';

function words(refusal: Refusal): string {
  switch (refusal.code) {
    case 'price_changed': {
      const [before, after] = [refusal.seenCents, refusal.unitCents].map((cents) => formatMoney(cents, getLocale()));
      return m['diner.priceWas']({ before: before ?? '', after: after ?? '' });
    }
    case 'option_unavailable':
      return refusal.option
        ? m['diner.optionUnavailable']({ option: refusal.option })
        : m['diner.anOptionUnavailable']();
    case 'choices_invalid':
      return m['diner.choicesInvalid']({ group: refusal.group });
    case 'not_enough_left':
      return refusal.left > 0 ? leftText(refusal.left, refusal.option) : m['diner.noneLeft']();
    default:
      return m['diner.lineUnavailable']();
  }
}

const button =
  'min-h-11 rounded-full bg-surface px-4 py-2 font-semibold text-brand-ink text-sm inset-ring inset-ring-hairline';

type Props = {
  refusal: Refusal;
  /** Takes what is offered in place of what cannot be had. */
  onAccept: (offered: LineEdit) => void;
  /** Absent when the product is gone: then it can only be removed. */
  onChooseAgain?: () => void;
};

/** What stands against a line, and the way to settle it. */
export function RefusalNote({ refusal, onAccept, onChooseAgain }: Props) {
  return (
    <div className="mt-2 grid justify-items-start gap-2 rounded-md bg-yellow-tint p-3 text-sm text-yellow">
      <p className="flex gap-2 font-medium">
        <AlertIcon size={18} />
        <span className="min-w-0">{words(refusal)}</span>
      </p>
      {refusal.code === 'price_changed' ? (
        <button type="button" className={button} onClick={() => onAccept({ seenUnitCents: refusal.unitCents })}>
          {m['diner.acceptPrice']({ price: formatMoney(refusal.unitCents, getLocale()) })}
        </button>
      ) : refusal.code === 'not_enough_left' && refusal.left > 0 ? (
        <button type="button" className={button} onClick={() => onAccept({ quantity: refusal.left })}>
          {m['diner.orderLeft']({ count: refusal.left })}
        </button>
      ) : (
        (refusal.code !== 'not_enough_left' || refusal.option) &&
        refusal.code !== 'product_unavailable' &&
        onChooseAgain && (
          <button type="button" className={button} onClick={onChooseAgain}>
            {m['diner.chooseAgain']()}
          </button>
        )
      )}
    </div>
  );
}
