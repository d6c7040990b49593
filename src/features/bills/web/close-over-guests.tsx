import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useAskFirst } from '#ui/use-ask-first.ts';
import { GuestsList, type GuestsPayingProps } from './guests-paying.tsx';
import { useGuestsPaying } from './use-guests-paying.ts';

/** Settling what guests are paying just now ends that: whoever does it is told first, and by how much. */
export function useOverGuests(paying: GuestsPayingProps) {
  const { underWay, cents } = useGuestsPaying(paying.bill.id);
  const amount = formatMoney(cents, getLocale());
  const { ask, question } = useAskFirst(underWay.length > 0);
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...question}
        title={
          underWay.length === 1
            ? m['bills.guests.payingOne']({ amount })
            : m['bills.guests.payingMany']({ count: underWay.length, amount })
        }
        confirmLabel={m['bills.guests.anyway']()}
        cancelLabel={m['bills.guests.wait']()}
        closeLabel={m['common.close']()}
      >
        <div className="grid gap-3">
          <GuestsList {...paying} />
          <p>{m['bills.guests.hint']()}</p>
        </div>
      </ConfirmDialog>
    ),
  };
}
