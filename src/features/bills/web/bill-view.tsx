import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { discountToldOf } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { BillHistory } from './bill-history.tsx';
import { BillOrders } from './bill-orders.tsx';
import type { BillPrinting } from './bill-printing.ts';
import { ChangeTable } from './change-table.tsx';
import { GuestsPaying } from './guests-paying.tsx';
import { JoinedTables } from './joined-tables.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { MoneyBack } from './money-back.tsx';
import type { OnMoved } from './move-bill.tsx';
import { PaidList } from './paid-list.tsx';
import type { PrintedBill } from './paper/bill-paper.tsx';
import { printedOf } from './paper/printed-of.ts';
import { PassedNotice } from './passed-notice.tsx';
import { PeopleField } from './people-field.tsx';
import { LeftToPay } from './settlement/left-to-pay.tsx';
import { SettlementLayout } from './settlement/settlement-layout.tsx';
import { SplitPeople } from './settlement/split-people.tsx';
import { Summary } from './settlement/summary.tsx';
import { useSplit } from './settlement/use-split.ts';
import { WaitsNotice, waitsUntilServed } from './waits-notice.tsx';

interface BillViewProps {
  bill: Bill;
  timeZone: string;
  /** In how many parts it was being split when it was closed. */
  people?: number;
  onPrint: (bill: PrintedBill) => void;
  printing: BillPrinting;
  onDone: () => void;
  /** All of it was just paid, and it closes once its food is served. */
  waits?: boolean;
  /** What is to be read before anything else. */
  top?: ReactNode;
  /** What the guests of an open bill can do with their table. */
  changing?: { onMoved: OnMoved; onMerged: (bill: Bill) => void };
}

/** A bill to look over and to print: an open one before anybody settles it, a closed one with how it was paid. */
export function BillView({
  bill: opened,
  timeZone,
  people,
  onPrint,
  printing,
  onDone,
  waits = false,
  top,
  changing,
}: BillViewProps) {
  const formId = useId();
  // Put right while it is looked at, it is the bill as the server has it now.
  const { data: bill } = useQuery({
    ...api.bills.read.queryOptions({ input: { id: opened.id } }),
    initialData: opened,
  });
  const closed = bill.closedAt !== null;
  const paid = closed || waits;
  const backCents = paid ? bill.changeCents : 0;
  // What was paid once was split as whoever closed it said.
  const [parts, splitBy] = useSplit(paid ? { ...bill, people: null } : bill, bill, people);
  return (
    <SettlementLayout
      id={formId}
      onSubmit={onDone}
      top={top || ((waitsUntilServed(bill) || backCents > 0) && <Paid bill={bill} backCents={backCents} />)}
      left={
        <div className="grid gap-4 pb-3">
          {!closed && changing && <JoinedTables bill={bill} timeZone={timeZone} onSplit={changing.onMerged} />}
          {!closed && changing && <MergedNotice bill={bill} timeZone={timeZone} onUndone={changing.onMerged} />}
          {!closed && changing && <PassedNotice bill={bill} timeZone={timeZone} onUndone={changing.onMerged} />}
          <BillOrders bill={bill} timeZone={timeZone} />
          {!closed && changing && <ChangeTable bill={bill} {...changing} />}
          <BillHistory billId={bill.id} timeZone={timeZone} />
        </div>
      }
      right={
        <>
          <Summary
            sums={bill}
            feeBasisPoints={bill.serviceFeeBasisPoints}
            named={bill.charges}
            couverts={bill.wishes.couvert?.people}
            discount={discountToldOf(bill.orders, bill.discount)}
            paidBeforeCents={bill.paidBeforeCents}
            paidCents={closed ? 0 : bill.paidCents}
            settled={closed}
          >
            {!paid && <PeopleField bill={bill} />}
            {!closed && bill.restCents > 0 && (
              <SplitPeople restCents={bill.restCents} people={parts} onChange={splitBy} />
            )}
          </Summary>
          {printing(bill, bill)}
          {!closed && <GuestsPaying bill={bill} timeZone={timeZone} />}
          <PaidList bill={bill} timeZone={timeZone} />
        </>
      }
      footer={
        <>
          {!closed && <LeftToPay restCents={bill.restCents} />}
          <Button
            variant="quiet"
            size="l"
            onClick={() => onPrint(printedOf(bill, { people: parts }))}
            className="ml-auto grow sm:grow-0"
          >
            <PrinterIcon />
            {paid ? m['bills.print']() : m['bills.printCheck']()}
          </Button>
          {paid && (
            <Button type="submit" form={formId} size="l" className="grow sm:grow-0 sm:px-12">
              {m['bills.done']()}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What is still to be done of a bill that is paid: change to give, food to serve. */
function Paid({ bill, backCents }: { bill: Bill; backCents: number }) {
  return (
    <div className="grid gap-3">
      <WaitsNotice bill={bill} />
      {backCents > 0 && <MoneyBack bill={bill} />}
    </div>
  );
}
