import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { RoomLeft } from '#client/room-left.tsx';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Order } from '../../contract.ts';
import type { FallOf } from '../../corrections/reckon.ts';
import { maxReason } from '../../corrections/values.ts';
import { choiceNames } from '../../lines/choice-names.ts';
import type { OrderLine } from '../../lines/contract.ts';
import { PaidBack } from '../paid-back.tsx';
import { Approval } from './approval.tsx';
import { ChipChoice } from './chip-choice.tsx';
import { PieceStepper } from './piece-stepper.tsx';
import { otherReason, useCorrection } from './use-correction.ts';

interface CorrectionFormProps {
  order: Order;
  line: OrderLine;
  fallOf: FallOf | undefined;
  title: string;
  subtitle: ReactNode;
  closeLabel: string;
  onDone: (corrected: Pick<Order, 'id' | 'revision'>) => void;
  onClose: () => void;
}

/** What leaves the bill is said before anybody approves it, and again on the button that takes it off. */
export function CorrectionForm({ order, line, fallOf, onDone, ...dialog }: CorrectionFormProps) {
  const choices = useQuery(api.orders.correctionChoices.queryOptions());
  const form = useCorrection(order, line, choices.data?.approvers ?? [], fallOf, onDone);
  const amount = formatMoney(form.worthCents, getLocale());
  const percentage = formatPercentage(order.serviceFeeBasisPoints, getLocale());
  return (
    <Dialog
      open
      {...dialog}
      fixed={form.busy}
      footer={
        <>
          <Button
            wide
            size="l"
            busy={form.busy}
            busyLabel={m['orders.corrections.busy']()}
            disabled={form.most === 0}
            onClick={form.submit}
          >
            {form.kind === 'void'
              ? m['orders.corrections.doVoid']({ amount })
              : m['orders.corrections.doGift']({ amount })}
          </Button>
          <p className="mt-2.5 text-center text-[0.8125rem] text-ink-3">
            {form.alone ? m['orders.corrections.logOwn']() : m['orders.corrections.log']()}
          </p>
        </>
      }
    >
      <div className="grid gap-3.5">
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold text-lg leading-snug wrap-anywhere">{line.name}</p>
            {line.choices.length > 0 && (
              <p className="text-ink-2 text-sm wrap-anywhere">{choiceNames(line).join(' · ')}</p>
            )}
          </div>
          {form.most > 1 && <PieceStepper value={form.quantity} most={form.most} onChange={form.setQuantity} />}
        </div>
        <Segmented
          wide
          label={m['orders.corrections.kind']()}
          value={form.kind}
          onChange={form.setKind}
          segments={[
            { value: 'void', label: m['orders.corrections.void']() },
            { value: 'gift', label: m['orders.corrections.gift']() },
          ]}
        />
        <div>
          <p className="flex items-center justify-between gap-4 font-semibold" aria-live="polite">
            <span>
              {m['orders.corrections.worth']()}
              {(form.ofBill || order.serviceFeeBasisPoints > 0) && (
                <small className="block font-normal text-ink-3 text-sm">
                  {form.ofBill ? m['orders.corrections.ofBill']() : m['orders.corrections.withFee']({ percentage })}
                </small>
              )}
            </span>
            <strong className="money font-bold text-3xl tracking-title">{amount}</strong>
          </p>
          {form.most === 0 && <p className="mt-1 text-ink-2 text-sm">{m['orders.corrections.allFree']()}</p>}
          <PaidBack cents={form.backCents} />
          {form.ends && <p className="mt-1 font-medium text-danger text-sm">{m['orders.corrections.last']()}</p>}
        </div>
        <Read query={choices} failed={m['orders.corrections.unread']()} waiting={<WaitingReasons />}>
          {({ reasons, approvers }) => (
            <>
              <ChipChoice
                legend={m['orders.corrections.reason']()}
                value={form.listed}
                onChange={form.setListed}
                options={[
                  ...reasons[form.kind].map((reason) => ({ value: reason, label: reason })),
                  { value: otherReason, label: m['orders.corrections.other']() },
                ]}
                error={form.asked?.reason && m['orders.corrections.reasonMissing']()}
              />
              {form.listed === otherReason && (
                <>
                  <TextInput
                    aria-label={m['orders.corrections.reasonTyped']()}
                    placeholder={m['orders.corrections.reasonTyped']()}
                    maxLength={maxReason}
                    value={form.typed}
                    onChange={(event) => form.setTyped(event.target.value)}
                  />
                  <RoomLeft text={form.typed} max={maxReason} />
                </>
              )}
              {!form.alone && <Approval form={form} approvers={approvers} />}
            </>
          )}
        </Read>
        <Unsent of={[form]} />
      </div>
    </Dialog>
  );
}

/** As high as the usual reasons, so that the dialog stays where it is when they come. */
function WaitingReasons() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{m['common.loading']()}</span>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-11 rounded-full" />
      <Skeleton className="h-11 rounded-full" />
    </div>
  );
}
