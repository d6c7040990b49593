import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { StoredBill } from '../bills/store.ts';
import { keepNumber } from './phones.ts';
import { duesOf, freePieces, isOf, takePieces } from './split.ts';
import { claimsOf, giveUpClaims, insertClaims } from './store.ts';

interface Wanted {
  orderId: string;
  line: number;
  pieces: number;
}

/** A phone says how much of a line is its own to pay. What others have said is theirs. */
export async function claimPieces(
  tx: TransactionScope,
  bill: StoredBill,
  guest: string,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  const due = duesOf(bill).find((each) => isOf(each, wanted));
  if (!due) throw new CodedError('line_not_found');
  const claims = (await claimsOf(tx, bill.id, { guest, now })).filter((claim) => isOf(due, claim));
  const mine = claims.filter((claim) => claim.guest === guest && claim.partId === null);
  const others = claims.filter((claim) => !mine.includes(claim));
  const free = freePieces(
    due.quantity,
    others.map(({ pieces }) => pieces),
  );
  const pieces = takePieces(free, wanted.pieces);
  if (!pieces) throw new CodedError('piece_taken', { left: free.reduce((sum, [from, to]) => sum + to - from, 0) });
  if (wanted.pieces > 0) await keepNumber(tx, bill.id, guest);
  await giveUpClaims(tx, mine);
  const { orderId, line } = due;
  if (wanted.pieces > 0) await insertClaims(tx, { billId: bill.id, orderId, line, guest, pieces, now });
}
