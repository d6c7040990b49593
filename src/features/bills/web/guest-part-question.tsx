import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { guestPartOf } from './guest-part.ts';
import { takenOf } from './settlement/settlement-draft.ts';
import type { SettlementForm } from './settlement/use-settlement.ts';
import { phoneName, useGuestsPaying } from './use-guests-paying.ts';
import { useReceivePart } from './use-receive-part.ts';

interface GuestPartQuestion {
  billId: string;
  form: SettlementForm;
  onReceived: (partId: string) => void;
}

/** What is typed may be what a guest asked to pay: taken as another payment, that request would stay, and be paid twice. */
export function useGuestPartQuestion({ billId, form, onReceived }: GuestPartQuestion) {
  const { underWay } = useGuestsPaying(billId);
  const [otherwise, setOtherwise] = useState<(() => void) | null>(null);
  const typed = takenOf(form.draft.payments);
  const part = guestPartOf(typed, underWay);
  const close = () => setOtherwise(null);
  const receive = useReceivePart((id) => {
    form.forgetPayments();
    onReceived(id);
    close();
  });
  const take = () => {
    const [payment] = typed;
    if (!part || !payment) return;
    const { method, cents } = payment;
    receive.mutate({
      id: part.id,
      method,
      ...(method !== 'pix' && { receivedCents: part.cents }),
      ...(method === 'dinheiro' && { givenCents: cents }),
    });
  };
  const phone = part ? phoneName(part) : '';
  return {
    ask: (what: () => void) => (part ? setOtherwise(() => what) : what()),
    dialog: (
      <Dialog
        open={otherwise !== null && part !== undefined}
        onClose={close}
        fixed={receive.isPending}
        title={m['bills.guestPart.question']({ phone })}
        closeLabel={m['common.close']()}
        footer={
          <div className="grid gap-3">
            <Button wide size="l" busy={receive.isPending} onClick={take}>
              {m['bills.guestPart.yes']({ phone })}
            </Button>
            <Button
              wide
              variant="quiet"
              disabled={receive.isPending}
              onClick={() => {
                close();
                otherwise?.();
              }}
            >
              {m['bills.guestPart.no']()}
            </Button>
          </div>
        }
      >
        <p className="text-ink-2">
          {m['bills.guestPart.hint']({ phone, amount: formatMoney(part?.cents ?? 0, getLocale()) })}
        </p>
      </Dialog>
    ),
  };
}
