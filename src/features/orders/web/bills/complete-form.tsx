import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { billSums } from '../../bill.ts';
import type { Order } from '../../contract.ts';
import { BillLines } from './bill-orders.tsx';
import { ChargeFields, focusFault } from './charge-fields.tsx';
import { DiscountField } from './discount-field.tsx';
import { FeeSwitch } from './fee-switch.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { SettlementLayout } from './settlement-layout.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import { useSettlement } from './use-settlement.ts';

interface CompleteFormProps {
  order: Order;
  onTouched: () => void;
  onClose: () => void;
}

export function CompleteForm({ order, onTouched, onClose }: CompleteFormProps) {
  const queries = useQueryClient();
  const form = useSettlement([order], onTouched);
  const formId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { sums, receivedCents, missingCents, excessCents } = form.reckoned;
  const { serviceFeeCents } = billSums([order], { chargeServiceFee: true, charges: [], discount: null });
  const complete = useMutation({
    ...api.bills.completeOrder.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => {
      toast.success(m['bills.complete.done']());
      onClose();
    },
    onError: (error) => toast.error(failureText(error, m['bills.complete.failed']())),
    onSettled: () => {
      for (const queryKey of [api.bills.key(), api.orders.key()]) void queries.invalidateQueries({ queryKey });
    },
  });
  const submit = () => {
    if (complete.isPending) return;
    if (!form.check()) return focusFault(body.current);
    if (receivedCents > 0 && (missingCents > 0 || excessCents > 0)) {
      toast.error(missingCents > 0 ? m['errors.payments_short']() : m['errors.payments_excess']());
      return;
    }
    complete.mutate({ id: order.id, key: form.key, revision: order.revision, ...form.settlement });
  };

  return (
    <div ref={body}>
      <SettlementLayout
        id={formId}
        onSubmit={submit}
        left={
          <>
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
            <section aria-labelledby="bill-summary" className="grid gap-3">
              <h3 id="bill-summary" className="text-base">
                {m['bills.summary']()}
              </h3>
              <SettlementSums
                sums={sums}
                feeBasisPoints={order.serviceFeeBasisPoints}
                discount={form.settlement.discount}
              />
            </section>
            <PaymentFields
              form={form}
              optional
              hint={m['bills.paymentsOptional']()}
              coveredLabel={m['bills.coveredOrder']()}
            />
          </>
        }
        footer={
          <>
            <Button variant="plain" onClick={onClose} className="mr-auto -ml-3 max-sm:hidden">
              {m['bills.cancel']()}
            </Button>
            <Button
              type="submit"
              form={formId}
              size="l"
              busy={complete.isPending}
              busyLabel={m['bills.complete.submitting']()}
              className="grow sm:grow-0 sm:px-12"
            >
              {m['bills.complete.submit']()}
            </Button>
          </>
        }
      />
    </div>
  );
}
