import { use, useEffect, useId, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Steady } from '#ui/steady.tsx';
import type { FallOf } from '../../orders/corrections/reckon.ts';
import { isActive } from '../../orders/order.ts';
import { asItIs, billSums, discountToldOf, dueParts } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { fallOf } from '../fall.ts';
import { unmadeDishes } from '../unmade-dishes.ts';
import { BillHistory } from './bill-history.tsx';
import { BillOrders } from './bill-orders.tsx';
import type { BillPrinting } from './bill-printing.ts';
import { ChangeTable } from './change-table.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { CloseBillFooter } from './close-bill-footer.tsx';
import { useOverGuests } from './close-over-guests.tsx';
import type { Entered } from './closed-meanwhile.tsx';
import { CouvertField } from './couvert-field.tsx';
import { useGuestPartQuestion } from './guest-part-question.tsx';
import { GuestsPaying } from './guests-paying.tsx';
import { useHandBack } from './hand-back.tsx';
import { HeldNotice } from './held-notice.tsx';
import { JoinedTables } from './joined-tables.tsx';
import { MergedNotice } from './merged-notice.tsx';
import type { OnMoved } from './move-bill.tsx';
import { PaidList } from './paid-list.tsx';
import type { PrintedBill } from './paper/bill-paper.tsx';
import { printedOf } from './paper/printed-of.ts';
import { PassedNotice } from './passed-notice.tsx';
import { PeopleField } from './people-field.tsx';
import { announcedOf } from './settlement/announced.ts';
import { ChargeFields, focusFault } from './settlement/charge-fields.tsx';
import { DiscountField } from './settlement/discount-field.tsx';
import { FeeSwitch } from './settlement/fee-switch.tsx';
import { PaymentFields } from './settlement/payment-fields.tsx';
import { Leave } from './settlement/settlement-dialog.tsx';
import { SettlementLayout } from './settlement/settlement-layout.tsx';
import { SplitPeople } from './settlement/split-people.tsx';
import { Summary } from './settlement/summary.tsx';
import { useSettlement } from './settlement/use-settlement.ts';
import { useSplit } from './settlement/use-split.ts';
import { UndeliveredNotice, UnmadeLine } from './undelivered-notice.tsx';
import { useUnreadyDishes } from './unready-dishes.tsx';
import type { ClosingBill } from './use-close-bill.ts';
import { useGuestsPaying } from './use-guests-paying.ts';
import { usePayPart } from './use-pay-part.ts';
import { useSeenBill } from './use-seen-bill.ts';
import { WaitsNotice } from './waits-notice.tsx';

interface CloseBillFormProps {
  bill: Bill;
  timeZone: string;
  onTouched: () => void;
  onPrint: (bill: PrintedBill) => void;
  printing: BillPrinting;
  close: ClosingBill;
  /** What is entered, whenever that is another: it is told of should the bill be gone before it is sent. */
  onEntered: (entered: Entered) => void;
  /** In how many parts it is split. */
  onSplit: (people: number) => void;
  onMoved: OnMoved;
  onMerged: (bill: Bill) => void;
}

