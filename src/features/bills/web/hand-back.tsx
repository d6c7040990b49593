import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useAskFirst } from '#ui/use-ask-first.ts';

/** More is paid than the bill comes to: it closes with money out of the drawer, which whoever closes it says yes to first. */
export function useHandBack(paidCents: number, totalCents: number) {
  const backCents = paidCents - totalCents;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const { ask, question } = useAskFirst(backCents > 0);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...question}
        title={m['bills.handBackTitle']({ amount: money(backCents) })}
        confirmLabel={m['bills.handBackConfirm']()}
        cancelLabel={m['bills.handBackCancel']()}
        closeLabel={m['common.close']()}
      >
        <p>{m['bills.handBackHint']({ paid: money(paidCents), total: money(totalCents), amount: money(backCents) })}</p>
      </ConfirmDialog>
    ),
  };
}
