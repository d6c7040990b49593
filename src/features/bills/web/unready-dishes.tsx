import { useState } from 'react';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Order } from '../../orders/contract.ts';
import { choiceNames } from '../../orders/lines/choice-names.ts';
import { isOwed } from '../../orders/order.ts';
import { PaidBack } from '../../orders/web/paid-back.tsx';
import type { Adjustments } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { fallOfAll } from '../fall.ts';
import { remainingOf, unmadeDishes, unmadeLines } from '../unmade-dishes.ts';
import { useVoidUnmade } from './use-void-unmade.ts';

/** Whether the kitchen goes on with it, or all of it was carried to the table already. */
type Deed = (untilServed: boolean) => void;

interface Unready {
  bill: Bill;
  /** As the cashier has decided of it so far. */
  adjustments: Adjustments;
  /** Something is still to be paid. */
  owes: boolean;
  onCorrected: (order: Pick<Order, 'id' | 'revision'>) => void;
}

/**
 * Closing a bill takes everything for delivered, and the kitchen stops making it. Whoever closes one with dishes that are not ready says
 * first what becomes of them.
 */
export function useUnreadyDishes({ bill, adjustments, owes, onCorrected }: Unready) {
  const [deed, setDeed] = useState<{ run: Deed } | null>(null);
  const unmade = unmadeLines(bill.orders);
  const forget = () => setDeed(null);
  const voiding = useVoidUnmade({ onCorrected, onDone: forget });
  const count = unmadeDishes(bill.orders);
  const voidable = unmade.filter(({ order }) => isOwed(order));
  const fall = fallOfAll(bill, adjustments, remainingOf(voidable));
  const choose = (untilServed: boolean) => {
    forget();
    deed?.run(untilServed);
  };
  return {
    /** At once where everything is ready. */
    ask: (run: Deed) => (count > 0 ? setDeed({ run }) : run(false)),
    dialog: (
      <Dialog
        role="alertdialog"
        open={deed !== null && count > 0}
        onClose={forget}
        fixed={voiding.isPending}
        title={count === 1 ? m['bills.unready.titleOne']() : m['bills.unready.titleMany']({ count })}
        closeLabel={m['common.close']()}
      >
        <ul className="mb-4 grid gap-1">
          {unmade.map(({ order, line }) => (
            <li key={`${order.id} ${line.line}`} className="flex gap-2">
              <span className="w-8 shrink-0 font-semibold text-brand-ink tabular-nums">
                {line.quantity}
                <span aria-hidden="true">×</span>
              </span>
              <span className="min-w-0 wrap-anywhere">
                {line.name}
                {line.choices.length > 0 && (
                  <span className="block text-ink-3 text-sm">{choiceNames(line).join(' · ')}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
        <div className="grid gap-2.5">
          <Answer
            main
            label={m['bills.unready.make']()}
            hint={owes ? m['bills.unready.makeHint']() : m['bills.unready.makePaidHint']()}
            disabled={voiding.isPending}
            onClick={() => choose(true)}
          />
          <Answer
            label={m['bills.unready.gone']()}
            hint={m['bills.unready.goneHint']()}
            disabled={voiding.isPending}
            onClick={() => choose(false)}
          />
          {voidable.length > 0 && (
            <Answer
              label={voiding.isPending ? m['bills.unready.voiding']() : m['bills.unready.void']()}
              hint={m['bills.unready.voidHint']({ amount: formatMoney(fall.cents, getLocale()) })}
              disabled={voiding.isPending}
              onClick={() => voiding.send(voidable)}
            />
          )}
          <PaidBack cents={voidable.length > 0 ? fall.backCents : 0} />
          <Unsent of={[voiding]} />
        </div>
      </Dialog>
    ),
  };
}

interface AnswerProps {
  label: string;
  /** What comes of it. */
  hint: string;
  main?: boolean;
  disabled: boolean;
  onClick: () => void;
}

function Answer({ label, hint, main, disabled, onClick }: AnswerProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cx(
        'min-h-15 w-full rounded-md px-4 py-2.5 text-left transition active:scale-[.985] disabled:opacity-50',
        main ? 'bg-brand text-on-brand enabled:hover:bg-brand-lift' : 'inset-ring inset-ring-hairline hover:bg-sunken',
      )}
    >
      <span className="block font-semibold">{label}</span>
      <span className={cx('block text-sm', !main && 'text-ink-2')}>{hint}</span>
    </button>
  );
}