/** The cashier's last look at a bill: what was ordered, what is added or taken off, how it is paid. */
export function CloseBillForm({
  bill,
  timeZone,
  onTouched,
  onPrint,
  printing,
  close,
  onEntered,
  onSplit,
  onMoved,
  onMerged,
}: CloseBillFormProps) {
  const leave = use(Leave);
  const parts = dueParts(bill.orders);
  const form = useSettlement(parts, onTouched, bill.paidCents, bill.wishes);
  // An order may arrive, or be changed, while the form is open: the sums follow, and someone has to have seen it.
  const { seen, changed, see, corrected, putCouverts, received } = useSeenBill(bill);
  const { sums, restCents, receivedCents } = form.reckoned;
  const { totalCents } = sums;
  const [people, splitBy] = useSplit(bill, { totalCents, restCents });
  const part = usePayPart({ bill, form, onPaid: see });
  const { underWay } = useGuestsPaying(bill.id);
  const paying = { bill, timeZone, onReceived: received };
  const guestPart = useGuestPartQuestion({ billId: bill.id, form, onReceived: received });
  const overGuests = useOverGuests(paying);
  const handBack = useHandBack(bill, totalCents);
  const unready = useUnreadyDishes({ bill, adjustments: form.settlement, owes: restCents > 0, onCorrected: corrected });
  const formId = useId();
  const body = useRef<HTMLDivElement>(null);
  const cooking = bill.orders.filter((order) => isActive(order.status)).length;
  const frees = parts.length === 0;
  const falls: FallOf = (...left) => fallOf(bill, form.settlement, ...left);
  useEffect(() => onEntered(form.draft), [onEntered, form.draft]);
  useEffect(() => onSplit(people), [onSplit, people]);
  // Whoever joined the tables here, or parted them, knows of it.
  const merged = (now: Bill) => {
    see(now);
    onMerged(now);
  };

  const submit = () => {
    if (close.isPending || part.busy) return;
    if (!form.check() || !form.checkPayments()) return focusFault(body.current);
    unready.ask((untilServed) =>
      overGuests.ask(() =>
        handBack.ask((back) => {
          see(bill);
          close.mutate({ id: bill.id, version: bill.version, untilServed, handBack: back, ...form.sent() });
        }),
      ),
    );
  };

  const payPart = () => {
    if (!form.check()) return focusFault(body.current);
    guestPart.ask(part.pay);
  };

  return (
    <Steady>
      <div ref={body}>
        <SettlementLayout
          id={formId}
          onSubmit={submit}
          sends={[close]}
          topStays
          rightStays
          warning={<UnmadeLine orders={bill.orders} />}
          top={
            changed && (
              <ChangedNotice
                seen={seen}
                bill={bill}
                form={form}
                onUnderstood={() => {
                  see(bill);
                  form.understood();
                }}
              />
            )
          }
          left={
            <>
              <GuestsPaying {...paying} />
              <JoinedTables bill={bill} timeZone={timeZone} onSplit={merged} />
              <MergedNotice bill={bill} timeZone={timeZone} onUndone={merged} />
              <PassedNotice bill={bill} timeZone={timeZone} onUndone={merged} />
              <WaitsNotice bill={bill} />
              {/* What is not ready is asked about, and said beside the button. */}
              {cooking > 0 && unmadeDishes(bill.orders) === 0 && (
                <UndeliveredNotice orders={bill.orders} text={cookingText(cooking, frees)} />
              )}
              <HeldNotice orders={bill.orders} />
              <BillOrders bill={bill} timeZone={timeZone} fallOf={falls} onCorrected={corrected} />
              <div className="grid">
                <FeeSwitch
                  form={form}
                  basisPoints={bill.serviceFeeBasisPoints}
                  feeCents={billSums(parts, asItIs).serviceFeeCents}
                  declined={bill.wishes.feeDeclined}
                />
                <CouvertField bill={bill} onStored={putCouverts} />
                <ChargeFields form={form} />
                <DiscountField form={form} />
                <ChangeTable
                  bill={bill}
                  unpaid={receivedCents > 0 ? formatMoney(receivedCents, getLocale()) : undefined}
                  onMoved={onMoved}
                  onMerged={merged}
                />
              </div>
              <BillHistory billId={bill.id} timeZone={timeZone} />
            </>
          }
          right={
            <>
              <Summary
                sums={sums}
                feeBasisPoints={bill.serviceFeeBasisPoints}
                named={form.settlement.charges}
                couverts={bill.wishes.couvert?.people}
                discount={discountToldOf(bill.orders, form.settlement.discount)}
                paidBeforeCents={bill.paidBeforeCents}
                paidCents={bill.paidCents}
              />
              <PaymentFields form={form} hint={m['bills.paymentsHint']()} announced={announcedOf(underWay)} />
              <div className="grid gap-3">
                <PeopleField bill={bill} />
                {restCents > 0 && <SplitPeople restCents={restCents} people={people} onChange={splitBy} />}
              </div>
              <PaidList bill={bill} timeZone={timeZone} onReversed={see} />
              {printing(bill, sums)}
            </>
          }
          footer={
            <CloseBillFooter
              {...{ form, part, formId, frees, leave }}
              closing={close.isPending}
              onPrint={() => onPrint(printedOf(bill, { sums, people, ...form.settlement }))}
              onPayPart={payPart}
            />
          }
        />
        {guestPart.dialog}
        {unready.dialog}
        {overGuests.dialog}
        {handBack.dialog}
      </div>
    </Steady>
  );
}

/** What becomes of what is still being made, in the words of the button. */
function cookingText(count: number, frees: boolean): string {
  if (count === 1) return frees ? m['bills.freedOne']() : m['bills.kitchenOne']();
  return frees ? m['bills.freedMany']({ count }) : m['bills.kitchenMany']({ count });
}
