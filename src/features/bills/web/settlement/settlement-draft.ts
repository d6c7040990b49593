import { getLocale } from '#generated/messages/runtime.js';
import { formatPercentage } from '#lib/money.ts';
import { basisPointsOf } from '#lib/typed-percent.ts';
import type { Discount } from '../../../orders/contract.ts';
import type { Figures } from '../../../orders/figures.ts';
import { asWished, type BillPart, billSums, discountOf as centsOff, type Wishes } from '../../bill.ts';
import type { Settlement } from '../../contract.ts';
import { type Reckoning, reckon } from '../../payments/reckon.ts';
import { methods, type PaymentMethod } from '../../values.ts';

export interface DraftCharge {
  key: string;
  description: string;
  /** NaN until it is an amount. */
  cents: number;
  /** Whether anything stands where its amount is typed. */
  typed: boolean;
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

export type TypedDiscount = Pick<SettlementDraft, 'discountType' | 'discountCents' | 'discountPercent'>;

export interface DraftPayment {
  key: string;
  /** Names it when it is paid as a part: another as soon as it is another amount, and the same however often it is sent. */
  partKey: string;
  method: PaymentMethod;
  /** NaN: what is typed is no amount. */
  cents: number;
  /** A tap entered what was missing: it follows what is left to pay. */
  ofRest?: boolean;
  /** What it was before the bill changed under it. */
  wasCents?: number;
}

export const emptyDraft: SettlementDraft = {
  chargeServiceFee: true,
  charges: [],
  discountType: 'fixed',
  discountCents: 0,
  discountPercent: '',
  payments: methods.map((method) => ({ key: method, partKey: '', method, cents: 0 })),
};

/** The charge that the bill's couvert is: changed by how many want it, and never typed. */
export const couvertKey = 'couvert';

/** What a bill begins with: what stands of it. */
export function wishedDraft(wishes: Wishes): SettlementDraft {
  const { chargeServiceFee, charges, discount } = asWished(wishes);
  const keyOf = (index: number) => (wishes.couvert && index === 0 ? couvertKey : `wished ${index}`);
  return {
    ...emptyDraft,
    ...typedDiscount(discount),
    chargeServiceFee,
    charges: charges.map((charge, index) => ({ ...charge, key: keyOf(index), typed: true })),
  };
}

/** More than any amount comes to. */
const most = 1_000_000_000;
const maxPercentage = 10_000;

function typedDiscount(discount: Discount | null): TypedDiscount {
  const { discountType, discountCents, discountPercent } = emptyDraft;
  if (!discount) return { discountType, discountCents, discountPercent };
  const { type, value } = discount;
  return type === 'fixed'
    ? { discountType: type, discountCents: value, discountPercent }
    : { discountType: type, discountCents, discountPercent: formatPercentage(value, getLocale()) };
}

/** Null without a discount; undefined when what was typed is none. */
export function discountOf({ discountType: type, ...draft }: TypedDiscount): Discount | null | undefined {
  const percent = draft.discountPercent.trim();
  const value = type === 'fixed' ? draft.discountCents : percent === '' ? 0 : basisPointsOf(percent);
  if (value === null || !(value >= 0) || value > (type === 'fixed' ? most : maxPercentage)) return undefined;
  return value === 0 ? null : { type, value };
}

/** Whether what was typed as handed over is no amount, one below nothing, or more than is taken. */
export function isPaymentWrong(cents: number): boolean {
  return !(cents >= 0 && cents <= most);
}

/** What is entered as handed over, without what is empty or wrong. */
export const takenOf = (payments: readonly DraftPayment[]): DraftPayment[] =>
  payments.filter(({ cents }) => cents > 0 && !isPaymentWrong(cents));

export interface ChargeFault {
  description: boolean;
  cents: boolean;
}

export function faultOf({ description, cents }: DraftCharge): ChargeFault {
  return { description: description.trim() === '', cents: !(cents > 0 && cents <= most) };
}

/** What of it is told while it is typed: an amount that is none, and that an amount is for nothing. On the way to 0,50 stands a 0. */
export function toldFaultOf(charge: DraftCharge): ChargeFault {
  const { description, cents } = faultOf(charge);
  return { description: description && charge.cents > 0, cents: cents && charge.typed && charge.cents !== 0 };
}

/** What would be sent: only what is complete counts. */
export function settlementOf(draft: SettlementDraft): Settlement {
  return {
    chargeServiceFee: draft.chargeServiceFee,
    charges: draft.charges.flatMap(({ description, cents }) =>
      cents > 0 ? [{ description: description.trim(), cents }] : [],
    ),
    discount: discountOf(draft) ?? null,
    payments: takenOf(draft.payments).map(({ method, cents }) => ({ method, cents })),
  };
}

export interface DraftReckoning extends Reckoning {
  /** What would be sent, but for a discount that is refused. */
  settlement: Settlement;
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
      each === free
        ? {
            key: each.key,
            method,
            partKey: key,
            cents: Math.max(each.cents || 0, 0) + restCents,
            ofRest: each.ofRest ?? (restCents > 0 && !(each.cents > 0)),
          }
        : each,
    );
  const last = payments.findLastIndex((each) => each.method === method);
  return restCents === 0
    ? [...payments]
    : [
        ...payments.slice(0, last + 1),
        { key, partKey: key, method, cents: restCents, ofRest: true },
        ...payments.slice(last + 1),
      ];
}

