import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { api } from '#client/api.ts';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { methods, type PaymentMethod } from '../values.ts';
import { PixSender } from './pix-sender.tsx';
import { BeforePayments } from './settlement/before-payments.ts';
import { taking } from './taking.ts';
import { useReceivePart } from './use-receive-part.ts';
import { useRefusePix } from './use-refuse-pix.tsx';

const usual = { card: 'credito', cash: 'dinheiro', pix: 'pix' } as const satisfies Record<string, PaymentMethod>;

export interface ToReceive {
  partId: string;
  cents: number;
  method: keyof typeof usual;
  changeForCents: number | null;
  tableNumber: number;
  txid?: string | null;
}

export interface ReceiveDialogProps {
  pay: ToReceive;
  onReceived?: ((partId: string) => void) | undefined;
  onClose: () => void;
}

/** What a guest said that they pay, filled in: one tap records it. */
export function ReceiveDialog({ pay, onReceived, onClose }: ReceiveDialogProps) {
  const { partId, method: said, changeForCents, tableNumber } = pay;
  const till = useQuery(api.checks.till.queryOptions());
  // As it is by now: the bill may have changed, and it names the code.
  const part = till.data?.parts.find((each) => each.id === partId);
  const cents = part?.cents ?? pay.cents;
  const txid = part?.txid ?? pay.txid;
  const [typed, setTyped] = useState<number | null>(null);
  const [method, setMethod] = useState<PaymentMethod>(usual[said]);
  const changeMethod = (other: PaymentMethod) => {
    setMethod(other);
    // What is handed over is no amount that a card is charged.
    setTyped(null);
  };
  const before = use(BeforePayments);
  const money = (amount: number) => formatMoney(amount, getLocale());
  const byPix = said === 'pix';
  const taken = taking({ cents, method, changeForCents, typed });
  const { receivedCents, givenCents, changeCents } = taken;
  const receive = useReceivePart((id) => {
    onReceived?.(id);
    onClose();
  });
  const refusing = useRefusePix({ id: partId, cents, onDone: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={byPix ? m['checks.till.confirmPix']() : m['checks.till.receive']()}
      subtitle={m['orders.table']({ number: tableNumber })}
      closeLabel={m['common.close']()}
      footer={
        // Apart: what is tapped by mistake here is money.
        <div className="grid gap-4">
          {byPix && (
            <Button wide variant="quiet" busy={refusing.busy} disabled={receive.isPending} onClick={refusing.refuse}>
              {m['checks.till.refuse']()}
            </Button>
          )}
          <Button
            wide
            busy={receive.isPending}
            disabled={refusing.busy || !(receivedCents > 0)}
            onClick={() => receive.mutate({ id: partId, method, ...(!byPix && { receivedCents, givenCents }) })}
          >
            {byPix
              ? m['checks.till.cameIn']({ amount: money(cents) })
              : m['checks.till.record']({ amount: money(Math.max(receivedCents, 0)) })}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {before}
        {refusing.dialog}
        <p className="money text-center font-bold text-4xl tracking-title">{money(cents)}</p>
        {byPix && part && <PixSender billId={part.billId} partId={part.id} toldAt={part.toldAt} />}
        {byPix ? (
          <p className="text-center text-ink-2">
            {m['checks.till.lookInBank']()}
            {txid && <code className="mt-1 block text-ink wrap-anywhere">{txid}</code>}
          </p>
        ) : (
          <>
            <Segmented
              wide
              label={m['checks.till.method']()}
              value={method}
              onChange={changeMethod}
              segments={methods.map((each) => ({ value: each, label: m[`bills.methodShort.${each}`]() }))}
            />
            <Field
              label={givenCents === undefined ? m['checks.till.amountReceived']() : m['checks.till.cashGiven']()}
              error={taken.cents > 0 ? undefined : moneyFault(taken.cents, m['fields.payment_amount']())}
            >
              {(control) => (
                <MoneyInput {...control} sign={m['bills.currency']()} cents={taken.cents} onChange={setTyped} />
              )}
            </Field>
          </>
        )}
        {changeCents > 0 && (
          <p className="text-center font-semibold">
            {m['checks.till.change']({ given: money(taken.cents), change: money(changeCents) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
