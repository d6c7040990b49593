import { use, useId, useRef } from 'react';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Order } from '../../orders/contract.ts';
import { isActive } from '../../orders/order.ts';
import { asItIs, billSums } from '../bill.ts';
import { BillLines } from './bill-orders.tsx';
import { useOverGuests } from './close-over-guests.tsx';
import { PaidMeanwhile } from './paid-meanwhile.tsx';
import { ChargeFields, focusFault } from './settlement/charge-fields.tsx';
import { DiscountField } from './settlement/discount-field.tsx';
import { FeeSwitch } from './settlement/fee-switch.tsx';
import { LeftToPay } from './settlement/left-to-pay.tsx';
import { PaymentFields } from './settlement/payment-fields.tsx';
import { Leave } from './settlement/settlement-dialog.tsx';
import { SettlementLayout } from './settlement/settlement-layout.tsx';
import { Summary } from './settlement/summary.tsx';
import { useSettlement } from './settlement/use-settlement.ts';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { useOwnAttempt } from './use-own-attempt.ts';

interface CompleteFormProps {
  order: Order;
  onTouched: () => void;
  onClose: () => void;
}

export function CompleteForm({ order, onTouched, onClose }: CompleteFormProps) {
  const leave = use(Leave);
  const form = useSettlement([order], onTouched);
  const timeZone = useTimezone();
  const overGuests = useOverGuests({ bill: { id: order.billId, tableNumber: order.tableNumber }, timeZone });
  const formId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { sums, restCents, receivedCents } = form.reckoned;
  const { serviceFeeCents } = billSums([order], asItIs);
  const cooking = isActive(order.status);
  const complete = useChange(api.bills.completeOrder.mutationOptions(), {
    done: (_, { deliver }) => (deliver === false ? m['bills.complete.paid']() : m['bills.complete.done']()),
    failed: m['bills.complete.failed'](),
    rereads: [api.bills.key(), api.orders.key()],
    onDone: onClose,
  });
  const settled = order.billClosed || order.paidAt !== null;
  const gone = !useOwnAttempt(complete, settled) && settled;
  const submit = (deliver: boolean) => {
    if (complete.isPending) return;
    const pays = receivedCents > 0 || !deliver;
    if (!form.check() || (pays && !form.checkPayments())) return focusFault(body.current);
    const send = () => complete.mutate({ id: order.id, revision: order.revision, deliver, ...form.sent() });
    if (receivedCents > 0) overGuests.ask(send);
    else send();
  };

  return (
    <div ref={body}>
      <SettlementLayout
        id={formId}
        onSubmit={() => submit(true)}
        sends={[complete]}
        told
        top={gone && <PaidMeanwhile order={order} typed={form.draft} timeZone={timeZone} />}
        left={
          <>
            {cooking && <UndeliveredNotice orders={[order]} text={m['bills.complete.undelivered']()} />}
            <BillLines lines={order.lines} />
            <div className="grid">
              <FeeSwitch form={form} basisPoints={order.serviceFeeBasisPoints} feeCents={serviceFeeCents} />
              <ChargeFields form={form} />
              <DiscountField form={form} />
            </div>
          </>
        }
        right={
          <>
            <Summary sums={sums} feeBasisPoints={order.serviceFeeBasisPoints} discount={form.settlement.discount} />
            <PaymentFields form={form} optional hint={m['bills.paymentsOptional']()} />
          </>
        }
        footer={
          gone ? (
            <Button size="l" onClick={onClose} className="ml-auto max-sm:grow sm:px-12">
              {m['bills.done']()}
            </Button>
          ) : (
            <>
              <Button variant="plain" onClick={leave} className="mr-auto -ml-3 max-sm:hidden">
                {m['bills.cancel']()}
              </Button>
              <LeftToPay restCents={restCents} entered={form.reckoned} label={m['bills.total']()} />
              <div className="flex w-full flex-col-reverse gap-2 sm:w-auto sm:flex-row sm:gap-3">
                {cooking && sums.totalCents > 0 && (
                  <Button variant="quiet" size="l" busy={complete.isPending} onClick={() => submit(false)}>
                    {m['bills.complete.payOnly']()}
                  </Button>
                )}
                <Button
                  type="submit"
                  form={formId}
                  size="l"
                  busy={complete.isPending}
                  busyLabel={m['bills.complete.submitting']()}
                  className="sm:px-12"
                >
                  {m['bills.complete.submit']()}
                </Button>
              </div>
            </>
          )
        }
      />
      {overGuests.dialog}
    </div>
  );
}
