import { useRef } from 'react';
import { api, client } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Bill, Settlement } from '../contract.ts';
import { type DraftPayment, takenOf } from './settlement/settlement-draft.ts';
import type { SettlementForm } from './settlement/use-settlement.ts';

interface PayPart {
  bill: Bill;
  form: SettlementForm;
  /** Of the bill as it is with the part paid: whoever took it has seen that. */
  onPaid: (bill: Bill) => void;
}

interface Sent {
  payments: DraftPayment[];
  /** By which what is left was told. */
  decided: Omit<Settlement, 'payments'> & { version: string };
}

/** One of several guests pays and goes: what is entered is taken now, and the bill stays open for the rest. */
export function usePayPart({ bill, form, onPaid }: PayPart) {
  const amount = formatMoney(form.reckoned.receivedCents, getLocale());
  // A second click comes before the button is drawn busy.
  const sending = useRef(false);
  const payEach = async ({ payments, decided }: Sent) => {
    let paid = bill;
    let { version } = decided;
    for (const { partKey, method, cents } of payments) {
      const part = { partCents: cents, method, cents, decided: { ...decided, version } };
      paid = await client.bills.pay({ id: bill.id, key: partKey, ...part });
      version = paid.version;
    }
    return paid;
  };
  const change = { mutationFn: payEach };
  const pay = useChange<Sent, Bill>(change, {
    done: m['bills.partPaid']({ amount }),
    failed: m['bills.partFailed'](),
    rereads: [api.bills.key(), api.tables.key()],
    // Sent again, by whoever and for whatever reason, each is the payment that it was.
    retry: 2,
    untilReread: true,
    onDone: (paid) => {
      form.forgetPayments();
      onPaid(paid);
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  return {
    amount,
    busy: pay.isPending,
    pay: () => {
      if (sending.current) return;
      sending.current = true;
      const { payments: _all, ...decided } = form.settlement;
      pay.mutate({ payments: takenOf(form.draft.payments), decided: { version: bill.version, ...decided } });
    },
  };
}
