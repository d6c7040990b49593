import type { Scope } from '#database/scope.ts';
import { isDue } from '../bills/bill.ts';
import { unreversed } from '../bills/payments/unreversed.ts';
import { openBillAt, readBill, type StoredBill } from '../bills/store.ts';
import { comingFor } from '../calls/store.ts';
import { keptChoices } from '../orders/lines/choice-names.ts';
import { lineCents } from '../orders/order.ts';
import { couvertArtistOf, couvertNow } from './couvert-days.ts';
import { openAccount } from './online/accounts.ts';
import { equalSplitOf } from './parts/equal.ts';
import { areWishesOpen, isOpen, leftFor } from './parts/left.ts';
import { partsOf, type StoredPart } from './parts/store.ts';
import { partTold } from './parts/told.ts';
import { phonesOf } from './phones.ts';
import { receiverFault } from './pix/code.ts';
import type { CheckSettings } from './settings/contract.ts';
import { duesOf, isOf, leftToChoose, partOf, shareOf } from './split.ts';
import {
  claimsOf,
  heldUntil,
  isHeld,
  type Passed,
  passedFrom,
  readSettings,
  type Sender,
  type StoredClaim,
  sendersOf,
} from './store.ts';
import type { Check, CheckLine, TableCheck } from './told/contract.ts';
import type { OnlineProvider } from './values.ts';

interface Asking {
  guest: string | null;
  /** Who takes payments here, if anybody does. */
  online: OnlineProvider | null;
  now: Date;
}

/** The bill of a table as one of its phones sees it. */
export async function readCheck(scope: Scope, tableId: string, { guest, online, now }: Asking): Promise<TableCheck> {
  const id = await openBillAt(scope, tableId);
  const bill = id ? await readBill(scope, id) : null;
  const offer = await couvertNow(scope, now);
  const couvertToday = { cents: offer.cents, artist: offer.artist };
  if (!bill || bill.closedAt !== null) return { check: null, couvertToday, now: now.toISOString() };
  const [allClaims, phones, senders, settings, parts, comingTo, artist, account, passed] = await Promise.all([
    claimsOf(scope, bill.id),
    phonesOf(scope, bill.id),
    sendersOf(scope, bill.id),
    readSettings(scope),
    partsOf(scope, bill.id),
    comingFor(scope, tableId),
    couvertArtistOf(scope, bill.id),
    online && openAccount(scope, online),
    bill.passes.some(({ went }) => went) ? passedFrom(scope, bill.id) : [],
  ]);
  const couvert = { cents: offer.cents, artist: bill.wishes.couvert ? artist : offer.artist };
  const around = {
    claims: allClaims.filter((claim) => claim.guest === guest || isHeld(claim, now)),
    phones,
    senders,
    guest,
    settings,
    parts,
    passed,
    comingTo,
    couvert,
    online: account ? online : null,
    now,
  };
  return { check: told(bill, around), couvertToday, now: now.toISOString() };
}

interface Around {
  claims: readonly StoredClaim[];
  phones: ReadonlyMap<string, number>;
  senders: readonly Sender[];
  guest: string | null;
  settings: CheckSettings;
  parts: readonly StoredPart[];
  passed: readonly Passed[];
  /** Who of the staff goes to take a part, by their first name. */
  comingTo: ReadonlyMap<string, string>;
  couvert: { cents: number; artist: string | null };
  /** The provider that the house is connected to. */
  online: OnlineProvider | null;
  now: Date;
}

