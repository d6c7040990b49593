import { percentagesOf } from '#lib/money.ts';
import { sharesAsWished } from '../bills/as-wished.ts';
import { isDue, sharesByWeight, type Wishes } from '../bills/bill.ts';
import type { Order } from '../orders/contract.ts';
import { lineCents } from '../orders/order.ts';
import { type EqualSplit, equalParts } from './equal-share.ts';
import { piece } from './values.ts';

/** What is to be paid for one line of a bill, or for its couverts: what it costs, and its share of all else. */
export interface Due {
  orderId: string;
  line: number;
  quantity: number;
  itemsCents: number;
  couvertCents: number;
  feeCents: number;
  /** Of what the fee is a percentage of; 0 where it is none, or was decided with its order. */
  feeBasisPoints: number;
  /** Charges less discounts. */
  extraCents: number;
}

/** In twelfths of a piece, from the first on: those of a line lie side by side. */
export type Pieces = readonly [from: number, to: number];

export interface Claim {
  orderId: string;
  line: number;
  pieces: Pieces;
}

interface Splitting {
  id: string;
  orders: readonly Order[];
  wishes: Wishes;
  totalCents: number;
}

/** A bill cut along its lines: what these come to together is the bill, to the cent. The couverts are line 0 of the bill itself. */
export function duesOf({ id, orders, wishes, totalCents }: Splitting): Due[] {
  const due = orders.filter(isDue);
  const shares = sharesAsWished(due, wishes);
  const dues = due.flatMap((order, index) => linesOf(order, shares[index], wishes));
  const { couvert } = wishes;
  if (couvert) dues.push({ ...nothing(id, 0, couvert.people), couvertCents: couvert.people * couvert.cents });
  // Of the couverts is what a discount takes off beyond the orders, and what is charged where none is due.
  const last = dues.at(-1);
  if (last) last.extraCents += totalCents - dues.reduce((sum, each) => sum + centsOf(each), 0);
  return dues;
}

const nothing = (orderId: string, line: number, quantity: number): Due => ({
  orderId,
  line,
  quantity,
  itemsCents: 0,
  couvertCents: 0,
  feeCents: 0,
  feeBasisPoints: 0,
  extraCents: 0,
});

function linesOf(
  { id, lines, completedAt, serviceFeeBasisPoints }: Order,
  share: ReturnType<typeof sharesAsWished>[number] | undefined,
  { feeDeclined }: Wishes,
): Due[] {
  if (!share) return [];
  const feeBasisPoints = feeDeclined || completedAt !== null ? 0 : serviceFeeBasisPoints;
  const items = lines.map(lineCents);
  const fees = sharesByWeight(share.serviceFeeCents, items);
  const charges = sharesByWeight(share.chargesCents, items);
  const discounts = sharesByWeight(share.discountCents, items);
  return lines.map(({ line, quantity }, index) => ({
    ...nothing(id, line, quantity),
    itemsCents: items[index] ?? 0,
    feeCents: fees[index] ?? 0,
    feeBasisPoints,
    extraCents: (charges[index] ?? 0) - (discounts[index] ?? 0),
  }));
}

export type Share = Pick<Due, 'itemsCents' | 'couvertCents' | 'feeCents' | 'extraCents'>;

export function centsOf({ itemsCents, couvertCents, feeCents, extraCents }: Share) {
  return itemsCents + couvertCents + feeCents + extraCents;
}

/** Of an amount that lies evenly over a line what lies on some of its pieces: side by side these add up to it, however it is cut. */
function over(cents: number, { quantity }: Due, [from, to]: Pieces): number {
  const upTo = (place: number) => Math.floor((cents * place) / (quantity * piece));
  return upTo(to) - upTo(from);
}

/**
 * What claimed pieces come to, part by part. Their fee is rounded once, as that of the bill: it is the percentage of what is told beside it, and
 * the cents that this leaves are of whoever takes the last.
 */
