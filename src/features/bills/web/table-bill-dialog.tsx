import { useState } from 'react';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { ReadFailed } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { useReceipt } from '../../orders/web/use-receipt.ts';
import type { Bill } from '../contract.ts';
import { BillElsewhere } from './bill-elsewhere.tsx';
import type { BillPrinting } from './bill-printing.ts';
import { billSubtitle } from './bill-subtitle.ts';
import { BillView } from './bill-view.tsx';
import { CloseBillForm } from './close-bill-form.tsx';
import { ClosedMeanwhile, type Entered } from './closed-meanwhile.tsx';
import type { Moved } from './just-moved.tsx';
import { BillPaper, type PrintedBill } from './paper/bill-paper.tsx';
import { SettlementDialog } from './settlement/settlement-dialog.tsx';
import { emptyDraft } from './settlement/settlement-draft.ts';
import { useCloseBill } from './use-close-bill.ts';
import { type Place, useOpenBill } from './use-open-bill.ts';
import { useOwnAttempt } from './use-own-attempt.ts';

interface TableBillDialogProps {
  tableId: string;
  tableNumber: number;
  printing: BillPrinting;
  /** Orders sit elsewhere now: moved or merged on this screen, which need not be called to them. */
  onChanged: (bill: Bill) => void;
  /** All of them, and where they were. */
  onMoved: (bill: Bill, from: Moved['from'], freed: Moved['freed']) => void;
  onClose: () => void;
}

/** The bill of a table: whoever may settle it closes it here, everyone else looks it over and prints it. */
export function TableBillDialog({ tableId, tableNumber, printing, onChanged, onMoved, onClose }: TableBillDialogProps) {
  const { user, restaurant } = useSignedIn();
  const [at, setAt] = useState<Place>({ id: tableId, number: tableNumber });
  const { read, none, bill, became, hold } = useOpenBill(at);
  useFailureToast(read.isError, m['bills.loadFailed']());
  const [closed, setClosed] = useState<Bill | null>(null);
  const [people, setPeople] = useState(1);
  const [entered, setEntered] = useState<Entered>(emptyDraft);
  const [touched, setTouched] = useState(false);
  const { printed, print } = useReceipt<PrintedBill>();
  const timeZone = useTimezone();
  const close = useCloseBill(setClosed);
  const own = useOwnAttempt(close, Boolean(became?.closedAt));
  const settles = may(user.role, 'orders.complete');

  const over = closed ?? (own ? null : became);
  // Paid here while the kitchen still makes it: it closes by itself.
  const waits = closed !== null && closed.closedAt === null;
  const elsewhere = over && !waits && (over.closedAt === null || over.mergedInto !== null);
  const shared = { timeZone, onPrint: print, printing };
  const changed = (to: Bill) => {
    hold(to);
    onChanged(to);
  };
  const moved = (to: Bill, freed: Moved['freed']) => {
    onChanged(to);
    onMoved(to, at, freed);
    onClose();
  };
  const follow = (to: Place) => {
    hold(null);
    setAt(to);
    setEntered(emptyDraft);
    setTouched(false);
  };
  const titleOfOpen = settles && bill && !over ? m['bills.closeTitle'] : m['bills.title'];
  const titleOfOver = waits ? m['bills.settled.title'] : m['bills.closedTitle'];
  const title = over && !elsewhere ? titleOfOver : titleOfOpen;
  const told = elsewhere ? undefined : (over ?? bill);
  return (
    <>
      <SettlementDialog
        withFooter={Boolean(told)}
        touched={touched && !over}
        onClose={onClose}
        title={title({ number: at.number })}
        // Its line is there from the start: what stands below it does not move.
        subtitle={told ? billSubtitle(told, timeZone) : none || read.isError ? undefined : '\u00a0'}
      >
        {over && elsewhere ? (
          <BillElsewhere bill={over} typed={entered} onFollow={follow} />
        ) : over ? (
          <BillView
            bill={over}
            people={people}
            {...shared}
            waits={waits}
            top={!closed && <ClosedMeanwhile bill={over} typed={entered} timeZone={timeZone} />}
            onDone={onClose}
          />
        ) : bill ? (
          settles ? (
            <CloseBillForm
              key={bill.id}
              bill={bill}
              {...shared}
              close={close}
              onEntered={setEntered}
              onSplit={setPeople}
              onTouched={() => setTouched(true)}
              onMoved={moved}
              onMerged={changed}
            />
          ) : (
            <BillView bill={bill} {...shared} onDone={onClose} changing={{ onMoved: moved, onMerged: changed }} />
          )
        ) : none ? (
          <EmptyState icon={ReceiptIcon} title={m['bills.none']()}>
            {m['bills.noneHint']()}
          </EmptyState>
        ) : read.isError ? (
          <ReadFailed query={read}>{failureText(read.error, m['bills.unread']())}</ReadFailed>
        ) : (
          <div className="px-6 pb-8">
            <Loading itemClass="h-dvh sm:h-162" />
          </div>
        )}
      </SettlementDialog>
      {printed && <BillPaper bill={printed} restaurantName={restaurant?.name ?? ''} timeZone={timeZone} />}
    </>
  );
}
