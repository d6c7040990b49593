import type { Charge, Discount, Order } from './contract.ts';

/** What the cashier decides when an order or a bill is settled. */
export interface Adjustments {
  chargeServiceFee: boolean;
  charges: readonly Charge[];
  discount: Discount | null;
}

export interface BillSums {
  itemsCents: number;
  serviceFeeCents: number;
  chargesCents: number;
  /** What was really taken off: never more than there was. */
  discountCents: number;
  totalCents: number;
}

/** A part of a bill: what was ordered, with the fee that held then and whatever was settled about it before. */
export interface BillPart {
  itemsCents: number;
  serviceFeeBasisPoints: number;
  /** An order that was completed by itself keeps its fee, its charges and its discount. */
  settled?: { serviceFeeCents: number; chargesCents: number; discountCents: number };
}

const whole = 10_000;

/**
 * Items + service fee + extra charges - discount, never below zero. Each line of the bill is rounded once, half up to the cent:
 * the fee of several orders is one line, so it is summed before it is rounded.
 */
export function billSums(parts: readonly BillPart[], { chargeServiceFee, charges, discount }: Adjustments): BillSums {
  const open = parts.filter((part) => !part.settled);
  const settled = parts.flatMap((part) => part.settled ?? []);
  const itemsCents = sum(parts.map((part) => part.itemsCents));
  const ownFees = sum(settled.map((part) => part.serviceFeeCents));
  const serviceFeeCents = chargeServiceFee ? feeOf(open) + ownFees : 0;
  const chargesCents = sum(charges.map((charge) => charge.cents)) + sum(settled.map((part) => part.chargesCents));
  const before = itemsCents + serviceFeeCents + chargesCents;
  const wanted = discountOf(itemsCents, discount) + sum(settled.map((part) => part.discountCents));
  const discountCents = Math.min(wanted, before);
  return { itemsCents, serviceFeeCents, chargesCents, discountCents, totalCents: before - discountCents };
}

/** Whole ten-thousands and their remainders apart: products of large sums would leave what a number holds exactly. */
function feeOf(parts: readonly BillPart[]): number {
  const wholes = sum(parts.map((part) => Math.floor(part.itemsCents / whole) * part.serviceFeeBasisPoints));
  const rests = sum(parts.map((part) => (part.itemsCents % whole) * part.serviceFeeBasisPoints));
  return wholes + Math.floor((rests + whole / 2) / whole);
}

function discountOf(itemsCents: number, discount: Discount | null): number {
  if (!discount) return 0;
  if (discount.type === 'fixed') return discount.value;
  return feeOf([{ itemsCents, serviceFeeBasisPoints: discount.value }]);
}

type Settleable = Pick<
  Order,
  | 'status'
  | 'itemsCents'
  | 'serviceFeeBasisPoints'
  | 'serviceFeeCents'
  | 'customCharges'
  | 'totalCents'
  | 'completedAt'
  | 'paidAt'
>;

/** Whether an order is still to be paid with its bill: a cancelled one never was, one paid by itself is not any more. */
export function isDue(order: Pick<Order, 'status' | 'paidAt'>): boolean {
  return order.status !== 'cancelado' && order.paidAt === null;
}

export function dueParts(orders: readonly Settleable[]): BillPart[] {
  return orders.filter(isDue).map(partOf);
}

function partOf(order: Settleable): BillPart {
  const { itemsCents, serviceFeeBasisPoints, serviceFeeCents, totalCents } = order;
  if (order.completedAt === null) return { itemsCents, serviceFeeBasisPoints };
  const chargesCents = sum(order.customCharges.map((charge) => charge.cents));
  const discountCents = itemsCents + serviceFeeCents + chargesCents - totalCents;
  return { itemsCents, serviceFeeBasisPoints, settled: { serviceFeeCents, chargesCents, discountCents } };
}

/** The total spread over parts by their weight, to the cent: what rounding leaves over goes to the first that weigh anything. */
export function sharesByWeight(totalCents: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? totalCents : 0));
  // The product of two large sums is more than a number holds exactly.
  const shares = weights.map((weight) => Number((BigInt(totalCents) * BigInt(weight)) / BigInt(whole)));
  let left = totalCents - sum(shares);
  return shares.map((share, index) => {
    if (left === 0 || weights[index] === 0) return share;
    left -= 1;
    return share + 1;
  });
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
