import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { StoredBill } from '../bills/store.ts';
import { keepNumber } from './phones.ts';
import { duesOf, freePieces, isOf, type Pieces, takePieces } from './split.ts';
import { claimsOf, giveUpClaims, insertClaims, isHeld, type StoredClaim } from './store.ts';

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
  const claims = (await claimsOf(tx, bill.id)).filter((claim) => isOf(due, claim));
  const mine = claims.filter((claim) => claim.guest === guest && claim.partId === null);
  const others = claims.filter((claim) => !mine.includes(claim));
  const free = freePieces(due.quantity, piecesOf(others.filter((claim) => isHeld(claim, now))));
  // What others have let lapse is taken last.
  const pieces =
    takePieces(freePieces(due.quantity, piecesOf(others)), wanted.pieces) ?? takePieces(free, wanted.pieces);
  if (!pieces) throw new CodedError('piece_taken', { left: free.reduce((sum, [from, to]) => sum + to - from, 0) });
  if (wanted.pieces > 0) await keepNumber(tx, bill.id, guest);
  const lost = others.filter((claim) => pieces.some((taken) => overlap(claim.pieces, taken)));
  await giveUpClaims(tx, [...mine, ...lost]);
  const { orderId, line } = due;
  if (wanted.pieces > 0) await insertClaims(tx, { billId: bill.id, orderId, line, guest, pieces, now });
}

const piecesOf = (claims: readonly StoredClaim[]) => claims.map(({ pieces }) => pieces);

const overlap = ([from, to]: Pieces, [first, last]: Pieces) => from < last && first < to;
