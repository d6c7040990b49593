import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { RoomLeft } from '#client/room-left.tsx';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ChipChoice } from '../../orders/web/correction/chip-choice.tsx';
import { otherReason } from '../../orders/web/correction/use-correction.ts';
import type { Bill } from '../contract.ts';
import type { BillPayment } from '../payments/contract.ts';
import { maxReversalReason } from '../values.ts';
import { returnWords } from './return-words.ts';

export interface ReversePaymentProps {
  bill: Bill;
  payment: BillPayment;
  /** Where the bill can still be settled: as it is with that reversed, which whoever did it has seen. */
  onReversed?: ((bill: Bill) => void) | undefined;
}

/** Leads to taking back a payment that was recorded wrongly. */
export function ReversePayment({ bill, payment, onReversed }: ReversePaymentProps) {
  const [open, setOpen] = useState(false);
  const amount = formatMoney(payment.keptCents, getLocale());
  return (
    <>
      <Button
        variant="plain"
        size="s"
        aria-label={m['bills.reverse.actionOf']({ method: m[`bills.method.${payment.method}`](), amount })}
        onClick={() => setOpen(true)}
        className="-mx-2 -my-1 px-2!"
      >
        {m['bills.reverse.action']()}
      </Button>
      {/* Beside the form that this stands in: what is pressed there sends nothing here. */}
      {open &&
        createPortal(
          <ReverseDialog bill={bill} payment={payment} onReversed={onReversed} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

function ReverseDialog({ bill, payment, onReversed, onClose }: ReversePaymentProps & { onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const keyOf = useCreationKey();
  const [listed, setListed] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const { method, keptCents, id: paymentId } = payment;
  const amount = formatMoney(keptCents, getLocale());
  const reason = (listed === otherReason ? typed : (listed ?? '')).trim();
  const reverse = useChange(api.bills.reversePayment.mutationOptions(), {
    done: m['bills.reverse.done'](),
    failed: m['bills.reverse.failed'](),
    inPlace: true,
    rereads: [api.bills.key(), api.tables.key(), api.checks.key(), api.till.key()],
    onDone: (now) => {
      queries.setQueryData(api.bills.read.queryOptions({ input: { id: bill.id } }).queryKey, now);
      onReversed?.(now);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason !== '' && !reverse.isPending)
      reverse.mutate({ id: bill.id, paymentId, reason, key: keyOf({ paymentId, reason }) });
  };
  const reasons = [m['bills.reverse.wrongAmount'](), m['bills.reverse.wrongTable'](), m['bills.reverse.twice']()];
  return (
    <GuardedDialog
      touched={listed !== null}
      busy={reverse.isPending}
      words={discardWords()}
      onClose={onClose}
      title={m['bills.reverse.title']()}
      subtitle={m['orders.table']({ number: bill.tableNumber })}
      footer={
        <Button type="submit" form={formId} variant="danger" size="l" wide busy={reverse.isPending}>
          {m['bills.reverse.confirm']({ amount })}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{m[`bills.method.${method}`]()}</span>
          <strong className="money font-bold text-3xl tracking-title">{amount}</strong>
        </p>
        <p className="text-ink-2">{returnWords[method]({ amount })}</p>
        <p className="text-ink-2 text-sm">{m['bills.reverse.hint']()}</p>
        <ChipChoice
          legend={m['orders.corrections.reason']()}
          value={listed}
          onChange={setListed}
          options={[
            ...reasons.map((each) => ({ value: each, label: each })),
            { value: otherReason, label: m['orders.corrections.other']() },
          ]}
          error={asked && reason === '' && m['orders.corrections.reasonMissing']()}
        />
        {listed === otherReason && (
          <>
            <TextInput
              aria-label={m['orders.corrections.reasonTyped']()}
              placeholder={m['orders.corrections.reasonTyped']()}
              maxLength={maxReversalReason}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <RoomLeft text={typed} max={maxReversalReason} />
          </>
        )}
        <Unsent of={[reverse]} />
      </form>
    </GuardedDialog>
  );
}
