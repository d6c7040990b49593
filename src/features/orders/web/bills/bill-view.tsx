import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { PrinterIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Bill } from '../../bills/contract.ts';
import { BillOrders } from './bill-orders.tsx';
import type { PrintedBill } from './bill-paper.tsx';
import { MoveBill } from './move-bill.tsx';
import { printedOf } from './printed-of.ts';
import { SettlementLayout } from './settlement-layout.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import { SplitPeople } from './split-people.tsx';

interface BillViewProps {
  bill: Bill;
  timeZone: string;
  /** In how many parts it was being split when it was closed. */
  people?: number;
  onPrint: (bill: PrintedBill) => void;
  onDone: () => void;
}

/** A bill to look over and to print: an open one before anybody settles it, a closed one with how it was paid. */
export function BillView({ bill, timeZone, people: split = 1, onPrint, onDone }: BillViewProps) {
  const formId = useId();
  const [people, setPeople] = useState(split);
  const closed = bill.closedAt !== null;
  return (
    <SettlementLayout
      id={formId}
      onSubmit={onDone}
      left={
        <div className="grid gap-4 pb-3">
          <BillOrders orders={bill.orders} timeZone={timeZone} />
          {!closed && <MoveBill billId={bill.id} tableId={bill.tableId} onMoved={onDone} />}
        </div>
      }
      right={
        <>
          {closed && <Change bill={bill} />}
          <section aria-labelledby="bill-summary" className="grid gap-3">
            <h3 id="bill-summary" className="text-base">
              {m['bills.summary']()}
            </h3>
            <SettlementSums
              sums={bill}
              feeBasisPoints={bill.serviceFeeBasisPoints}
              discount={bill.discount}
              paidBeforeCents={bill.paidBeforeCents}
            />
            <SplitPeople totalCents={bill.totalCents} people={people} onChange={setPeople} />
          </section>
          {bill.payments.length > 0 && (
            <section aria-labelledby="bill-payments" className="grid gap-3">
              <h3 id="bill-payments" className="text-base">
                {m['bills.payments']()}
              </h3>
              <Sums>
                {bill.payments.map(({ method, receivedCents }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was paid does not change; a method may come twice
                  <Sum key={index} label={m[`bills.method.${method}`]()}>
                    {formatMoney(receivedCents, getLocale())}
                  </Sum>
                ))}
              </Sums>
            </section>
          )}
        </>
      }
      footer={
        <>
          <Button
            variant="quiet"
            size="l"
            onClick={() => onPrint(printedOf(bill, { people }))}
            className="ml-auto grow sm:grow-0"
          >
            <PrinterIcon />
            {closed ? m['bills.print']() : m['bills.printCheck']()}
          </Button>
          {closed && (
            <Button type="submit" form={formId} size="l" className="grow sm:grow-0 sm:px-12">
              {m['bills.done']()}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What the cashier has to do next, large enough to read while opening the drawer. */
function Change({ bill }: { bill: Bill }) {
  if (bill.changeCents === 0) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-green-tint px-4 py-3 text-green"
    >
      <span className="flex items-center gap-2 font-semibold">
        <CheckIcon />
        {m['bills.changeToGive']()}
      </span>
      <strong className="money font-bold text-3xl tracking-title">{formatMoney(bill.changeCents, getLocale())}</strong>
    </p>
  );
}
