import { useState } from 'react';
import { newKey } from '#client/new-key.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { type BillPart, unwished } from '../../bill.ts';
import type { PaymentMethod } from '../../values.ts';
import { restBeside } from './announced.ts';
import {
  type DraftCharge,
  discountFaultOf,
  emptyDraft,
  faultOf,
  followRest,
  isPaymentWrong,
  reckonDraft,
  type SettlementDraft,
  toldFaultOf,
  wishedDraft,
  wishedOtherwise,
  withRest,
} from './settlement-draft.ts';

export type SettlementForm = ReturnType<typeof useSettlement>;

/** What the cashier decides about an order or a bill, with its sums as they would come out. */
export function useSettlement(parts: readonly BillPart[], onTouched: () => void, paidCents = 0, wished = unwished) {
  const [draft, setDraft] = useState<SettlementDraft>(() => wishedDraft(wished));
  // What is typed and wrong is told at once; what is still to come, when someone goes on without it.
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [unpaid, setUnpaid] = useState(false);
  const keyOf = useCreationKey();
  // While it is open others order, correct and pay of it, and its guests change their minds.
  const standing = JSON.stringify([paidCents, wished, parts.map(amountsOf)]);
  const [known, setKnown] = useState({ standing, paidCents, wished, parts });
  if (known.standing !== standing) {
    const now =
      JSON.stringify(known.wished) === JSON.stringify(wished) ? draft : wishedOtherwise(draft, known.wished, wished);
    const { restCents } = reckonDraft(parts, now, paidCents);
    const before = reckonDraft(known.parts, draft, known.paidCents).restCents;
    const movedCents = restCents - before + Math.max(0, paidCents - known.paidCents);
    setKnown({ standing, paidCents, wished, parts });
    setDraft({ ...now, payments: followRest(now.payments, { restCents, movedCents, told: true }, newKey) });
  }

  const change = (part: Partial<SettlementDraft>) => {
    setDraft((current) => {
      const now = { ...current, ...part };
      if (part.payments) return now;
      const { restCents } = reckonDraft(parts, now, paidCents);
      const movedCents = restCents - reckonDraft(parts, current, paidCents).restCents;
      return { ...now, payments: followRest(now.payments, { restCents, movedCents, told: false }, newKey) };
    });
    setUnpaid(false);
    onTouched();
  };
  const isFaulty = (charge: DraftCharge) => Object.values(faultOf(charge)).some(Boolean);
  const faulty = draft.charges.filter(isFaulty);
  const paymentsWrong = draft.payments.some(({ cents }) => isPaymentWrong(cents));
  const reckoned = reckonDraft(parts, draft, paidCents);
  const { settlement } = reckoned;
  const discountFault = discountFaultOf(draft, reckoned);

  return {
    draft,
    change,
    reckoned,
    settlement,
    /** What is decided, as it is sent: the same again is the same request. */
    sent: () => ({ key: keyOf(settlement), ...settlement }),
    discountFault,
    /** Someone went on though the payments do not come to the total. */
    unpaid,
    faultsOf: (charge: DraftCharge) => (checked.has(charge.key) ? faultOf(charge) : toldFaultOf(charge)),
    changeCharge: (key: string, part: Partial<DraftCharge>) =>
      change({ charges: draft.charges.map((charge) => (charge.key === key ? { ...charge, ...part } : charge)) }),
    /** One more line, unless one is still incomplete: then that one is pointed out. */
    addCharge(): boolean {
      setChecked(new Set(faulty.map((charge) => charge.key)));
      if (faulty.length > 0) return false;
      change({ charges: [...draft.charges, { key: newKey(), description: '', cents: Number.NaN, typed: false }] });
      return true;
    },
    pay: (key: string, cents: number) =>
      change({
        payments: draft.payments.map((payment) =>
          payment.key === key ? { key, method: payment.method, partKey: newKey(), cents } : payment,
        ),
      }),
    /** `announcedCents`: what guests are about to pay themselves. */
    payRest: (method: PaymentMethod, announcedCents = 0) =>
      change({
        payments: withRest(draft.payments, method, restBeside(reckoned.missingCents, announcedCents), newKey()),
      }),
    /** What became another amount because the bill changed was seen. */
    understood: () =>
      setDraft((current) => ({
        ...current,
        payments: current.payments.map(({ wasCents: _seen, ...payment }) => payment),
      })),
    forgetPayments: () => change({ payments: emptyDraft.payments }),
    /** Whether what is entered comes to what is to be paid; if not, that is told where it is entered. */
    checkPayments(): boolean {
      const matches = reckoned.missingCents === 0 && reckoned.excessCents === 0;
      setUnpaid(!matches);
      return matches;
    },
    /** Whether everything typed can be sent; what cannot is pointed out. */
    check(): boolean {
      setChecked(new Set(faulty.map((charge) => charge.key)));
      return faulty.length === 0 && discountFault === null && !paymentsWrong;
    },
  };
}

const amountsOf = ({ itemsCents, serviceFeeBasisPoints, completed }: BillPart) => [
  itemsCents,
  serviceFeeBasisPoints,
  completed,
];
