import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { StoredBill } from '../bills/store.ts';
import { keepNumber } from './phones.ts';
import { type Due, duesOf, freePieces, isOf, type Pieces, takePieces } from './split.ts';
import { claimsOf, giveUpClaims, insertClaims, isHeld, type StoredClaim, sendersOf } from './store.ts';

interface Wanted {
  orderId: string;
  line: number;
  pieces: number;
}

/** A phone says how much of a line is its own to pay. What others have chosen is theirs for a while, and free until they pay after that. */
export async function claimPieces(
  tx: TransactionScope,
  bill: StoredBill,
  guest: string,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  const due = duesOf(bill).find((each) => isOf(each, wanted));
  if (!due) throw new CodedError('line_not_found');
  const { mine, others, free } = claimsOn(due, await claimsOf(tx, bill.id), guest, now);
  // What others have let lapse is taken last.
  const pieces =
    takePieces(freePieces(due.quantity, piecesOf(others)), wanted.pieces) ?? takePieces(free, wanted.pieces);
  if (!pieces) throw new CodedError('piece_taken', { left: countOf(free) });
  if (wanted.pieces > 0) await keepNumber(tx, bill.id, guest);
  const lost = others.filter((claim) => pieces.some((taken) => overlap(claim.pieces, taken)));
  await giveUpClaims(tx, [...mine, ...lost]);
  const { orderId, line } = due;
  if (wanted.pieces > 0) await insertClaims(tx, { billId: bill.id, orderId, line, guest, pieces, now });
}

/**
 * A phone pays for all of what it ordered that is still to be had, or for none of that. What is on its way to being paid, and what others
 * hold, stays as it is.
 */
export async function claimOwn(
  tx: TransactionScope,
  bill: StoredBill,
  guest: string,
  chosen: boolean,
  now: Date,
): Promise<void> {
  const claims = await claimsOf(tx, bill.id);
  const ordered = new Set((await sendersOf(tx, bill.id)).flatMap(({ id, guest: by }) => (by === guest ? id : [])));
  for (const due of duesOf(bill).filter(({ orderId, itemsCents }) => ordered.has(orderId) && itemsCents > 0)) {
    const { mine, free } = claimsOn(due, claims, guest, now);
    const pieces = chosen ? countOf(free) : 0;
    if (pieces !== countOf(piecesOf(mine))) await claimPieces(tx, bill, guest, { ...due, pieces }, now);
  }
}

/** What stands on a line: what the phone has chosen and not begun to pay, what is not its own to change, and what it can have. */
function claimsOn(due: Due, claims: readonly StoredClaim[], guest: string, now: Date) {
  const here = claims.filter((claim) => isOf(due, claim));
  const mine = here.filter((claim) => claim.guest === guest && claim.partId === null);
  const others = here.filter((claim) => !mine.includes(claim));
  return { mine, others, free: freePieces(due.quantity, piecesOf(others.filter((claim) => isHeld(claim, now)))) };
}

const countOf = (pieces: readonly Pieces[]) => pieces.reduce((sum, [from, to]) => sum + to - from, 0);

const piecesOf = (claims: readonly StoredClaim[]) => claims.map(({ pieces }) => pieces);

const overlap = ([from, to]: Pieces, [first, last]: Pieces) => from < last && first < to;
