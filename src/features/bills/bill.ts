import { percentageOf, percentagesOf } from '#lib/money.ts';
import type { Charge, Discount, Order } from '../orders/contract.ts';
import { type Figures, figuresOf, type OrderAmounts } from '../orders/figures.ts';
import { maxPeople } from './values.ts';

/** What the cashier decides when an order or a bill is settled. */
export interface Adjustments {
  chargeServiceFee: boolean;
  charges: readonly Charge[];
  discount: Discount | null;
}

/** A part of a bill: what was ordered, with the fee that held then and whatever was decided about it before. */
export interface BillPart {
  itemsCents: number;
  serviceFeeBasisPoints: number;
  /** An order that was completed by itself keeps its fee, its charges and its discount. */
  completed?: { serviceFeeCents: number; chargesCents: number; discountCents: number };
}

/** Nothing decided: with its fee, and nothing added or taken off. */
export const asItIs: Adjustments = { chargeServiceFee: true, charges: [], discount: null };

/** What stands of an open bill: what guests asked for from their phones, and what the till decided with a part. Whoever closes it decides. */
export interface Wishes {
  feeDeclined: boolean;
  /** Never added unasked, at the price of a person that they were shown. */
  couvert: { people: number; cents: number } | null;
  /** Beside the couvert. */
  charges: Charge[];
  discount: Discount | null;
}

/** What a bill begins with. */
export const unwished: Wishes = { feeDeclined: false, couvert: null, charges: [], discount: null };

/** What couvert is called among a bill's charges, and found by. */
export const couvertCharge = 'Couvert';

/** What a bill comes to while nobody has decided otherwise. */
export function asWished({ feeDeclined, couvert, charges, discount }: Wishes): Adjustments {
  const couverts = couvert ? [{ description: couvertCharge, cents: couvert.people * couvert.cents }] : [];
  return { chargeServiceFee: !feeDeclined, charges: [...couverts, ...charges], discount };
}

/** What stands of a bill once the till has decided so about it. Couvert that is charged as it was asked for is still the guests'. */
export function wishesAs({ chargeServiceFee, charges, discount }: Adjustments, { couvert }: Wishes): Wishes {
  const asked = charges.findIndex(
    ({ description, cents }) => couvert && description === couvertCharge && cents === couvert.people * couvert.cents,
  );
  return {
    feeDeclined: !chargeServiceFee,
    couvert: asked < 0 ? null : couvert,
    charges: charges.filter((_, index) => index !== asked),
    discount,
  };
}

interface Standing {
  orders: readonly Settleable[];
  wishes: Wishes;
}

/** Of two parties that become one: whether the fee is paid is as at the bill that stays, couvert and charges are of both. */
export function wishesTogether(stays: Standing, comes: Standing): Wishes {
  const here = stays.wishes;
  const there = comes.wishes;
  const people = Math.min(maxPeople, (here.couvert?.people ?? 0) + (there.couvert?.people ?? 0));
  const cents = here.couvert?.cents ?? there.couvert?.cents;
  // A percentage was of one party's items: it takes off what it took off there.
  const value = takenOff(stays) + takenOff(comes);
  return {
    feeDeclined: here.feeDeclined,
    couvert: cents === undefined ? null : { people, cents },
    charges: [...here.charges, ...there.charges],
    discount: value > 0 ? { type: 'fixed', value } : null,
  };
}

function takenOff({ orders, wishes }: Standing): number {
  const own = openSums(orders, { ...wishes, discount: null }).discountCents;
  return openSums(orders, wishes).discountCents - own;
}

/**
 * Items + service fee + extra charges - discount, never below zero. Each line of the bill is rounded once, half up to the cent:
 * the fee of several orders is one line, so it is summed before it is rounded.
 */
export function billSums(parts: readonly BillPart[], { chargeServiceFee, charges, discount }: Adjustments): Figures {
  const open = parts.filter((part) => !part.completed);
  const completed = parts.flatMap((part) => part.completed ?? []);
  const itemsCents = sum(parts.map((part) => part.itemsCents));
  const ownFees = sum(completed.map((part) => part.serviceFeeCents));
  const serviceFeeCents = chargeServiceFee ? feeOf(open) + ownFees : 0;
  const chargesCents = sum(charges.map((charge) => charge.cents)) + sum(completed.map((part) => part.chargesCents));
  const before = itemsCents + serviceFeeCents + chargesCents;
  const wanted = discountOf(itemsCents, discount) + sum(completed.map((part) => part.discountCents));
  const discountCents = Math.min(wanted, before);
  return { itemsCents, serviceFeeCents, chargesCents, discountCents, totalCents: before - discountCents };
}

function feeOf(parts: readonly BillPart[]): number {
  return percentagesOf(
    parts.map(({ itemsCents, serviceFeeBasisPoints }) => ({ cents: itemsCents, basisPoints: serviceFeeBasisPoints })),
  );
}

