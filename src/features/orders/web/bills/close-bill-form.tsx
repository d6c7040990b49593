import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { PrinterIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { billSums, dueParts } from '../../bill.ts';
import type { Bill } from '../../bills/contract.ts';
import { isActive } from '../../order.ts';
import { BillOrders } from './bill-orders.tsx';
import type { PrintedBill } from './bill-paper.tsx';
import { ChargeFields, focusFault } from './charge-fields.tsx';
import { DiscountField } from './discount-field.tsx';
import { FeeSwitch } from './fee-switch.tsx';
import { MoveBill } from './move-bill.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { printedOf } from './printed-of.ts';
import { SettlementLayout } from './settlement-layout.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import { SplitPeople } from './split-people.tsx';
import { useCloseBill } from './use-close-bill.ts';
import { useSettlement } from './use-settlement.ts';

interface CloseBillFormProps {
  bill: Bill;
  timeZone: string;
  onTouched: () => void;
  onPrint: (bill: PrintedBill) => void;
  onClosed: (bill: Bill, people: number) => void;
  onCancel: () => void;
}

/** The cashier's last look at a bill: what was ordered, what is added or taken off, how it is paid. */
export function CloseBillForm({ bill, timeZone, onTouched, onPrint, onClosed, onCancel }: CloseBillFormProps) {
  const parts = dueParts(bill.orders);
  const form = useSettlement(parts, onTouched);
  const [people, setPeople] = useState(1);
  // An order may arrive, or be changed, while the form is open: the sums follow, and someone has to have seen it.
  const [seen, setSeen] = useState(bill.version);
  const close = useCloseBill((closed) => onClosed(closed, people));
  const formId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { sums, missingCents, excessCents } = form.reckoned;
  const feeCents = billSums(parts, { chargeServiceFee: true, charges: [], discount: null }).serviceFeeCents;
  const cooking = bill.orders.filter((order) => isActive(order.status)).length;

  const submit = () => {
    if (close.isPending) return;
    if (!form.check()) return focusFault(body.current);
    if (missingCents > 0 || excessCents > 0) {
      toast.error(missingCents > 0 ? m['errors.payments_short']() : m['errors.payments_excess']());
      return;
    }
    setSeen(bill.version);
    close.mutate({ id: bill.id, key: form.key, version: bill.version, ...form.settlement });
  };

  return (
    <div ref={body}>
      <SettlementLayout
        id={formId}
        onSubmit={submit}
        left={
          <>
            {bill.version !== seen && (
              <Notice
                tone="yellow"
                live
                title={m['bills.changed']()}
                action={
                  <Button variant="quiet" size="s" onClick={() => setSeen(bill.version)}>
                    {m['bills.understood']()}
                  </Button>
                }
              >
                {m['bills.changedHint']({ amount: formatMoney(sums.totalCents, getLocale()) })}
              </Notice>
            )}
            {cooking > 0 && (
              <Notice tone="blue">
                {cooking === 1 ? m['bills.kitchenOne']() : m['bills.kitchenMany']({ count: cooking })}
              </Notice>
            )}
            <BillOrders orders={bill.orders} timeZone={timeZone} />
            <div className="grid">
              <FeeSwitch form={form} basisPoints={bill.serviceFeeBasisPoints} feeCents={feeCents} />
              <ChargeFields form={form} />
              <DiscountField form={form} />
              <MoveBill billId={bill.id} tableId={bill.tableId} onMoved={onCancel} />
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
                feeBasisPoints={bill.serviceFeeBasisPoints}
                discount={form.settlement.discount}
                paidBeforeCents={bill.paidBeforeCents}
              />
              <SplitPeople totalCents={sums.totalCents} people={people} onChange={setPeople} />
            </section>
            <PaymentFields form={form} hint={m['bills.paymentsHint']()} coveredLabel={m['bills.covered']()} />
          </>
        }
        footer={
          <>
            <Button variant="plain" onClick={onCancel} className="mr-auto -ml-3 max-sm:hidden">
              {m['bills.cancel']()}
            </Button>
            <Button
              variant="quiet"
              size="l"
              onClick={() => onPrint(printedOf(bill, { sums, people, ...form.settlement }))}
              className="shrink-0"
            >
              <PrinterIcon />
              <span className="max-sm:sr-only">{m['bills.print']()}</span>
            </Button>
            <Button
              type="submit"
              form={formId}
              size="l"
              busy={close.isPending}
              busyLabel={m['bills.closing']()}
              className="grow sm:grow-0 sm:px-12"
            >
              {parts.length === 0 ? m['bills.freeTable']() : m['bills.close']()}
            </Button>
          </>
        }
      />
    </div>
  );
}
