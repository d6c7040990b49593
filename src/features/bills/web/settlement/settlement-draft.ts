import { basisPointsOf } from '#lib/typed-percent.ts';
import type { Discount } from '../../../orders/contract.ts';
import type { Figures } from '../../../orders/figures.ts';
import { type Adjustments, type BillPart, billSums, discountOf as centsOff } from '../../bill.ts';
import type { Settlement } from '../../contract.ts';
import { type Reckoning, reckon } from '../../payments/reckon.ts';
import { methods, type PaymentMethod } from '../../values.ts';

export interface DraftCharge {
  key: string;
  description: string;
  /** NaN until it is an amount. */
  cents: number;
}

/** What the cashier has typed so far. */
export interface SettlementDraft {
  chargeServiceFee: boolean;
  charges: DraftCharge[];
  discountType: Discount['type'];
  /** NaN: what is typed is no amount. */
  discountCents: number;
  /** As typed. */
  discountPercent: string;
  /** At least one for each method; a method may have several. */
  payments: DraftPayment[];
}

export interface DraftPayment {
  key: string;
  /** Names it when it is paid as a part: another as soon as it is another amount, and the same however often it is sent. */
  partKey: string;
  method: PaymentMethod;
  /** NaN: what is typed is no amount. */
  cents: number;
}

export const emptyDraft: SettlementDraft = {
  chargeServiceFee: true,
  charges: [],
  discountType: 'fixed',
  discountCents: 0,
  discountPercent: '',
  payments: methods.map((method) => ({ key: method, partKey: '', method, cents: 0 })),
};

/** What a bill begins with: what its guests asked for. */
export const wishedDraft = ({ chargeServiceFee, charges }: Adjustments): SettlementDraft => ({
  ...emptyDraft,
  chargeServiceFee,
  charges: charges.map((charge, index) => ({ ...charge, key: `wished ${index}` })),
});

const maxFixed = 1_000_000_000;
const maxPercentage = 10_000;

/** Null without a discount; undefined when what was typed is none. */
export function discountOf({ discountType: type, ...draft }: SettlementDraft): Discount | null | undefined {
  const percent = draft.discountPercent.trim();
  const value = type === 'fixed' ? draft.discountCents : percent === '' ? 0 : basisPointsOf(percent);
  if (value === null || !(value >= 0) || value > (type === 'fixed' ? maxFixed : maxPercentage)) return undefined;
  return value === 0 ? null : { type, value };
}

/** Whether what was typed as handed over is no amount, or one below nothing. */
export function isPaymentWrong(cents: number): boolean {
  return !(cents >= 0);
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
    payments: draft.payments.flatMap(({ method, cents }) => (cents > 0 ? [{ method, cents }] : [])),
  };
}

export interface DraftReckoning extends Reckoning {
  sums: Figures;
  /** Without what is paid already. Below zero it is handed back. */
  restCents: number;
  /** What is there to be taken off, when the discount is more than that. */
  discountMostCents: number | null;
}

/**
 * What is missing, in one more payment: a card that has paid its share is not asked again, so another payment of that method stands
 * by itself. Cash is cash, whoever gave it.
 */
export function withRest(payments: readonly DraftPayment[], method: PaymentMethod, restCents: number, key: string) {
  const free = payments.find((each) => each.method === method && (!(each.cents > 0) || method === 'dinheiro'));
  if (free)
    return payments.map((each) =>
      each === free ? { ...each, partKey: key, cents: Math.max(each.cents || 0, 0) + restCents } : each,
    );
  const last = payments.findLastIndex((each) => each.method === method);
  return restCents === 0
    ? [...payments]
    : payments.toSpliced(last + 1, 0, { key, partKey: key, method, cents: restCents });
}

/** The server's own sums, shown before it is asked. */
export function reckonDraft(parts: readonly BillPart[], draft: SettlementDraft, paidCents = 0): DraftReckoning {
  const settlement = settlementOf(draft);
  const sums = billSums(parts, settlement);
  const restCents = sums.totalCents - paidCents;
  const { totalCents: mostCents } = billSums(parts, { ...settlement, discount: null });
  const discountMostCents = centsOff(sums.itemsCents, settlement.discount) > mostCents ? mostCents : null;
  return { sums, restCents, discountMostCents, ...reckon(Math.max(0, restCents), settlement.payments) };
}

/** What is the matter with the discount: it is none at all, or more than there is to be taken off. */
export function discountFaultOf(
  draft: SettlementDraft,
  { discountMostCents: mostCents }: DraftReckoning,
): 'wrong' | { mostCents: number } | null {
  if (discountOf(draft) === undefined) return 'wrong';
  return mostCents === null ? null : { mostCents };
}
