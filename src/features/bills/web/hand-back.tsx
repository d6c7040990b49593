import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { Bill } from '../contract.ts';
import type { PaymentMethod } from '../values.ts';
import { handBackWays } from './hand-back-ways.ts';
import { returnWords } from './return-words.ts';

type Deed = (handBack: PaymentMethod) => void;

/** More is paid than the bill comes to: whoever closes it says first how that goes back to whoever paid. */
export function useHandBack({ payments, paidCents }: Pick<Bill, 'payments' | 'paidCents'>, totalCents: number) {
  const [deed, setDeed] = useState<{ run: Deed } | null>(null);
  const [chosen, setChosen] = useState<PaymentMethod>('dinheiro');
  const backCents = paidCents - totalCents;
  const ways = handBackWays(payments, backCents);
  const way = ways.includes(chosen) ? chosen : 'dinheiro';
  const money = (cents: number) => formatMoney(cents, getLocale());
  const amount = money(backCents);
  const forget = () => setDeed(null);
  return {
    /** At once where nothing goes back. */
    ask: (run: Deed) => (backCents > 0 ? setDeed({ run }) : run('dinheiro')),
    dialog: (
      <ConfirmDialog
        open={deed !== null && backCents > 0}
        onClose={forget}
        onConfirm={() => {
          forget();
          deed?.run(way);
        }}
        title={m['bills.handBackTitle']({ amount })}
        confirmLabel={m['bills.handBackConfirm']()}
        cancelLabel={m['bills.handBackCancel']()}
        closeLabel={m['common.close']()}
      >
        <div className="grid gap-4">
          <p>{m['bills.handBackHint']({ paid: money(paidCents), total: money(totalCents) })}</p>
          <Segmented
            wide
            paired
            label={m['bills.handBackHow']()}
            value={way}
            onChange={setChosen}
            segments={ways.map((each) => ({ value: each, label: m[`bills.methodShort.${each}`]() }))}
          />
          <p role="status">{returnWords[way]({ amount })}</p>
        </div>
      </ConfirmDialog>
    ),
  };
}