interface Moved {
  /** What is left to pay now. */
  restCents: number;
  /** By how much that rose, or fell, other than by payments: those are of somebody else's part first. */
  movedCents: number;
  /** Whether what each amount was is kept, to be told. */
  told: boolean;
}

/** What is left to pay is another amount: what a tap had entered follows that, and is no more than is missing. What was typed stays as it was typed. */
export function followRest(
  payments: readonly DraftPayment[],
  { restCents, movedCents, told }: Moved,
  newKey: () => string,
): DraftPayment[] {
  const typedCents = payments.reduce((sum, { cents, ofRest }) => sum + (!ofRest && cents > 0 ? cents : 0), 0);
  let left = Math.max(0, restCents - typedCents);
  let moved = movedCents;
  return payments.map((payment) => {
    const { wasCents: _before, ...untold } = payment;
    const kept = told ? untold : payment;
    if (!payment.ofRest) return kept;
    const cents = Math.max(0, Math.min(payment.cents + moved, left));
    left -= cents;
    moved -= cents - payment.cents;
    if (cents === payment.cents) return kept;
    return { ...kept, cents, partKey: newKey(), ...(told && { wasCents: payment.cents }) };
  });
}

/**
 * It stands otherwise than when it was opened: guests changed their minds, or a part was taken by what the till decided. What stood follows that,
 * what the cashier has decided stays, and what of that stands by now is there once.
 */
export function wishedOtherwise(draft: SettlementDraft, before: Wishes, now: Wishes): SettlementDraft {
  const wished = wishedDraft(now);
  const stood = wishedDraft(before);
  const stoodBefore = new Set(stood.charges.map(({ key }) => key));
  const stands = [...wished.charges];
  const own = draft.charges.filter(({ key, description, cents }) => {
    if (stoodBefore.has(key)) return false;
    const at = stands.findIndex((each) => each.description === description.trim() && each.cents === cents);
    if (at >= 0) stands.splice(at, 1);
    return at < 0;
  });
  const typed = discountOf(draft);
  const asBefore = typed?.type === before.discount?.type && typed?.value === before.discount?.value;
  return {
    ...draft,
    ...(typed !== undefined && asBefore && typedDiscount(now.discount)),
    chargeServiceFee:
      draft.chargeServiceFee === stood.chargeServiceFee ? wished.chargeServiceFee : draft.chargeServiceFee,
    charges: [...wished.charges, ...own],
  };
}

/** The server's own sums, shown before it is asked. */
export function reckonDraft(parts: readonly BillPart[], draft: SettlementDraft, paidCents = 0): DraftReckoning {
  const typed = settlementOf(draft);
  const without = { ...typed, discount: null };
  const { itemsCents, totalCents: mostCents } = billSums(parts, without);
  // What is refused takes nothing off: beside its refusal stands what is to be paid.
  const refused = centsOff(itemsCents, typed.discount) > mostCents;
  const settlement = refused ? without : typed;
  const sums = billSums(parts, settlement);
  const restCents = sums.totalCents - paidCents;
  const discountMostCents = refused ? mostCents : null;
  return { settlement, sums, restCents, discountMostCents, ...reckon(Math.max(0, restCents), settlement.payments) };
}

/** What is the matter with the discount: it is none at all, or more than there is to be taken off. */
export function discountFaultOf(
  draft: SettlementDraft,
  { discountMostCents: mostCents }: DraftReckoning,
): 'wrong' | { mostCents: number } | null {
  if (discountOf(draft) === undefined) return 'wrong';
  return mostCents === null ? null : { mostCents };
}