function told(bill: StoredBill, around: Around): Check {
  const { claims, phones, senders, guest, settings, parts, passed, comingTo, couvert, online, now } = around;
  const whose = (of: string | null) => ({
    person: (of !== null && phones.get(of)) || null,
    you: of !== null && of === guest,
  });
  const dues = duesOf(bill);
  const mine = claims.filter((claim) => claim.guest === guest && claim.partId === null);
  const taken = claims.filter((claim) => claim.partId !== null);
  const leftCents = leftFor(bill.restCents, parts);
  const payments = unreversed(bill.payments);
  const equal = equalSplitOf({ leftCents, parts, payments }, guest);
  const standing = { dues, taken, leftCents, equal };
  const held = claims.filter((claim) => claim.partId === null && isHeld(claim, now));
  // The one that waits, or the last that was paid.
  const own = parts.filter((part) => part.guest === guest && (part.status !== 'withdrawn' || part.endedWhy !== null));
  const part = own.find(isOpen) ?? own.at(-1);
  const payers = new Map(parts.map(({ id, guest: payer }) => [id, payer]));
  const whosePaid = (key: string | null) => whose(key === null ? null : (payers.get(key) ?? null));
  const { wishes } = bill;
  return {
    id: bill.id,
    openedAt: bill.openedAt,
    phones: phones.size,
    people: bill.people,
    lines: linesOf(bill, senders, claims, whose, parts),
    passed: [...passed],
    itemsCents: bill.itemsCents,
    serviceFeeCents: bill.serviceFeeCents,
    chargesCents: bill.chargesCents - (wishes.couvert ? wishes.couvert.people * wishes.couvert.cents : 0),
    discountCents: bill.discountCents,
    totalCents: bill.totalCents,
    serviceFeeBasisPoints: bill.serviceFeeBasisPoints,
    feeDeclined: wishes.feeDeclined,
    couvert: wishes.couvert,
    couvertOfferCents: couvert.cents,
    couvertArtist: couvert.artist,
    wishesOpen: areWishesOpen(bill, parts),
    paidApartCents: bill.paidBeforeCents,
    payments: payments.map(({ id, key, method, keptCents, at }) => ({
      id,
      method,
      cents: keptCents,
      at,
      ...whosePaid(key),
    })),
    reversed: bill.payments.flatMap(({ id, key, keptCents, reversal }) =>
      reversal ? { id, cents: keptCents, at: reversal.at, ...whosePaid(key) } : [],
    ),
    paidCents: bill.paidCents,
    restCents: bill.restCents,
    leftCents,
    toChooseCents: leftToChoose(standing, held),
    equal,
    mine: { ...shareOf(dues, mine), cents: partOf({ by: 'items' }, { ...standing, mine }) },
    part: part ? partTold(part, settings, comingTo.get(part.id) ?? null) : null,
    credits: parts
      .filter((each) => each.guest === guest && each.creditCents > 0)
      .map((each) => partTold(each, settings, null)),
    awaited: parts
      .filter((each) => isOpen(each) && each.guest !== guest)
      .map(({ id, guest: payer, method, cents, status, askedAt }) => ({
        id,
        askedAt,
        person: whose(payer).person,
        method,
        cents,
        told: status === 'told',
      })),
    // One that was kept before codes were tried at saving may make none.
    takesPix: settings.pix !== null && receiverFault(settings.pix) === null,
    online,
  };
}

type Whose = (guest: string | null) => Pick<CheckLine, 'person' | 'you'>;

function linesOf(
  { id, orders, wishes }: StoredBill,
  senders: readonly Sender[],
  claims: readonly StoredClaim[],
  whose: Whose,
  parts: readonly StoredPart[],
): CheckLine[] {
  const paid = new Set(parts.flatMap(({ id: partId, status }) => (status === 'paid' ? partId : [])));
  const claimsOn = (of: Pick<CheckLine, 'orderId' | 'line'>) => {
    const found = new Map<string, CheckLine['claims'][number]>();
    for (const claim of claims) {
      const { guest, pieces, partId } = claim;
      if (!isOf(of, claim)) continue;
      const key = `${guest} ${partId}`;
      const standing = { held: partId !== null, paid: partId !== null && paid.has(partId) };
      const sum = found.get(key) ?? { ...whose(guest), ...standing, until: heldUntil(claim), pieces: 0 };
      found.set(key, { ...sum, pieces: sum.pieces + pieces[1] - pieces[0] });
    }
    return [...found.values()];
  };
  const lines = orders
    .filter(({ status }) => status !== 'cancelado')
    .flatMap((order) => {
      const sender = senders.find((each) => each.id === order.id);
      return order.lines.map((line) => ({
        orderId: order.id,
        line: line.line,
        name: line.name,
        quantity: line.quantity,
        productId: line.productId,
        choices: keptChoices(line),
        ...whose(sender?.guest ?? null),
        by: sender?.by ?? null,
        cents: lineCents(line),
        freeQuantity: line.freeQuantity,
        paidApart: !isDue(order),
        claims: claimsOn({ orderId: order.id, line: line.line }),
      }));
    });
  const { couvert } = wishes;
  if (!couvert) return lines;
  const couverts = {
    orderId: id,
    line: 0,
    name: '',
    productId: null,
    quantity: couvert.people,
    choices: [],
    ...whose(null),
    by: null,
    cents: couvert.people * couvert.cents,
    freeQuantity: 0,
    paidApart: false,
    claims: claimsOn({ orderId: id, line: 0 }),
  };
  return [...lines, couverts];
}
