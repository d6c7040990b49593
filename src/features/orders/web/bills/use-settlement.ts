import { useState } from 'react';
import { newKey } from '#client/new-key.ts';
import type { BillPart } from '../../bill.ts';
import type { PaymentMethod } from '../../bills/contract.ts';
import {
  type DraftCharge,
  discountOf,
  emptyDraft,
  faultOf,
  reckonDraft,
  type SettlementDraft,
  settlementOf,
} from './settlement-draft.ts';

export type SettlementForm = ReturnType<typeof useSettlement>;

/** What the cashier decides about an order or a bill, with its sums as they would come out. */
export function useSettlement(parts: readonly BillPart[], onTouched: () => void) {
  const [draft, setDraft] = useState<SettlementDraft>(emptyDraft);
  // Faults are told when someone goes on without mending them, not while they type.
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [key, setKey] = useState(newKey);

  const change = (part: Partial<SettlementDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    // Another request than the one that may have been sent.
    setKey(newKey());
    onTouched();
  };
  const isFaulty = (charge: DraftCharge) => Object.values(faultOf(charge)).some(Boolean);
  const faulty = draft.charges.filter(isFaulty);
  const discountWrong = discountOf(draft) === undefined;
  const reckoned = reckonDraft(parts, draft);

  return {
    draft,
    key,
    change,
    reckoned,
    settlement: settlementOf(draft),
    discountWrong,
    faultsOf: (charge: DraftCharge) => (checked.has(charge.key) ? faultOf(charge) : null),
    changeCharge: (key: string, part: Partial<DraftCharge>) =>
      change({ charges: draft.charges.map((charge) => (charge.key === key ? { ...charge, ...part } : charge)) }),
    /** One more line, unless one is still incomplete: then that one is pointed out. */
    addCharge(): boolean {
      setChecked(new Set(faulty.map((charge) => charge.key)));
      if (faulty.length > 0) return false;
      change({ charges: [...draft.charges, { key: newKey(), description: '', cents: 0 }] });
      return true;
    },
    pay: (method: PaymentMethod, cents: number) => change({ payments: { ...draft.payments, [method]: cents } }),
    /** Whether everything typed can be sent; what cannot is pointed out. */
    check(): boolean {
      setChecked(new Set(faulty.map((charge) => charge.key)));
      return faulty.length === 0 && !discountWrong;
    },
  };
}
