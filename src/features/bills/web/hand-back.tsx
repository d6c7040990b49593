import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useAskFirst } from '#ui/use-ask-first.ts';
import type { Bill } from '../contract.ts';
import { handBackWays, usualWay } from '../payments/hand-back-ways.ts';
import type { PaymentMethod } from '../values.ts';
import { returnWords } from './return-words.ts';

/** More is paid than the bill comes to: whoever closes it says first how that goes back to whoever paid. */
export function useHandBack({ payments, paidCents }: Pick<Bill, 'payments' | 'paidCents'>, totalCents: number) {
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const backCents = paidCents - totalCents;
  const ways = handBackWays(payments, backCents);
  const way = chosen && ways.includes(chosen) ? chosen : usualWay(payments, backCents);
  const money = (cents: number) => formatMoney(cents, getLocale());
  const amount = money(backCents);
  const { ask, question } = useAskFirst(backCents > 0, way);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...question}
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