/** What an open bill comes to: what is shown of it, and what decides whether a change of it may stand. */
export function openSums(orders: readonly Settleable[], wishes: Wishes): Figures {
  return billSums(dueParts(orders), asWished(wishes));
}

/** What a discount would take off, if there is as much. */
export function discountOf(itemsCents: number, discount: Discount | null): number {
  if (!discount) return 0;
  if (discount.type === 'fixed') return discount.value;
  return percentageOf(itemsCents, discount.value);
}

export type Settleable = Omit<OrderAmounts, 'id' | 'number'>;

/** Whether an order is still to be paid with its bill: a cancelled one never was, one paid by itself is not any more. */
export function isDue(order: Pick<Order, 'status' | 'paidAt'>): boolean {
  return order.status !== 'cancelado' && order.paidAt === null;
}

/** Every charge of a bill by its name: orders that were completed by themselves bring charges of their own. */
export function chargesOf(due: readonly Pick<Order, 'customCharges'>[], charges: readonly Charge[]): Charge[] {
  return [...due.flatMap((order) => order.customCharges), ...charges];
}

/** The percentage that a discount is told by; null when orders bring their own, since what was taken off is then more than that. */
export function discountToldOf(
  orders: readonly Pick<Order, 'status' | 'paidAt' | 'discount'>[],
  discount: Discount | null,
): Discount | null {
  return orders.some((order) => isDue(order) && order.discount !== null) ? null : discount;
}

export function dueParts(orders: readonly Settleable[]): BillPart[] {
  return orders.filter(isDue).map(partOf);
}

/** What an order that is due adds to its bill. */
export function partOf(order: Omit<Settleable, 'status' | 'paidAt'>): BillPart {
  const { itemsCents, serviceFeeBasisPoints } = order;
  return { itemsCents, serviceFeeBasisPoints, ...(order.completedAt !== null && { completed: figuresOf(order) }) };
}

/** What was settled of one order: its items, and its part of everything that was decided about the bill. */
export type Share = Omit<Figures, 'itemsCents'>;

/**
 * What a bill was closed at, spread over the orders that are due, to the cent: the sums of these are the bill's. An order that was
 * completed by itself keeps what was decided about it; the rest follows the weight.
 */
export function sharesOf(orders: readonly Settleable[], adjustments: Adjustments): Share[] {
  const { chargeServiceFee, charges } = adjustments;
  const parts = orders.map(partOf);
  const sums = billSums(parts, adjustments);
  const ownFees = parts.map(({ completed }) => (chargeServiceFee && completed ? completed.serviceFeeCents : 0));
  const feeWeights = parts.map((part) => (part.completed ? 0 : part.itemsCents * part.serviceFeeBasisPoints));
  const fees = added(ownFees, sharesByWeight(sums.serviceFeeCents - sum(ownFees), feeWeights));
  const items = parts.map(({ itemsCents }) => itemsCents);
  const extra = sharesByWeight(sum(charges.map(({ cents }) => cents)), items);
  const extras = added(
    parts.map(({ completed }) => completed?.chargesCents ?? 0),
    extra,
  );
  const before = added(items, added(fees, extras));
  const own = parts.map(({ completed }, index) => Math.min(completed?.discountCents ?? 0, before[index] ?? 0));
  const left = before.map((cents, index) => cents - (own[index] ?? 0));
  const discounts = added(own, sharesByWeight(sums.discountCents - sum(own), left));
  return parts.map((_, index) => {
    const serviceFeeCents = fees[index] ?? 0;
    const chargesCents = extras[index] ?? 0;
    const discountCents = discounts[index] ?? 0;
    return { serviceFeeCents, chargesCents, discountCents, totalCents: (before[index] ?? 0) - discountCents };
  });
}

function added(a: readonly number[], b: readonly number[]): number[] {
  return a.map((cents, index) => cents + (b[index] ?? 0));
}

/** The total spread over parts by their weight, to the cent: what rounding leaves over goes to those who lost most by it, among equals to the first. */
export function sharesByWeight(totalCents: number, weights: readonly number[]): number[] {
  // Sums and products of large amounts are more than a number holds exactly.
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? totalCents : 0));
  const products = weights.map((weight) => BigInt(totalCents) * BigInt(weight));
  const shares = products.map((product) => Number(product / whole));
  // Each that was rounded lost less than a cent, so there are more of them than cents left.
  const left = totalCents - sum(shares);
  const byLoss = products
    .map((product, index) => ({ lost: product % whole, index }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const odd = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (odd.has(index) ? share + 1 : share));
}

/** Equal shares that add up to the total: the first ones carry the odd cents. */
export function equalShares(totalCents: number, people: number): number[] {
  const least = Math.floor(totalCents / people);
  const odd = totalCents - least * people;
  return Array.from({ length: people }, (_, index) => least + (index < odd ? 1 : 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