export function shareOf(dues: readonly Due[], claims: readonly Claim[]): Share {
  const fees: { cents: number; basisPoints: number }[] = [];
  const share = { itemsCents: 0, couvertCents: 0, feeCents: 0, extraCents: 0 };
  for (const claim of claims) {
    const due = dues.find((each) => isOf(each, claim));
    if (!due) continue;
    const { feeBasisPoints } = due;
    const cents = over(due.itemsCents, due, claim.pieces);
    share.itemsCents += cents;
    if (feeBasisPoints > 0) fees.push({ cents, basisPoints: feeBasisPoints });
    else share.feeCents += over(due.feeCents, due, claim.pieces);
    for (const part of ['couvertCents', 'extraCents'] as const) share[part] += over(due[part], due, claim.pieces);
  }
  share.feeCents += percentagesOf(fees);
  // Each part is cut by itself: of what a discount takes away, a piece may come to a cent less than nothing.
  share.extraCents = Math.max(share.extraCents, -share.itemsCents - share.couvertCents - share.feeCents);
  return share;
}

export const isOf = (due: Pick<Due, 'orderId' | 'line'>, claim: Pick<Claim, 'orderId' | 'line'>) =>
  due.orderId === claim.orderId && due.line === claim.line;

/** What of a line nobody has claimed. */
export function freePieces(quantity: number, claimed: readonly Pieces[]): Pieces[] {
  const free: Pieces[] = [];
  let place = 0;
  for (const [from, to] of [...claimed].sort(([a], [b]) => a - b)) {
    if (from > place) free.push([place, from]);
    place = Math.max(place, to);
  }
  if (quantity * piece > place) free.push([place, quantity * piece]);
  return free;
}

/** As many of them as are wanted, from the first gap that has room for all, or else from several; null when there are fewer. */
export function takePieces(free: readonly Pieces[], wanted: number): Pieces[] | null {
  const whole = free.find(([from, to]) => to - from >= wanted);
  if (whole) return [[whole[0], whole[0] + wanted]];
  const taken: Pieces[] = [];
  let left = wanted;
  for (const [from, to] of free) {
    const count = Math.min(left, to - from);
    if (count > 0) taken.push([from, from + count]);
    left -= count;
  }
  return left === 0 ? taken : null;
}

/** Whether what is named is all that there is to pay for. */
export function coversAll(dues: readonly Due[], claims: readonly Claim[]): boolean {
  return dues.every((due) => {
    const taken = claims.filter((claim) => isOf(due, claim)).map(({ pieces }) => pieces);
    return centsOf(due) === 0 || freePieces(due.quantity, taken).length === 0;
  });
}

export type Split = { by: 'items' } | { by: 'people'; people: number } | { by: 'amount'; cents: number };

interface Standing {
  dues: readonly Due[];
  /** Of whoever asks, and not paid yet. */
  mine: readonly Claim[];
  /** Paid, or on their way to it with somebody else's part. */
  taken: readonly Claim[];
  /** What is still to be paid and nobody else is about to pay. */
  leftCents: number;
  /** Of those who divide it equally, who has paid. */
  equal: EqualSplit;
}

/**
 * What a part comes to. Never more than is left; equal parts are of the whole, so that what is left is of those who have none yet; and by items, whoever takes the last of them takes what is left: the cents of rounding, and
 * less what others gave besides their own.
 */
export function partOf(split: Split, { dues, mine, taken, leftCents, equal }: Standing): number {
  const left = Math.max(0, leftCents);
  if (split.by === 'amount') return Math.min(split.cents, left);
  if (split.by === 'people') return equalParts(left, split.people, equal)[0] ?? 0;
  if (mine.length > 0 && coversAll(dues, [...mine, ...taken])) return left;
  return Math.min(centsOf(shareOf(dues, mine)), left);
}

/** What is left for whoever chooses next: nobody is about to pay it, and no phone holds it. */
export function leftToChoose(standing: Omit<Standing, 'mine'>, held: readonly Claim[]): number {
  return Math.max(0, standing.leftCents) - partOf({ by: 'items' }, { ...standing, mine: held });
}
