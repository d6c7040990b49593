import { m } from '#generated/messages/messages.js';
import type { CheckLine } from '../../../told/contract.ts';
import { heldMinutes } from '../../../values.ts';
import { personName } from '../person-name.tsx';
import { standingOf } from './pieces.ts';

type Claim = Pick<CheckLine['claims'][number], 'person' | 'you' | 'held' | 'paid'>;

/** Whose a line is, and where it may be somebody else's yet, how soon. */
export function claimWords(claim: Claim): string {
  const name = personName(claim);
  if (claim.paid) return m['checks.paidByName']({ name });
  return claim.held ? m['checks.paying']({ name }) : m['checks.chose']({ name, minutes: heldMinutes });
}

/** Of a line that is divided. */
export function partWords(claim: Claim): string {
  const name = personName(claim);
  if (claim.paid) return m['checks.partPaidBy']({ name });
  return claim.held ? m['checks.sharedWith']({ name }) : m['checks.choseApart']({ name, minutes: heldMinutes });
}

/** Lines of which this phone had chosen what another has now. */
export function takenAway<Line extends Pick<CheckLine, 'orderId' | 'line' | 'quantity' | 'claims'>>(
  before: readonly Line[],
  after: readonly Line[],
): { line: Line; by: Claim }[] {
  return before.flatMap((was) => {
    const line = after.find((each) => each.orderId === was.orderId && each.line === was.line);
    if (!line || standingOf(line).mine >= standingOf(was).mine) return [];
    const by = line.claims.find(({ you, person }) => !you && piecesOf(line, person) > piecesOf(was, person));
    return by ? [{ line, by }] : [];
  });
}

const piecesOf = ({ claims }: Pick<CheckLine, 'claims'>, of: number | null) =>
  claims.filter(({ you, person }) => !you && person === of).reduce((sum, { pieces }) => sum + pieces, 0);
