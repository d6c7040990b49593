import type { BillSums } from '../../bill.ts';
import { type BillPart, billSums } from '../../bill.ts';
import type { PaymentMethod, Settlement } from '../../bills/contract.ts';
import type { Discount } from '../../contract.ts';
import { type Reckoning, reckon } from '../../payments.ts';

/** Written out again: the contract's validator has no business in a browser. */
export const methods = ['pix', 'credito', 'debito', 'dinheiro'] as const satisfies PaymentMethod[];
export const maxCharges = 20;

export interface DraftCharge {
  key: string;
  description: string;
  cents: number;
}

/** What the cashier has typed so far. */
export interface SettlementDraft {
  chargeServiceFee: boolean;
  charges: DraftCharge[];
  discountType: Discount['type'];
  /** As typed: reais or percent. */
  discountTyped: string;
  payments: Record<PaymentMethod, number>;
}

export const emptyDraft: SettlementDraft = {
  chargeServiceFee: true,
  charges: [],
  discountType: 'fixed',
  discountTyped: '',
  payments: { pix: 0, credito: 0, debito: 0, dinheiro: 0 },
};

const maxFixed = 1_000_000_000;
const maxPercentage = 10_000;

/** Null without a discount; undefined when what was typed is none. */
export function discountOf({ discountType: type, discountTyped }: SettlementDraft): Discount | null | undefined {
  const typed = discountTyped.trim();
  if (!typed) return null;
  const value = Math.round(Number(typed.replace(',', '.')) * 100);
  if (!(value >= 0) || value > (type === 'fixed' ? maxFixed : maxPercentage)) return undefined;
  return value === 0 ? null : { type, value };
}

export interface ChargeFault {
  description: boolean;
  cents: boolean;
}

export function faultOf({ description, cents }: DraftCharge): ChargeFault {
  return { description: description.trim() === '', cents: !(cents > 0) };
}

/** What would be sent: only what is complete counts. */
export function settlementOf(draft: SettlementDraft): Settlement {
  return {
    chargeServiceFee: draft.chargeServiceFee,
    charges: draft.charges.flatMap(({ description, cents }) =>
      cents > 0 ? [{ description: description.trim(), cents }] : [],
    ),
    discount: discountOf(draft) ?? null,
    payments: methods.flatMap((method) =>
      draft.payments[method] > 0 ? [{ method, cents: draft.payments[method] }] : [],
    ),
  };
}

export interface Reckoned extends Reckoning {
  sums: BillSums;
}

/** The server's own sums, shown before it is asked. */
export function reckonDraft(parts: readonly BillPart[], draft: SettlementDraft): Reckoned {
  const settlement = settlementOf(draft);
  const sums = billSums(parts, settlement);
  return { sums, ...reckon(sums.totalCents, settlement.payments) };
}
